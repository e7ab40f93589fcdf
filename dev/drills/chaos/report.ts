import { z } from 'zod'
import { flag, optionsOf, wholeNumber } from '../../commands/options.ts'
import { ALL_STRIKES, KINDS, PARTS } from './faults.ts'
import { HUNG, type judgeDrill } from './hang.ts'
import { dueTo, linesOf, VIOLATIONS, type Violation } from './judge/checks.ts'
import type { Case, Evidence } from './judge/evidence.ts'
import type { Shaken } from './strike.ts'

/** A program takes about three seconds on two cores. */
const SECONDS_FOR_EACH = 4
const HANG_MINUTES = 10

type Options = ReturnType<typeof readOptions>

/** @throws {Error} naming the invalid options */
export function readOptions(args: string[]) {
  const { drill, part, faults, minutes, ...told } = optionsOf(
    {
      seed: wholeNumber(1, 0),
      purchases: wholeNumber(50),
      faults: z.coerce.number().int().min(1).optional(),
      minutes: z.coerce.number().positive().optional(),
      drill: z.literal('hang', { error: 'knows only "hang"' }).optional(),
      part: z.enum(HUNG, { error: `expects one of ${HUNG.join(', ')}` }).optional(),
      busy: flag,
      operator: flag,
    },
    args,
  )
  if (Boolean(drill) !== Boolean(part)) throw new Error('--part goes with --drill hang')
  return {
    ...told,
    faults: faults ?? Math.max(Math.ceil(ALL_STRIKES.length / 4), Math.round(told.purchases * 0.4)),
    /** The period in which buyers come and faults begin; in a drill, how long the part hangs. */
    minutes: minutes ?? (part ? HANG_MINUTES : Math.max(2, (told.purchases * SECONDS_FOR_EACH) / 60)),
    /** The only part that hangs, instead of all faults. */
    drilled: part ?? null,
  }
}

/**
 * Recovery times of purchases after their first fault, slowest first. A purchase meets a fault that is active
 * between the time when it waits only for us and its delivery.
 */
export function recoveriesOf(
  cases: readonly Case[],
  struck: readonly Pick<Shaken, 'name' | 'beganAt' | 'endedAt'>[],
) {
  const recoveries = cases.flatMap((one) => {
    const { paidAt } = one.order
    const { deliveredAt, answeredAt } = one.purchase ?? {}
    const isKept = dueTo(one) === 'a program' && one.plan.afterwards === 'keeps'
    if (!isKept || !paidAt || !deliveredAt || !answeredAt) return []
    const ours = Math.max(paidAt, answeredAt)
    const met = struck
      .filter(({ beganAt, endedAt }) => beganAt < deliveredAt && ours < endedAt && endedAt < deliveredAt)
      .toSorted((one, other) => one.endedAt - other.endedAt)
    const [first] = met
    if (!first) return []
    const seconds = (deliveredAt - first.endedAt) / 1000
    return [{ purchaseId: one.purchaseId, after: first.name, faults: met.length, seconds }]
  })
  return recoveries.toSorted((one, other) => other.seconds - one.seconds)
}

export function tallyOf({ cases }: Evidence) {
  const due = (what: string) => cases.filter((one) => dueTo(one) === what)
  return {
    paid: cases.filter(({ order }) => order.paidAt).length,
    owed: due('a program').length,
    delivered: due('a program').filter(({ purchase }) => purchase?.deliveredAt).length,
    ended: due('its end').length,
    waiting: due('nothing yet').length,
  }
}

interface Report {
  readonly options: Options
  readonly people: number
  readonly purchases: ReturnType<typeof tallyOf>
  readonly faults: readonly Shaken[]
  readonly violations: readonly Violation[]
  readonly sameMailAgain: number
  readonly replayed: number
  readonly failedTasks: Readonly<Record<string, number>>
  readonly slowest: ReturnType<typeof recoveriesOf>
  /** From the end of all faults to the end of all purchases; null if that took too long. */
  readonly quietAfterSeconds: number | null
  readonly crashes: readonly string[]
  readonly hang: ReturnType<typeof judgeDrill> | null
  readonly wallSeconds: number
}

/** Formats a report for the terminal. */
export function textOf(report: Report): string {
  const { options, purchases, violations, hang, quietAfterSeconds: quiet } = report
  const line = (name: string, what: string | number) => name.padEnd(18) + what
  return [
    `Seed ${options.seed}${options.busy ? ', beside other work' : ''}: ${report.people} people, ${purchases.paid} paid orders, ` +
      `${purchases.delivered} of ${purchases.owed} owed programs delivered, ${purchases.ended} refunded, ` +
      `${purchases.waiting} wait for answers or were never paid.`,
    '',
    ...(hang ? hangLines(hang) : faultTable(report.faults)),
    '',
    ...VIOLATIONS.map((kind) => line(kind, violations.filter((one) => one.kind === kind).length)),
    line('same mail twice', `${report.sameMailAgain} (one Message-ID: allowed)`),
    line('histories', `${report.replayed} replayed; failed tasks: ${JSON.stringify(report.failedTasks)}`),
    line('ended by itself', `${report.crashes.length} processes, started again`),
    line('quiet', quiet === null ? 'never' : `${quiet.toFixed(0)} s after the last fault`),
    ...report.slowest.map(({ seconds, after, faults, purchaseId }) =>
      line(
        'slow recovery',
        `${seconds.toFixed(1)} s after "${after}", through ${faults} faults: ${purchaseId}`,
      ),
    ),
    line('wall time', `${report.wallSeconds.toFixed(0)} s`),
    '',
    ...linesOf(violations),
  ].join('\n')
}

function faultTable(faults: readonly Shaken[]): string[] {
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join('')
  const times = (part: string, kind: string) =>
    faults.filter(({ strikes }) => strikes.part === part && strikes.kind === kind).length
  return [
    `${faults.length} faults:`,
    row('', KINDS),
    ...PARTS.map((part) => {
      const cells = KINDS.map((kind) => String(times(part, kind) || '·'))
      return row(part, cells)
    }),
  ]
}

const hangLines = (hang: ReturnType<typeof judgeDrill>): string[] => [
  `${hang.part} hung. Connections to PostgreSQL over ${hang.samples} samples: at most ${hang.mostConnections}, ` +
    `${hang.mostActive} active, ${hang.mostIdleInTransaction} idle in transaction, ${hang.mostHeld} of those for over a second.`,
  ...hang.during.map(
    ({ channel, all, written, rendered, delivered }) =>
      `  ${channel.padEnd(9)}${all} orders; while it hung ${written} programs were written, ${rendered} drawn, ${delivered} delivered`,
  ),
]
