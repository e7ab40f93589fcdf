import { Toast } from 'radix-ui'
import { CloseIcon } from './icons.tsx'

export interface ToastText {
  title: string
  description?: string
  look?: 'plain' | 'destructive'
}

export interface ToastCardProps {
  toast: ToastText
  open: boolean
  onClose: () => void
}

/** A toast. It ends after five seconds, by a swipe to the right or by its button. F8 moves the focus to it. */
export const ToastCard = ({ toast: { title, description, look }, open, onClose }: ToastCardProps) => (
  <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
    <Toast.Root
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      className={`grid grid-cols-[1fr_auto] gap-x-4 rounded-md border border-l-8 border-edge bg-sheet p-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${look === 'destructive' ? 'border-l-alert' : 'border-l-ink'}`}
    >
      <Toast.Title className="font-bold">{title}</Toast.Title>
      <Toast.Close className="row-span-2 -m-2 grid size-11 place-items-center self-start" aria-label="Close">
        <CloseIcon />
      </Toast.Close>
      {description && <Toast.Description className="text-soft">{description}</Toast.Description>}
    </Toast.Root>
    <Toast.Viewport hotkey={['F8']} className="ml-auto w-full has-[li]:p-4 md:max-w-[420px]" />
  </Toast.Provider>
)
