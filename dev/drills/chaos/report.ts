import { VIOLATIONS, type Violation } from './judge/checks.ts'
import type { DrillReport } from './drill.ts'
import { KINDS, PARTS } from './faults.ts'
import type { Options } from './options.ts'
import type { Recovery } from './recoveries.ts'
import type { Shaken } from './inject-faults.ts'

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
