/** A button that chooses one of a few things. */
export const CHOICE =
  'min-h-11 rounded-md border border-edge bg-sheet px-3.5 py-1.5 text-left leading-tight font-semibold hover:turned-about'
