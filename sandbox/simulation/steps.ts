import fc from 'fast-check'
import type { Batch } from './batch.ts'
import { PARTS, type Part } from './outside.ts'

/** One thing that happens to a purchase. */
export type Step =
  | { do: 'knock' | 'return' | 'retry' | 'resend' | 'refund' }
  | { do: 'submit'; survey: number }
  | { do: 'shop says'; status: 'open' | 'pending' | 'unknown' | 'paid' | 'refunded' | 'disputed' }
  | { do: 'away' | 'back'; part: Part }
  | { do: 'let work'; forMs: number }
  | { do: 'at once'; steps: Step[] }

const message: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'knock' }, { do: 'return' }) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }).map((survey): Step => ({ do: 'submit', survey })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'retry' }, { do: 'resend' }, { do: 'refund' }) },
)

const status = fc.constantFrom('open', 'pending', 'unknown', 'paid', 'paid', 'refunded', 'disputed' as const)
const part = fc.constantFrom(...PARTS)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: message },
  {
    weight: 4,
    arbitrary: fc
      .array(message, { minLength: 2, maxLength: 5 })
      .map((steps): Step => ({ do: 'at once', steps })),
  },
  { weight: 2, arbitrary: status.map((status): Step => ({ do: 'shop says', status })) },
  { weight: 2, arbitrary: part.map((part): Step => ({ do: 'away', part })) },
  { weight: 2, arbitrary: part.map((part): Step => ({ do: 'back', part })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map((forMs): Step => ({ do: 'let work', forMs })) },
)

/** How a purchase goes. */
export interface Life {
  /** What is said before anything is done: some of it is in the first workflow task. */
  first: Step[]
  steps: Step[]
  /** How long calls to the outside take, one after the other and over again, in milliseconds. */
  latenciesMs: number[]
}

export const life: fc.Arbitrary<Life> = fc.record({
  first: fc.array(message, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { maxLength: 12 }),
  latenciesMs: fc.oneof(
    fc.constant<number[]>([0]),
    fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 7 }),
  ),
})

export const batch: fc.Arbitrary<Batch> = fc.record({
  lives: fc.array(life, { minLength: 20, maxLength: 20 }),
  restartsAfterMs: fc.array(fc.integer({ min: 50, max: 1_500 }), { maxLength: 4 }),
  forgetful: fc.boolean(),
})
