import { buttonLook } from '../button-look.ts'
import { answerConsent, consent, onConsent } from '../../visits/consent.ts'

/** Shows the consent question until it is answered. Pages without trackers load none of it. */
export function askConsent() {
  let takeAway: (() => void) | null = null
  const show = () => {
    takeAway?.()
    takeAway = consent() === 'unasked' ? drawConsentBar() : null
  }
  onConsent(show)
  show()
}

const BUTTON = `${buttonLook('plain')} min-h-11 px-4 py-1`

const BAR = `<section aria-label="Privacy" class="sticky bottom-0 z-10 border-t border-ink bg-sheet px-5 py-3 sm:px-8 print:hidden">
  <div class="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2">
    <p class="measure text-base">
      May we count this visit? It tells us which pages help. Never your answers, email or program.
    </p>
    <div class="flex gap-2">
      <button type="button" data-answer="refused" class="${BUTTON}">No</button>
      <button type="button" data-answer="given" class="${BUTTON}">Yes, count me</button>
    </div>
  </div>
</section>`

/**
 * Asks once whether this visit may be counted. The bar reserves its own space at the bottom, so it hides
 * nothing for good. Drawn without React, which an untouched page does not load.
 * @returns a function that removes the bar
 */
export function drawConsentBar(): () => void {
  const place = document.createElement('div')
  place.style.display = 'contents'
  place.innerHTML = BAR
  for (const answer of ['refused', 'given'] as const)
    place.querySelector(`[data-answer=${answer}]`)?.addEventListener('click', () => answerConsent(answer))
  document.body.append(place)

  const { style } = document.documentElement
  const bar = place.firstElementChild
  const measured = new ResizeObserver(() => {
    const height = `${bar instanceof HTMLElement ? bar.offsetHeight : 0}px`
    style.setProperty('--covered', height)
    // Keeps the bar from covering elements that take the focus.
    style.scrollPaddingBottom = height
  })
  if (bar) measured.observe(bar)
  return () => {
    measured.disconnect()
    style.removeProperty('--covered')
    style.removeProperty('scroll-padding-bottom')
    place.remove()
  }
}
