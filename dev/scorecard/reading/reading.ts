import type { Kind, Statement } from '../../../domain/reading/statement.ts'
import type { Labelled } from './people.ts'

/** How often one kind of statement was read correctly; extra are those that were read but not meant. */
type Tally = Record<'found' | 'missed' | 'extra', number>

export type Misread = ReturnType<typeof judge>['misread'][number]

/** Compares readings with the labels, statement by statement. */
export function judge(items: readonly Labelled[], read: (item: Labelled) => readonly Statement[]) {
  const tallies = new Map<Kind, Tally>()
  const count = (claim: string, as: keyof Tally) => {
    const kind = claim.slice(0, claim.indexOf(' ')) as Kind
    const tally = tallies.get(kind) ?? { found: 0, missed: 0, extra: 0 }
    tallies.set(kind, { ...tally, [as]: tally[as] + 1 })
  }
  const misread: { item: Labelled; missed: string[]; extra: string[] }[] = []
  for (const item of items) {
    const claims = new Set(read(item).flatMap(claimsOf))
    const firm = new Set(item.means.filter(({ maybe }) => !maybe).flatMap(claimsOf))
    const meant = new Set(item.means.flatMap(claimsOf))
    const missed = [...firm].filter((claim) => !claims.has(claim))
    const extra = [...claims].filter((claim) => !meant.has(claim))
    for (const claim of firm) count(claim, claims.has(claim) ? 'found' : 'missed')
    for (const claim of extra) count(claim, 'extra')
    if (missed.length || extra.length) misread.push({ item, missed, extra })
  }
  return { tallies, misread }
}

export const recallOf = ({ found, missed }: Tally): number => found / (found + missed || 1)
export const precisionOf = ({ found, extra }: Tally): number => found / (found + extra || 1)

/** What must agree: the named thing, not its details. A weight may differ by rounding. */
function claimsOf(statement: Statement): string[] {
  const { kind } = statement
  // Questions and wishes are no readings.
  if (kind === 'unclear' || kind === 'wish' || kind === 'question') return []
  if (kind === 'pain') return [`${kind} ${statement.joint}`]
  if (kind === 'lift')
    return [`${kind} ${statement.lift} ${statement.kg === undefined ? '' : Math.round(statement.kg)}`]
  if (kind === 'time') return [`${kind} ${statement.minutes}`]
  if (kind === 'days') return [`${kind} ${statement.as} ${statement.days.join()}`]
  if (kind === 'phase' || kind === 'place') return [`${kind} ${statement.has.join()}`]
  if (kind !== 'person') return [`${kind} ${statement.what}`]
  return (['age', 'sex', 'weightKg'] as const).flatMap((field) => {
    const value = statement[field]
    return value === undefined
      ? []
      : [`${kind} ${field} ${typeof value === 'number' ? Math.round(value) : value}`]
  })
}
