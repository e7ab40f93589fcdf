import './no-eval.ts'
import './style.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { startTracking } from './track.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

startTracking()
// What was drawn at build time stands and reads while its code comes.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
