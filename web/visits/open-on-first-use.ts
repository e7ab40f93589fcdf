/** Signs that somebody uses the page. Without a pointer device, a click may be the first. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const
/** How long a click on a link waits for the app before the browser follows the link. */
const TIMEOUT_MS = 4000

/** Opens the app at the first sign of use. */
export function atFirstUse(page: HTMLElement, openApp: () => Promise<void>) {
  const open = keepingClicks(page, openApp)
  const begin = (event: Event) => {
    if (isAtRest(event)) return
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
    void open()
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, true)
}

/** Keeps a click until the app can handle it. @returns a function that opens the app */
export function keepingClicks(page: HTMLElement, openApp: () => Promise<void>): () => Promise<void> {
  let kept: HTMLElement | null = null
  let patience: number | undefined

  function keep(event: MouseEvent) {
    const clicked = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!(clicked instanceof HTMLElement) || !page.contains(clicked) || isTheBrowsers(event, clicked)) return
    const isSecond = clicked === letGo()
    const isLink = clicked instanceof HTMLAnchorElement
    // A second click on a link is followed at once.
    if (isSecond && isLink) return showLeaving(clicked)
    event.preventDefault()
    event.stopPropagation()
    kept = clicked
    showAtWork(clicked)
    if (isLink) patience = window.setTimeout(follow, TIMEOUT_MS)
  }

  function letGo(): HTMLElement | null {
    window.clearTimeout(patience)
    const clicked = kept
    clicked?.removeAttribute('aria-busy')
    kept = null
    return clicked
  }

  function follow() {
    const clicked = letGo()
    if (!(clicked instanceof HTMLAnchorElement)) return
    showLeaving(clicked)
    window.location.assign(clicked.href)
  }

  async function open() {
    const isOpen = await openApp().then(
      () => true,
      () => false,
    )
    window.removeEventListener('click', keep, true)
    if (isOpen) return letGo()?.click()
    // The page stays as drawn, and shows what the app would unfold.
    document.documentElement.dataset['plain'] = 'true'
    follow()
  }

  window.addEventListener('click', keep, true)
  return open
}

/** On a slow network the answer to a click takes seconds. */
const showAtWork = (clicked: Element) => clicked.setAttribute('aria-busy', 'true')

/** The same until the next page is there. Who comes back to this one finds it at rest. */
function showLeaving(link: Element) {
  showAtWork(link)
  window.addEventListener('pagehide', () => link.removeAttribute('aria-busy'), { once: true })
}

/** A page that appears under a resting mouse gets these events too. */
const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** Whether a click needs no app: it leaves this tab or site, or opens the menu. */
function isTheBrowsers(event: MouseEvent, clicked: HTMLElement): boolean {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true
  if (clicked instanceof HTMLAnchorElement)
    return (
      clicked.target !== '' || clicked.hasAttribute('download') || clicked.origin !== window.location.origin
    )
  return clicked.hasAttribute('popovertarget')
}
