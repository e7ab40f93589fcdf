import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadScreenAt } from './routes.tsx'
import { startTracking } from './track.ts'

/** Takes over the page that was drawn at build time, or fills the shell of one that was not. */
export async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
  startTracking()
  await loadScreenAt(window.location.pathname)
  if (root.dataset['shell']) createRoot(root).render(app)
  else hydrateRoot(root, app)
}
