import type { Status } from './facts.ts'
import type { Moment, Part, Trouble } from './outside.ts'
import type { Life, Step } from './steps.ts'

/** How a purchase is held in a stage: what keeps it there, and how that is noticed. */
const HELD: readonly { by: { part: Part; trouble: Trouble } | null; at: Moment }[] = [
  { by: null, at: 'waitingTimes ends' }, // nobody has answered yet
  { by: { part: 'model', trouble: 'slow' }, at: 'generateProgram begins' },
  { by: { part: 'drawing', trouble: 'slow' }, at: 'renderPdf begins' },
  { by: { part: 'mail', trouble: 'slow' }, at: 'emailBuyer begins' },
  { by: { part: 'model', trouble: 'away' }, at: 'needs attention' },
  { by: { part: 'drawing', trouble: 'away' }, at: 'needs attention' },
  { by: { part: 'mail', trouble: 'away' }, at: 'needs attention' },
]

const says = (status: Status): Step => ({
  do: 'at once',
  steps: [
    { do: 'until', moment: 'verifyPayment ends' },
    { do: 'shop says', status, knocks: true },
  ],
})
const NEWS: readonly Step[] = [
  says('refunded'),
  says('disputed'),
  says('charged-back'),
  says('failed'),
  { do: 'restart' },
]

/** Each kind of news in the midst of each stage: chance alone meets some of them once in a thousand lives. */
export const aimedLives: readonly Life[] = HELD.flatMap(({ by, at }) =>
  NEWS.map((news) => ({
    shop: 'paid',
    isAnswered: by !== null,
    looksBeforeRefundShows: 0,
    first: [{ do: 'knock' }],
    latenciesMs: [5],
    steps: [
      ...(by ? [{ do: 'trouble', ...by } as const] : []),
      { do: 'until', moment: at },
      news,
      ...(by ? [{ do: 'back', part: by.part } as const] : []),
    ],
  })),
)
