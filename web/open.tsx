import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadScreenAt } from './routes.tsx'

/** Takes over the page that was drawn at build time, or fills the shell of one that was not. @returns when it answers */
export async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await loadScreenAt(window.location.pathname)
  await new Promise<void>((onOpen) => {
    const app = <Opening {...{ onOpen }} />
    // Bit by bit, so that a slow phone answers in between.
    startTransition(() => {
      if (root.dataset['shell']) createRoot(root).render(app)
      else hydrateRoot(root, app)
    })
  })
}

function Opening({ onOpen }: { onOpen: () => void }) {
  useEffect(onOpen, [onOpen])
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  )
}
