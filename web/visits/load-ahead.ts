/** Begins to load the screen of a path. Returns nothing if no code has to come for it. */
type Load = (path: string) => Promise<unknown> | undefined

/** Signs that a link is about to be opened. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** The link to another screen that an event is about. */
function linkIn({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link && link.target === '' && link.pathname !== window.location.pathname ? link : null
}

/** Loads the screen of a link before it is clicked, and shows on a clicked link that its screen is on its way. */
export function loadAhead(load: Load) {
  const begin = (event: Event) => {
    const link = linkIn(event)
    if (link) void load(link.pathname)?.catch(() => undefined)
  }
  const show = (event: MouseEvent) => {
    const link = linkIn(event)
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const coming = load(link.pathname)
    if (!coming) return
    link.setAttribute('aria-busy', 'true')
    const isHere = () => link.removeAttribute('aria-busy')
    coming.then(isHere, isHere)
  }
  for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true })
  // On its way down: on its way up, the address is the new one already.
  document.addEventListener('click', show, true)
}
