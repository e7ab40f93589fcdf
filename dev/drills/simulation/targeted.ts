import type { Status } from './facts.ts'
import type { Scenario, Step } from './scenario.ts'
import type { Moment, Part, Trouble } from './outside.ts'

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
