import { parseArgs } from 'node:util'
import { z } from 'zod'
import { VIOLATIONS, type Violation, dueTo } from './judge/checks.ts'
import type { DrillReport } from './hang.ts'
import { KINDS, PARTS, ALL_STRIKES, type WayName } from './faults.ts'
import type { Shaken } from './strike.ts'
import type { Case } from './judge/evidence.ts'

export interface Report {
  readonly options: Options
  readonly purchases: {
    readonly people: number
    readonly paid: number
    readonly owed: number
    readonly delivered: number
    readonly ended: number
    readonly waiting: number
  }
  readonly faults: readonly Shaken[]
  readonly violations: readonly Violation[]
  readonly sameMailAgain: number
  readonly replayed: number
  readonly failedTasks: Readonly<Record<string, number>>
  readonly slowest: readonly Recovery[]
  /** From the end of all faults to the end of all purchases; null if that took too long. */
  readonly quietAfterSeconds: number | null
  readonly crashes: readonly string[]
  readonly drill: DrillReport | null
  readonly wallSeconds: number
}

/** Formats a report for the terminal. */
export function textOf(report: Report): string {
  const { options, purchases, violations, slowest, drill } = report
  const count = (kind: string) => violations.filter((one) => one.kind === kind).length
  return [
    `Seed ${options.seed}${options.busy ? ', beside other work' : ''}: ${purchases.people} people, ${purchases.paid} paid orders, ` +
      `${purchases.delivered} of ${purchases.owed} owed programs delivered, ${purchases.ended} refunded, ` +
      `${purchases.waiting} wait for answers or were never paid.`,
    '',
    ...(drill ? drillLines(drill) : faultTable(report.faults)),
    '',
    ...VIOLATIONS.map((kind) => `${kind.padEnd(18)}${count(kind)}`),
    `${'same mail twice'.padEnd(18)}${report.sameMailAgain} (one Message-ID: allowed)`,
    `${'histories'.padEnd(18)}${report.replayed} replayed; failed tasks: ${JSON.stringify(report.failedTasks)}`,
    `${'ended by itself'.padEnd(18)}${report.crashes.length} processes, started again`,
    `${'quiet'.padEnd(18)}${report.quietAfterSeconds === null ? 'never' : `${report.quietAfterSeconds.toFixed(0)} s after the last fault`}`,
    ...slowest.map(
      ({ seconds, after, faults, purchaseId }) =>
        `${'slow recovery'.padEnd(18)}${seconds.toFixed(1)} s after "${after}", through ${faults} faults: ${purchaseId}`,
    ),
    `${'wall time'.padEnd(18)}${report.wallSeconds.toFixed(0)} s`,
    '',
    ...violations.map(({ kind, about, what }) => `✗ ${kind}: ${about}: ${what.split('\n')[0]}`),
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
    ...PARTS.map((part) =>
      row(
        part,
        KINDS.map((kind) => String(times(part, kind) || '·')),
      ),
    ),
  ]
}

function drillLines(drill: DrillReport): string[] {
  return [
    `${drill.part} hung. Connections to PostgreSQL over ${drill.samples} samples: at most ${drill.mostConnections}, ` +
      `${drill.mostActive} active, ${drill.mostIdleInTransaction} idle in transaction, ${drill.mostHeld} of those for over a second.`,
    ...Object.entries(drill.during).map(
      ([channel, { all, written, rendered, delivered }]) =>
        `  ${channel.padEnd(9)}${all} orders; while it hung ${written} programs were written, ${rendered} drawn, ${delivered} delivered`,
    ),
  ]
}

/** The actual times of a fault, in milliseconds since 1970. */
export interface Struck {
  readonly name: string
  readonly beganAt: number
  readonly endedAt: number
}

export interface Recovery {
  readonly purchaseId: string
  /** The first fault that it met, and the number of faults it went through. */
  readonly after: string
  readonly faults: number
  /** From the end of the first fault to the delivery. */
  readonly seconds: number
}

/**
 * Recovery times of purchases after their first fault, slowest first. A purchase meets a fault that is active
 * between the time when it waits only for us and its delivery.
 */
export function recoveriesOf(cases: readonly Case[], struck: readonly Struck[]): Recovery[] {
  const recoveries = cases.flatMap((one): Recovery[] => {
    const { paidAt } = one.order
    const { deliveredAt, answeredAt } = one.purchase ?? {}
    if (
      dueTo(one) !== 'a program' ||
      one.plan.afterwards !== 'keeps' ||
      !paidAt ||
      !deliveredAt ||
      !answeredAt
    )
      return []
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

/** Parts that may hang while the others must keep working. */
const DRILLED = ['mail', 'model', 'gumroad', 'shopify', 'stripe'] as const satisfies readonly WayName[]
export type Drilled = (typeof DRILLED)[number]

const count = z.coerce.number({ error: 'expects a number' }).int().min(1)
const Told = z
  .object({
    seed: z.coerce.number({ error: 'expects a number' }).int().default(1),
    purchases: count.default(50),
    faults: count.optional(),
    minutes: z.coerce.number({ error: 'expects a number' }).positive().optional(),
    drill: z.literal('hang', { error: 'knows only "hang"' }).optional(),
    part: z.enum(DRILLED, { error: `expects one of ${DRILLED.join(', ')}` }).optional(),
    busy: z.boolean().default(false),
    operator: z.boolean().default(false),
  })
  .refine(({ drill, part }) => Boolean(drill) === Boolean(part), {
    path: ['part'],
    message: 'goes with --drill hang',
  })

export interface Options {
  readonly seed: number
  readonly purchases: number
  readonly faults: number
  /** The period in which buyers come and faults begin; in a drill, how long the part hangs. */
  readonly minutes: number
  /** The only part that hangs, instead of all faults. */
  readonly drilled: Drilled | null
  /** Whether the machine has other load. */
  readonly busy: boolean
  /** Whether an operator retries what needs attention once all faults are over. */
  readonly operator: boolean
}

/** A program takes about three seconds on two cores. */
const SECONDS_FOR_EACH = 4
const DRILL_MINUTES = 10

/** @throws {z.ZodError} naming the invalid options */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      purchases: { type: 'string' },
      faults: { type: 'string' },
      minutes: { type: 'string' },
      drill: { type: 'string' },
      part: { type: 'string' },
      busy: { type: 'boolean' },
      operator: { type: 'boolean' },
    },
  })
  const { seed, purchases, faults, minutes, part, busy, operator } = Told.parse(values)
  const usual = part ? DRILL_MINUTES : Math.max(2, (purchases * SECONDS_FOR_EACH) / 60)
  return {
    seed,
    purchases,
    faults: faults ?? Math.max(Math.ceil(ALL_STRIKES.length / 4), Math.round(purchases * 0.4)),
    minutes: minutes ?? usual,
    drilled: part ?? null,
    busy,
    operator,
  }
}
