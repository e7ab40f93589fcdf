import type { Term } from './swaps.ts'

const TERMS = { today: 'Today only', fromNowOn: 'From now on' } as const

interface WayBackProps {
  /** The exercise that the program was written with. */
  to: string
  term: Term
  onPress: () => void
}

/** Says for how long a swap stands, and takes it back. */
export const WayBack = ({ to, term, onPress }: WayBackProps) => (
  <p className="flex flex-wrap items-center gap-x-3 text-lg text-soft">
    {TERMS[term]}
    <button type="button" onClick={onPress} className="min-h-11 text-left underline underline-offset-4">
      Back to {to}
    </button>
  </p>
)
