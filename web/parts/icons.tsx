/** Drawn, so that they look the same with any installed fonts. */
const icon =
  (path: string) =>
  ({ className = '' }: { className?: string }) => (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className={`inline-block size-5 shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
    >
      <path d={path} />
    </svg>
  )

export const CheckIcon = icon('M3 10.5 8 15.5 17 4.5')
export const ArrowIcon = icon('M3 10h13M11 5l5 5-5 5')
/** Points right. Callers rotate it. */
export const ChevronIcon = icon('M7 4l6 6-6 6')
export const CloseIcon = icon('M4 4l12 12M16 4 4 16')
export const MenuIcon = icon('M2 5h16M2 10h16M2 15h16')
