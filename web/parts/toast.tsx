import { createContext, lazy, Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react'
import type { ToastText } from './toast-card.tsx'

type ShowToast = (text: ToastText) => void

/** Most visits end without a toast: what draws one comes with the first. */
const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }))

/** How long a dismissed toast is kept before it is forgotten. */
const REMOVE_AFTER_MS = 1_000_000

const ToastContext = createContext<ShowToast>(() => {})

/** Shows one toast; a newer one takes the place of an older one. */
export const useToast = (): ShowToast => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(ToastText & { id: number; open: boolean }) | null>(null)
  const removal = useRef<number>(undefined)

  const show = useCallback<ShowToast>((text) => {
    window.clearTimeout(removal.current)
    setCurrent((last) => ({ ...text, id: (last?.id ?? 0) + 1, open: true }))
  }, [])
  const close = () => {
    setCurrent((last) => last && { ...last, open: false })
    removal.current = window.setTimeout(() => setCurrent(null), REMOVE_AFTER_MS)
  }

  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastCard key={current.id} toast={current} open={current.open} onClose={close} />
        </Suspense>
      )}
    </ToastContext>
  )
}
