import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { Toast } from 'radix-ui'
import { CloseIcon } from './icons.tsx'

interface ToastText {
  title: string
  description?: string
  look?: 'plain' | 'destructive'
}

type ShowToast = (text: ToastText) => void

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

  const edge = current?.look === 'destructive' ? 'border-l-alert' : 'border-l-ink'
  return (
    <ToastContext value={show}>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {children}
        {current && (
          <Toast.Root
            key={current.id}
            open={current.open}
            onOpenChange={(open) => !open && close()}
            className={`grid grid-cols-[1fr_auto] gap-x-4 rounded-md border border-l-8 border-edge bg-sheet p-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${edge}`}
          >
            <Toast.Title className="font-bold">{current.title}</Toast.Title>
            <Toast.Close
              className="row-span-2 -m-2 grid size-11 place-items-center self-start"
              aria-label="Close"
            >
              <CloseIcon />
            </Toast.Close>
            {current.description && (
              <Toast.Description className="text-soft">{current.description}</Toast.Description>
            )}
          </Toast.Root>
        )}
        <Toast.Viewport
          hotkey={['F8']}
          className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 md:max-w-[420px]"
        />
      </Toast.Provider>
    </ToastContext>
  )
}
