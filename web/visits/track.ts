import { consent, hasTracker, onConsent } from './consent.ts'
import { onceLoaded } from '../once-loaded.ts'
import { site } from '../site.ts'

const PURCHASE = { value: 27, currency: 'USD' }

interface EventDetails {
  category: string
  label: string
  value?: number
}

type Command = ['js', Date] | ['config', string, object] | ['set', object] | ['event', string, object]

declare global {
  interface Window {
    /** The queue that the analytics script reads. */
    dataLayer?: unknown[]
  }
}

/** What happened before the consent question. It is sent only if the answer is yes. */
let waiting: (() => unknown)[] = []

/** Sends now or after a yes, and never after a no. */
function whenAllowed(tell: () => unknown) {
  const now = consent()
  if (now === 'given') tell()
  else if (now === 'unasked') waiting.push(tell)
}

const hasAnalytics = Boolean(site.analyticsSrc && site.analyticsId)

/** The analytics script reads commands only as `arguments` objects. */
const queue: (...command: Command) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- the script tells commands from data by this very type
  ;(window.dataLayer ??= []).push(arguments)
}
const tell = (...command: Command) => {
  if (hasAnalytics) whenAllowed(() => queue(...command))
}

/** An address without secrets. A program's id is its key, and queries hold emails and tokens. */
const publicAddress = (path: string) =>
  window.location.origin + path.replace(/^\/results\/.*/, '/results/:id')

/**
 * Prepares analytics, if this installation has it. Loads nothing before a yes.
 * @param ask - asks visitors who were not asked yet
 */
export function startTracking(ask: () => Promise<void>) {
  if (!hasTracker) return
  const { analyticsId } = site
  tell('js', new Date())
  if (analyticsId)
    tell('config', analyticsId, {
      send_page_view: false,
      page_location: publicAddress(window.location.pathname),
      page_referrer: '',
    })
  if (hasAnalytics) whenAllowed(loadScript)
  onConsent(() => {
    if (consent() === 'given') for (const told of waiting) told()
    waiting = []
  })
  // Called here, since the app may load late or never.
  trackPageView(window.location.pathname)
  void ask()
}

async function loadScript() {
  await onceLoaded()
  const { analyticsSrc, analyticsId } = site
  const script = document.createElement('script')
  script.src = `${analyticsSrc}?id=${encodeURIComponent(analyticsId ?? '')}`
  script.async = true
  document.head.append(script)
}

/** The last page that was reported. An app that opens late is no second visit. */
let toldPage = ''

export function trackPageView(path: string) {
  if (path === toldPage) return
  toldPage = path
  tell('set', { page_location: publicAddress(path), page_referrer: '' })
  tell('event', 'page_view', {})
}

/** `cta_click`, `program_generated` and the like. */
export const trackEvent = (name: string, { category, label, value }: EventDetails) =>
  tell('event', name, { event_category: category, event_label: label, value })

/**
 * The purchase conversion, once for each purchase however often its page is opened.
 * @param purchase - distinguishes it from other purchases of this browser; it is not sent to anybody
 */
export const trackPurchase = (purchase: string) =>
  whenAllowed(async () => (await import('./report-once.ts')).reportOnce(purchase, tellOfPurchase))

/** Also reports to the ad pixel: as an image, so that no foreign code runs on our pages. */
function tellOfPurchase(eventId: string) {
  if (hasAnalytics) queue('event', 'purchase', { ...PURCHASE, transaction_id: eventId })
  if (!site.adPixelId) return
  const query = new URLSearchParams({
    id: site.adPixelId,
    ev: 'Purchase',
    eid: eventId,
    'cd[value]': `${PURCHASE.value}`,
    'cd[currency]': PURCHASE.currency,
    noscript: '1',
  })
  const pixel = new Image()
  pixel.referrerPolicy = 'no-referrer'
  pixel.src = `https://www.facebook.com/tr?${query}`
}
