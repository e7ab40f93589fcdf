import { StrictMode } from 'react'
import { useRoutes } from 'react-router-dom'
import { ToastProvider } from './parts/toast.tsx'
import { routes } from './routes.tsx'

/** Everything inside the router, both in the browser and in the prerender. */
export const App = () => (
  <StrictMode>
    <ToastProvider>
      <Screens />
    </ToastProvider>
  </StrictMode>
)

const Screens = () => useRoutes(routes)
