const SHAPE =
  'inline-flex min-h-13 items-center justify-center gap-2 rounded-md border-2 py-3 text-center text-lg leading-tight font-bold no-underline transition-colors duration-100 disabled:border-rule disabled:bg-rule disabled:text-iron disabled:no-underline select-none'

const LOOKS = {
  /** The primary action of a screen. */
  action: 'px-6 border-action bg-action text-on-action hover:border-action-down hover:bg-action-down',
  plain: 'px-6 border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent px-3 font-semibold text-soft underline underline-offset-4 hover:text-ink',
}

export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, for an element that must be a plain `<a>`. */
export const buttonLook = (look: ButtonLook = 'action') => `${SHAPE} ${LOOKS[look]}`
