import { createRoot } from 'react-dom/client'
import { consent, onConsent } from '../consent.ts'
import { ConsentBar } from './consent-bar.tsx'

/** Shows the question for as long as it has no answer; in a place of its own, so that pages without trackers load none of it. */
export function askConsent() {
  const place = document.createElement('div')
  place.style.display = 'contents'
  document.body.append(place)
  const root = createRoot(place)
  const draw = () => root.render(consent() === 'unasked' && <ConsentBar />)
  onConsent(draw)
  draw()
}
