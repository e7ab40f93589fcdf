import './no-eval.ts'
import './style.css'
import { atFirstUse, keepingClicks } from './visits/open-on-first-use.ts'
import { isNewHere } from './first-time-visitor.ts'
import { onceSeen } from './once-loaded.ts'
import { startTracking } from './visits/track.ts'

/** Loads the app, and lets it take over the page or fill its shell. */
const openApp = async () => (await import('./open.tsx')).open()

const page = document.getElementById('root')
startTracking(async () => (await import('./parts/frame/ask-consent.ts')).askConsent())
if (page?.dataset['text']) atFirstUse(page, openApp)
else if (page?.dataset['newcomers'] && isNewHere()) {
  const open = keepingClicks(page, openApp)
  await onceSeen()
  await open()
} else {
  if (page?.dataset['newcomers']) {
    page.dataset['shell'] = 'true'
    const drawnForOthers = page.querySelector('main')
    if (drawnForOthers) drawnForOthers.style.visibility = 'hidden'
  }
  // A prerendered page is read first, so its code loads after the page is painted.
  if (page?.querySelector('main')) await onceSeen()
  await openApp()
}
