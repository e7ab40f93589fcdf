import './style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Tooltip } from 'radix-ui'
import { ToastProvider } from './parts/toast.tsx'
import { READ_ONCE } from './read.ts'
import { router } from './routes.tsx'
import { startTracking } from './track.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

startTracking()
createRoot(root).render(
  <StrictMode>
    <SWRConfig value={READ_ONCE}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </Tooltip.Provider>
    </SWRConfig>
  </StrictMode>,
)
