import { useEffect, useId, useRef, type ReactNode } from 'react'

/** Covers the screen while work is under way. There is nothing to press, and Escape does not close it. */
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
      // A browser without support for this reports only the first Escape.
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
