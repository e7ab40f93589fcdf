import fc from 'fast-check'
import { type Status, type Moment, type Part, type Trouble, PARTS, REFUSING } from './outside.ts'
import { weighted } from '../run-drill.ts'

/** One thing that happens to a purchase. */
export type Step =
  | { do: 'order changed' | 'return' | 'retry' | 'resend' | 'refund' }
  | { do: 'submit'; survey: number }
  /** An operator's request that needs more than a signal. */
  | { do: 'ask'; wish: 'amend' | 'correct-email'; number: number }
  /** Its signal comes at once, or only at the end. */
  | { do: 'shop says'; status: Status; signals: boolean }
  | { do: 'trouble'; part: Part; trouble: Trouble }
  | { do: 'back'; part: Part }
  /** The worker is replaced, as in a deployment. */
  | { do: 'restart' }
  | { do: 'let work'; forMs: number }
  /**
   * Waits for this moment of the purchase. If it does not come, continues without it: soon, or later if
   * `isSure`.
   */
  | { do: 'until'; moment: Moment; isSure?: true }
  /**
   * While the shop is unavailable, signals until the history is long and makes the requests. Only then do some
   * parts and the shop return.
   */
  | { do: 'flood'; asks: Step[]; back: Part[] }
  | { do: 'at once'; steps: Step[] }

/** The script of one purchase. */
export interface Scenario {
  /** The shop's first status. */
  shop: Status
  /** Whether the checkout session was opened for a completed survey. */
  isAnswered: boolean
  /** The number of look-ups for which the shop still shows an order as paid after a refund. */
  looksBeforeRefundShows: number
  /** Messages sent before anything is done; some arrive in the first workflow task. */
  first: Step[]
  steps: Step[]
  /** The durations of external calls in milliseconds, used cyclically. */
  latenciesMs: number[]
}

/** Lives that run concurrently on one worker. */
export interface Batch {
  lives: Scenario[]
  /** The milliseconds after which the worker is repeatedly replaced; never when empty. */
  restartsAfterMs: number[]
  /** Disables the workflow cache, so that every workflow task is a replay. */
  forgetful: boolean
}

/** How to hold a purchase in a stage: the trouble that keeps it there, and the moment that shows it. */
const HELD: readonly { by: { part: Part; trouble: Trouble } | null; at: Moment }[] = [
  { by: null, at: 'waitingTimes ends' }, // the survey is not answered yet
  { by: { part: 'model', trouble: 'slow' }, at: 'generateProgram begins' },
  { by: { part: 'drawing', trouble: 'slow' }, at: 'renderPdf begins' },
  { by: { part: 'mail', trouble: 'slow' }, at: 'emailBuyer begins' },
  { by: { part: 'model', trouble: 'refuses' }, at: 'needs attention' },
  { by: { part: 'drawing', trouble: 'refuses' }, at: 'needs attention' },
  { by: { part: 'mail', trouble: 'refuses' }, at: 'needs attention' },
]

const SEEN: Step = { do: 'until', moment: 'verifyPayment ends', isSure: true }
/** Long enough to detect a shop that is queried too often. */
const A_WHILE: Step = { do: 'let work', forMs: 1_500 }
const says = (status: Status): Step => ({
  do: 'at once',
  steps: [SEEN, { do: 'shop says', status, signals: true }],
})
const NEWS: readonly Step[] = [
  says('refunded'),
  says('disputed'),
  says('charged-back'),
  says('failed'),
  { do: 'restart' },
]

const FIRST_SAID = ['open', 'pending', 'unknown', 'failed', 'refunded', 'disputed', 'charged-back'] as const

const plain: Scenario = {
  shop: 'paid',
  isAnswered: true,
  looksBeforeRefundShows: 0,
  first: [{ do: 'order changed' }],
  latenciesMs: [5],
  steps: [],
}

const heldLives = HELD.flatMap(({ by, at }) =>
  NEWS.map((news): Scenario => ({
    ...plain,
    isAnswered: by !== null,
    steps: [
      ...(by ? [{ do: 'trouble', ...by } as const] : []),
      { do: 'until', moment: at, isSure: true },
      news,
      ...(by ? [{ do: 'back', part: by.part } as const] : []),
    ],
  })),
)

/**
 * Every first status of a shop, and each kind of event during each stage. Random lives reach some of these
 * only once in a thousand.
 */
export const aimedLives: readonly Scenario[] = [
  ...FIRST_SAID.map((shop): Scenario => ({ ...plain, shop, steps: [SEEN, A_WHILE] })),
  ...heldLives,
]

const message = weighted<Step>(
  [10, fc.constantFrom<Step>({ do: 'order changed' }, { do: 'order changed' }, { do: 'return' })],
  [6, fc.integer({ min: 1, max: 3 }).map((survey): Step => ({ do: 'submit', survey }))],
  [4, fc.constantFrom<Step>({ do: 'retry' }, { do: 'resend' })],
  [1, fc.constant<Step>({ do: 'refund' })],
  [
    2,
    fc
      .tuple(fc.constantFrom('amend' as const, 'correct-email' as const), fc.integer({ min: 1, max: 9 }))
      .map(([wish, number]): Step => ({ do: 'ask', wish, number })),
  ],
)
const messages = fc.array(message, { minLength: 2, maxLength: 5 })

const status = fc.constantFrom<Status>(
  ...(['paid', 'paid', 'paid', 'refunded', 'refunded', 'disputed', 'disputed'] as const),
  ...(['charged-back', 'failed', 'pending', 'open', 'unknown'] as const),
)
const part = fc.constantFrom(...PARTS)
const often = fc.integer({ min: 0, max: 3 }).map((of4) => of4 > 0)

const troubleOf = (kind: Trouble) => (one: Part) => ({ do: 'trouble' as const, part: one, trouble: kind })
const trouble = weighted<Step & { do: 'trouble' }>(
  [3, part.map(troubleOf('away'))],
  [2, fc.constantFrom(...REFUSING).map(troubleOf('refuses'))],
)

/** Messages and events in between. */
const news = weighted<Step>(
  [5, message],
  [3, messages.map((steps): Step => ({ do: 'at once', steps }))],
  [4, fc.tuple(status, often).map(([says, signals]): Step => ({ do: 'shop says', status: says, signals }))],
  [2, trouble],
  [2, part.map((one): Step => ({ do: 'back', part: one }))],
)
const someNews = fc.array(news, { minLength: 1, maxLength: 3 })

const moment = fc.constantFrom<Moment>(
  ...(['generateProgram begins', 'renderPdf begins', 'emailBuyer begins'] as const),
  ...(['generateProgram begins', 'renderPdf begins', 'emailBuyer begins'] as const),
  ...(['verifyPayment begins', 'verifyPayment ends', 'waitingTimes ends', 'refundAtShop begins'] as const),
  ...(['generateProgram ends', 'renderPdf ends', 'emailBuyer ends', 'attachSurvey begins'] as const),
)

/** Sequences of related steps. */
const scene = weighted<Step[]>(
  // Something arrives during an activity.
  [5, fc.tuple(moment, someNews).map(([at, steps]): Step[] => [{ do: 'until', moment: at }, ...steps])],
  // An outage outlasts an activity's retries, and more arrives meanwhile.
  [
    4,
    fc
      .tuple(trouble, fc.boolean(), someNews)
      .map(([begins, ends, steps]): Step[] => [
        begins,
        { do: 'until', moment: 'needs attention' },
        ...steps,
        ...(ends ? [{ do: 'back' as const, part: begins.part }] : []),
      ]),
  ],
  [2, someNews],
  [1, fc.integer({ min: 1, max: 60 }).map((forMs): Step[] => [{ do: 'let work', forMs }])],
)

const anyLife = {
  shop: weighted([3, fc.constant<Status>('paid')], [1, status]),
  isAnswered: often,
  looksBeforeRefundShows: fc.integer({ min: 0, max: 3 }),
  first: fc.array(message, { minLength: 1, maxLength: 3 }),
  latenciesMs: fc.oneof(
    fc.constant<number[]>([0]),
    fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 7 }),
    fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 7 }),
  ),
}

const scenes = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(scene, { minLength: 1, maxLength }).map((some) => some.flat())

const life: fc.Arbitrary<Scenario> = fc.record({ ...anyLife, steps: scenes(5) })

/** A purchase that is signalled until its run continues as new, with its pending work. */
const longLife: fc.Arbitrary<Scenario> = fc
  .record({
    ...anyLife,
    first: fc.constant<Step[]>([{ do: 'order changed' }]),
    held: fc.constantFrom<Part>('model', 'drawing', 'mail', 'model'),
    mailIsAway: fc.boolean(),
    asks: fc.array(
      weighted<Step>(
        [2, message],
        [
          3,
          fc.constantFrom<Step>(
            ...([{ do: 'return' }, { do: 'resend' }] as const),
            ...([{ do: 'submit', survey: 2 }, { do: 'refund' }] as const),
          ),
        ],
      ),
      { minLength: 1, maxLength: 3 },
    ),
    isBack: fc.boolean(),
    after: scenes(2),
  })
  .map(({ held, mailIsAway, asks, isBack, after, ...rest }) => ({
    ...rest,
    steps: [
      ...(mailIsAway ? [{ do: 'trouble', part: 'mail', trouble: 'away' } as const] : []),
      { do: 'trouble', part: held, trouble: 'away' },
      { do: 'until', moment: 'needs attention' },
      { do: 'flood', asks, back: isBack ? [held] : [] },
      ...after,
    ],
  }))

const batch: fc.Arbitrary<Batch> = fc.record({
  lives: fc
    .tuple(fc.array(life, { minLength: 15, maxLength: 15 }), longLife)
    .map(([some, long]) => [...some, long]),
  restartsAfterMs: fc.array(fc.integer({ min: 50, max: 1_000 }), { minLength: 1, maxLength: 6 }),
  forgetful: fc.integer({ min: 0, max: 3 }).map((of4) => of4 === 0),
})

/** The aimed lives are shared among this many consecutive seeds. */
const SEEDS_IN_A_ROUND = 10

/** The batch of a seed; deterministic. @throws {RangeError} for a seed that is not a positive integer */
export function batchOf(seed: number): Batch {
  const [one] = fc.sample(batch, { numRuns: 1, seed })
  if (!one || !Number.isInteger(seed) || seed < 1) throw new RangeError(`no seed: ${seed}`)
  const aimed = aimedLives.filter((_, index) => index % SEEDS_IN_A_ROUND === seed % SEEDS_IN_A_ROUND)
  return { ...one, lives: [...one.lives, ...aimed] }
}
