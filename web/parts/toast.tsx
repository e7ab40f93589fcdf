import { createContext, lazy, Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import type { ToastCardProps, ToastText } from './toast-card.tsx'

type ShowToast = (text: ToastText) => void

/** Most visits end without a toast, so its code loads with the first one. */
const ToastCard = lazy(async () => {
  const { ToastCard } = await import('./toast-card.tsx').catch(() => ({ ToastCard: PlainCard }))
  return { default: ToastCard }
})

/**
 * Shows the same words if the real card's code does not load. A toast may well be about a lost connection.
 */
const PlainCard = ({ toast: { title, description }, open, onClose }: ToastCardProps) =>
  open && (
    <div
      role="alert"
      className="m-4 ml-auto flex w-fit gap-4 rounded-md border border-l-8 border-edge border-l-ink bg-sheet p-4 shadow-lg"
    >
      <div>
        <p className="font-bold">{title}</p>
        {description && <p className="text-soft">{description}</p>}
      </div>
      <button
        type="button"
        className="-m-2 grid size-11 shrink-0 place-items-center"
        aria-label="Close"
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  )

/** How long a dismissed toast is kept before it is forgotten. */
const REMOVE_AFTER_MS = 1_000_000

const ToastContext = createContext<ShowToast>(() => {})
const CardContext = createContext<ReactNode>(null)

/** Shows one toast. A newer one replaces an older one. */
export const useToast = (): ShowToast => use(ToastContext)

/**
 * Where a toast appears: in a strip of its own at the top, which moves down what is in view. So it covers nothing of it,
 * however small the screen is and wherever its page is scrolled to.
 */
export const ToastPlace = () => (
  <div className="toast-place sticky top-0 z-50 overflow-x-clip bg-paper print:hidden">
    {use(CardContext)}
  </div>
)

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

  const card = current && (
    <Suspense>
      <ToastCard key={current.id} toast={current} open={current.open} onClose={close} />
    </Suspense>
  )
  return (
    <ToastContext value={show}>
      <CardContext value={card}>{children}</CardContext>
    </ToastContext>
  )
}
