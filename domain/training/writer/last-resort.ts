import type { TrainingProfile } from '../profile/profile.ts'
import { blockOf, draftOf, type TrainingBlock, type Draft, type DraftDay, type Row } from '../draft/draft.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { belongsOn } from '../draft/days.ts'
import { expand } from '../printing/expand.ts'
import { dayAt, type Finding } from '../review/finding.ts'
import { hardOf, review } from '../review/review.ts'
import { usualRow } from '../prescription/rows.ts'
import { CONCESSIONS, type Concession } from '../../program/concessions.ts'
import { LEVELS, IMPLEMENTS } from '../../exercises/vocabulary.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import { GAVE_WAY, PROMISE_GAVE_WAY } from '../printing/generated/texts.ts'
import { inWords } from '../../exercises/words.ts'
import { writeByRule } from './write-by-rule.ts'

/**
 * The same block with an exercise on every day and no day longer than it may be. A day can always be made
 * shorter, so only people with no open exercise at all are left without a program.
 */
export function fitted(block: TrainingBlock, profile: TrainingProfile): TrainingBlock {
  let draft = filled(draftOf(block), profile)
  for (;;) {
    const tooLong = daysTooLong(blockOf(draft), profile)
    const days = draft.days.map((day, at) => (tooLong.has(at) ? (shorter(day) ?? day) : day))
    if (days.every((day, at) => day === draft.days[at])) return blockOf(draft)
    draft = { ...draft, days }
  }
}

function daysTooLong(block: TrainingBlock, profile: TrainingProfile): ReadonlySet<number> {
  const program = expand(block, profile)
  const long = hardOf(review(program, profile)).filter(({ concession }) => concession === 'minutes')
  return new Set(long.map((finding) => dayAt(program, finding)))
}

/**
 * First a set that later weeks would add, then sets beyond two, then the last exercise, then a second set; the
 * later exercise first. Null if there is nothing to take.
 */
function shorter(day: DraftDay): DraftDay | null {
  const { rows } = day
  const changed = (at: number, row: Partial<Row>) => ({
    ...day,
    rows: rows.map((each, index) => (index === at ? { ...each, ...row } : each)),
  })
  const growing = rows.findLastIndex(({ addSet }) => addSet)
  if (growing >= 0) return changed(growing, { addSet: false })
  const most = Math.max(0, ...rows.map(({ sets }) => sets))
  const longest = rows.findLastIndex(({ sets }) => sets === most)
  if (most > FEW_SETS) return changed(longest, { sets: most - 1 })
  if (rows.length > FEW_ROWS) return { ...day, rows: rows.slice(0, -1) }
  if (most > 1) return changed(longest, { sets: most - 1 })
  return rows.length > 1 ? { ...day, rows: rows.slice(0, -1) } : null
}
const FEW_SETS = 2
const FEW_ROWS = 2

/** An empty day gets the mildest exercises that are open for it, or else for any day. */
function filled(draft: Draft, profile: TrainingProfile): Draft {
  const mildest = planningContextOf(profile).open.toSorted(
    (one, other) =>
      Number(one.pattern === 'jump') - Number(other.pattern === 'jump') ||
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  )
  return {
    ...draft,
    days: draft.days.map((day) => {
      if (day.rows.length) return day
      const fitting = mildest.filter((entry) => belongsOn(day.kind, entry))
      const rows = fitting.slice(0, FEW_ROWS).map((entry) => usualRow(entry, false, profile))
      return { ...day, rows }
    }),
  }
}

/**
 * How far a program is from the rules: how many findings never give way, then how many there are of what gives
 * way last, and so on.
 */
const faultsOf = (findings: readonly Finding[]): number[] => {
  const hard = hardOf(findings)
  return [undefined, ...CONCESSIONS.toReversed()].map(
    (concession) => hard.filter((each) => each.concession === concession).length,
  )
}

/** Negative if the first program gives up less, in the order in which things give way. */
export function compareFaults(one: readonly Finding[], other: readonly Finding[]): number {
  const [ones, others] = [faultsOf(one), faultsOf(other)]
  const at = ones.findIndex((count, index) => count !== others[index])
  return at < 0 ? 0 : (ones[at] ?? 0) - (others[at] ?? 0)
}

/** What made a rule give way. */
type Reason = 'equipment' | 'left-out' | 'minutes' | 'limits'

/** The program with everything that gave way recorded, and told to the buyer with the reason. */
export function conceded(
  program: GeneratedProgram,
  findings: readonly Finding[],
  profile: TrainingProfile,
): GeneratedProgram {
  return toldOf(program, findings, (each) => because(reasonsFor(each, profile), profile))
}

/** Most of what may give way is a taste. More of it broken at once is no program for a wish, but a poor one. */
const MOST_FOR_WISHES = 3

/**
 * The same for a program whose writer followed the buyer's own wishes: nothing that may give way outvotes them, but for the
 * time. Null if more is broken than a wish explains. The buyer is told where a wish is known to be the cause.
 */
export function concededToWishes(
  program: GeneratedProgram,
  findings: readonly Finding[],
  profile: TrainingProfile,
): GeneratedProgram | null {
  const gaveWay = concessionsOf(findings)
  const isTooMuch =
    hardOf(findings).some(({ concession }) => !concession || concession === 'minutes') ||
    gaveWay.length > MOST_FOR_WISHES
  return hasOwnWishes(profile) && !isTooMuch
    ? toldOf(program, findings, (each) =>
        each === 'asked' ? because([], profile) : wishBehind(each, profile),
      )
    : null
}

type Wish = 'noBigger' | 'keep' | 'order' | 'limits'

/** The wishes with a field of their own that make each of them give way. What only words say may have another cause. */
const WISHES_BEHIND: Readonly<Partial<Record<Concession, readonly Wish[]>>> = {
  names: ['keep', 'order', 'noBigger'],
  order: ['order', 'keep'],
  balance: ['noBigger', 'keep'],
  movements: ['noBigger', 'keep'],
  exercises: ['limits'],
  sets: ['noBigger', 'limits', 'keep'],
  'heavy-lifts': ['limits'],
  reps: ['limits'],
}

const WISH_SAID: Readonly<Record<Wish, string>> = {
  noBigger: 'Because you want no more size there',
  keep: 'Because you want to keep lifts of yours',
  order: 'Because of the order that you asked for',
  limits: 'Because of the limits that you set',
}

/** The wish that a concession is made to, in words; null if none is known, for then there is nobody to name. */
function wishBehind(concession: Concession, profile: TrainingProfile): string | null {
  const wish = WISHES_BEHIND[concession]?.find((each) => {
    const said = profile[each]
    return Array.isArray(said) ? said.length > 0 : said !== undefined
  })
  return wish ? WISH_SAID[wish] : null
}

const hasOwnWishes = ({ wishes, limits, noBigger, keep, order }: TrainingProfile): boolean =>
  [wishes, noBigger, keep].some((each) => each?.length) || Boolean(limits ?? order)

function concessionsOf(findings: readonly Finding[]): Concession[] {
  const broken = new Set(hardOf(findings).map(({ concession }) => concession))
  return CONCESSIONS.filter((each) => broken.has(each))
}

function toldOf(
  program: GeneratedProgram,
  findings: readonly Finding[],
  reasonOf: (concession: Concession) => string | null,
): GeneratedProgram {
  const gaveWay = concessionsOf(findings)
  if (!gaveWay.length) return program
  const { overview } = program
  const told = gaveWay.flatMap((each) => {
    const reason = reasonOf(each)
    return reason === null ? [] : saidOf(each, findings).map((says) => `${reason}, ${says}`)
  })
  return {
    ...program,
    overview: { ...overview, gaveWay, decisions: [...(overview.decisions ?? []), ...told] },
  }
}

/** What gave way; a broken promise by the name of what was asked for. */
function saidOf(concession: Concession, findings: readonly Finding[]): string[] {
  if (concession !== 'asked') return [GAVE_WAY[concession]]
  const broken = hardOf(findings).filter((each) => each.concession === concession)
  return [...new Set(broken.map(({ rule }) => PROMISE_GAVE_WAY[rule] ?? GAVE_WAY.asked))]
}

/**
 * The answers without any one of which the rule would hold; without such a one, all that narrow the choice.
 */
function reasonsFor(concession: Concession, profile: TrainingProfile): readonly Reason[] {
  if (concession === 'asked') return []
  const narrow = WITHOUT.flatMap(([reason, without]) => {
    const wider = without(profile)
    return wider ? [{ reason, wider }] : []
  })
  const decisive = narrow.filter(({ wider }) =>
    hardOf(review(expand(writeByRule(wider), wider), wider)).every((each) => each.concession !== concession),
  )
  return (decisive.length ? decisive : narrow).map(({ reason }) => reason)
}

const ENOUGH_MINUTES = 60

/** The same person without one limit; null if there is no such limit. */
const WITHOUT: readonly (readonly [Reason, (profile: TrainingProfile) => TrainingProfile | null])[] = [
  [
    'equipment',
    (profile) =>
      profile.equipment.kind === 'commercial'
        ? null
        : {
            ...profile,
            equipment: { kind: 'commercial', implements: [...IMPLEMENTS] },
            oneWeight: [],
            onePiece: [],
            ownedWeights: {},
          },
  ],
  [
    'left-out',
    (profile) => {
      const { avoid, conditions, redFlags } = profile
      const isOpen = [...Object.values(avoid), conditions, redFlags].every((each) => !each?.length)
      return isOpen
        ? null
        : {
            ...profile,
            avoid: { ids: [], patterns: [], positions: [], implements: [], injuries: [] },
            conditions: [],
            redFlags: [],
          }
    },
  ],
  ['limits', ({ limits, ...others }) => (limits ? others : null)],
  [
    'minutes',
    (profile) => (profile.minutes < ENOUGH_MINUTES ? { ...profile, minutes: ENOUGH_MINUTES } : null),
  ],
]

function because(reasons: readonly Reason[], { minutes }: TrainingProfile): string {
  const words: Readonly<Record<Reason, string>> = {
    equipment: 'the equipment you have',
    'left-out': 'what we leave out for you',
    limits: 'the limits that you set',
    minutes: `${minutes} minutes a session`,
  }
  return reasons.length ? `With ${inWords(reasons.map((each) => words[each]))}` : 'With your answers'
}
