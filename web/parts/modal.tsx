import { useEffect, useId, useRef, type ReactNode } from 'react'

/** Covers the screen while something is under way; there is nothing to press and nothing to escape from. */
export function Modal({
  title,
  figure,
  children,
}: {
  title: string
  figure: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // A browser that does not know this hears of the first Escape alone.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-md border border-ink bg-sheet p-8 text-ink shadow-lg backdrop:bg-paper/85"
    >
      {figure}
      <h2 id={id} className="mt-6 text-4xl">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
