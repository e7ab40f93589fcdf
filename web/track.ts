import { site } from './site.ts'

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

/** Analytics read commands as `arguments` objects, nothing else; without a script, nobody is told anything. */
const tell: (...command: Command) => void =
  site.analyticsSrc && site.analyticsId
    ? function () {
        // eslint-disable-next-line prefer-rest-params -- the script tells commands from data by this very type
        ;(window.dataLayer ??= []).push(arguments)
      }
    : () => {}

/** An address without what opens or names anything: a program's id is its key, and queries hold emails and tokens. */
const publicAddress = (path: string) =>
  window.location.origin + path.replace(/^\/results\/.*/, '/results/:id')

/** Loads the analytics script, if this installation has one. */
export function startTracking() {
  const { analyticsSrc, analyticsId } = site
  if (!analyticsSrc || !analyticsId) return
  tell('js', new Date())
  tell('config', analyticsId, {
    send_page_view: false,
    page_location: publicAddress(window.location.pathname),
    page_referrer: '',
  })
  const script = document.createElement('script')
  script.src = `${analyticsSrc}?id=${encodeURIComponent(analyticsId)}`
  script.async = true
  document.head.append(script)
}

export function trackPageView(path: string) {
  tell('set', { page_location: publicAddress(path), page_referrer: '' })
  tell('event', 'page_view', {})
}

/** `cta_click`, `program_generated` and the like. */
export const trackEvent = (name: string, { category, label, value }: EventDetails) =>
  tell('event', name, { event_category: category, event_label: label, value })

/** The purchase conversion, to the ad pixel as well: an image, so that no foreign code runs on our pages. */
export function trackPurchase() {
  tell('event', 'purchase', PURCHASE)
  if (!site.adPixelId) return
  const query = new URLSearchParams({
    id: site.adPixelId,
    ev: 'Purchase',
    'cd[value]': `${PURCHASE.value}`,
    'cd[currency]': PURCHASE.currency,
    noscript: '1',
  })
  const pixel = new Image()
  pixel.referrerPolicy = 'no-referrer'
  pixel.src = `https://www.facebook.com/tr?${query}`
}
