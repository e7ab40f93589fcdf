import './no-eval.ts'
import './style.css'

// A page that was drawn at build time is read first: its code comes once everything that is seen has come.
const root = document.getElementById('root')
if (root && !root.dataset['shell'] && document.readyState !== 'complete')
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

const { open } = await import('./open.tsx')
await open()
