import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadAt, loadScreenAt } from './routes.tsx'
import { loadAhead } from './visits/load-ahead.ts'

/** Takes over the prerendered page, or fills the shell of another. @returns once it responds */
export async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await loadScreenAt(window.location.pathname)
  await new Promise<void>((onOpen) => {
    const app = <Opening {...{ onOpen }} />
    // In small pieces, so that a slow phone stays responsive.
    startTransition(() => {
      if (root.dataset['shell']) createRoot(root).render(app)
      else hydrateRoot(root, app)
    })
  })
  loadAhead(loadAt)
}

function Opening({ onOpen }: { onOpen: () => void }) {
  useEffect(onOpen, [onOpen])
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
}
