import { noteOf } from '../../program/note.ts'
import type { Exercise, GeneratedProgram, Week, Workout } from '../../program/program.ts'
import type { WarmUp } from '../../program/row-facts.ts'
import { inBoth, measuredIn } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { afterWeek8 } from './after-week-8.ts'
import { isDeadlift } from '../prescription/bar-lifts.ts'
import {
  changesInMiddle,
  draftOf,
  entriesOf,
  secondRoundOf,
  type TrainingBlock,
  type Draft,
  type Row,
} from '../draft/draft.ts'
import type { Phase } from '../draft/phases.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { asksFor, cannotStand } from '../profile/health/care.ts'
import { letterOf, titleIn, titleOf } from '../../program/day.ts'
import { isBeforeMeet, preparesForMeet } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { progressionKindOf, progressionOf } from '../prescription/rows.ts'
import type { PrintedWeights } from './finding-weights.ts'
import { guidelinesFor, onMissedReps } from './guidelines.ts'
import { limitsOn, withinLimits } from '../profile/limits.ts'
import { minutesToWarmUp, setSeconds } from '../prescription/minutes.ts'
import { isMeetLift, singleWeight, type Single, type SingleWeight } from '../progression/meet.ts'
import { factsOfRow, type RowOfWeek } from './facts-of-row.ts'
import { decisionsFor, overviewOf } from './overview.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { lighterBy, type Weight } from '../prescription/loads.ts'
import { warmUpFor, warmUpTo } from '../prescription/warm-up.ts'
import { prescribedWeeks, type Prescribed, type PrescribedWeek } from '../progression/prescribed-weeks.ts'
import { openParts } from '../profile/second-half.ts'
import { keepsItsWeight, type Prescription } from '../progression/prescribe.ts'
import { middleDecisions } from './middle.ts'
import { progressionRuleOf, type ProgressionRule } from './progression-rule.ts'
import { MAX_HEAVY_REPS, isLoadable, type Range } from '../prescription/rep-ranges.ts'
import { elsewhereOf, leftOutElsewhere, type Elsewhere } from './second-place.ts'
import { substitutesFor } from './substitutes.ts'
import type { Turn } from '../prescription/load-step.ts'
import { waitForLast, type Supersets } from '../prescription/supersets.ts'
import { isCompound, isPush } from '../../exercises/vocabulary.ts'

/**
 * Expands a block to eight weeks. A block says the sets, the range and the effort of week 1; every other number of the program
 * is computed here, and none by a model.
 */
export function expand(block: TrainingBlock, profile: TrainingProfile): GeneratedProgram {
  const { draft, closed } = openParts(draftOf(block), profile)
  const first = halfOf(draft, profile)
  const second = changesInMiddle(draft) ? halfOf(secondRoundOf(draft), profile) : first
  const halves = second === first ? [first] : [first, second]
  const weeks = first.weeks.flatMap(({ phase }, at) => {
    const half = phase.round === 0 ? first : second
    const week = half.weeks[at]
    // A row's rule holds from its first week on, which alone prints it.
    return week ? weekIn(week, half, rulesIn(phase, half), profile) : []
  })
  const printed = printedIn(
    first.weeks.flatMap(({ phase }, at) => (phase.round === 0 ? first : second).weeks[at] ?? []),
    profile,
  )
  const swaps = halves.flatMap((half) => [...half.swaps.values()].flat())
  const leftOut = [...new Set(halves.flatMap((half) => half.leftOut))]
  const decisions = [
    ...decisionsFor(profile, first.draft, printed.any).map(({ says }) => says),
    ...(leftOut.length ? [leftOutElsewhere(leftOut)] : []),
    ...middleDecisions({ first: first.draft, second: second.draft, closed, swaps }, profile),
  ]
  const { progression, rpe, recovery, nutrition } = guidelinesFor(
    { deloadWeek: draft.deloadWeek, days: halves.flatMap((half) => half.draft.days) },
    swaps,
    profile,
    printed,
  )
  const { meetWeek, steps, shares } = afterWeek8(second.draft, weeks, profile)
  return {
    overview: overviewOf(profile, decisions),
    weeks,
    guidelines: {
      progression: progression.map(inBoth),
      rpe: rpe.map(inBoth),
      recovery: recovery.map(inBoth),
      nutrition: nutrition.map(inBoth),
    },
    missedReps: onMissedReps(profile),
    afterWeek8: {
      ...(meetWeek && { meetWeek: meetWeek.map(inBoth) }),
      steps: steps.map(inBoth),
      ...(shares && { shares }),
    },
    measured: measuredIn([
      ...decisions,
      ...[progression, rpe, recovery, nutrition].flat(),
      ...(meetWeek ?? []),
      ...steps,
      ...halves.flatMap(({ rules }) => [...rules.values()].map(({ says }) => says)),
    ]),
  }
}

/** The program of one round, over all eight weeks. */
interface Half {
  draft: Draft
  swaps: ReadonlyMap<Row, readonly CatalogueEntry[]>
  weeks: readonly PrescribedWeek[]
  rules: ReadonlyMap<Row, ProgressionRule>
  /** What takes the place of each row at a second place, and what nothing takes the place of. */
  elsewhere: ReadonlyMap<Row, Elsewhere>
  leftOut: readonly CatalogueEntry[]
}

function halfOf(part: Draft, profile: TrainingProfile): Half {
  const draft = inSoundWays(part, profile)
  const swapsOf = substitutesFor(planningContextOf(profile))
  const week = entriesOf(draft)
  const swaps = new Map(
    draft.days.flatMap(({ rows }) => {
      const today = rows.map(({ entry }) => entry)
      return rows.map((row) => [row, swapsOf(row.entry, today, week)] as const)
    }),
  )
  const turns = turnsOf(draft)
  const weeks = prescribedWeeks(draft, turns, profile)
  const { elsewhere = new Map<Row, Elsewhere>(), leftOut = [] } = profile.secondPlace
    ? elsewhereOf(draft, profile, profile.secondPlace)
    : {}
  return { draft, swaps, weeks, rules: rulesOf(weeks, turns, profile), elsewhere, leftOut }
}

function rulesIn({ week, round, step }: Phase, { rules }: Half): Half['rules'] {
  if (week === 1) return rules
  return new Map(round === 1 && step === 0 ? [...rules].filter(([row]) => row.begins) : [])
}

/** The weights that the weeks print. */
function printedIn(weeks: readonly PrescribedWeek[], profile: TrainingProfile): PrintedWeights {
  const rows = weeks.flatMap(({ days }) => days.flat())
  return {
    any: rows.some(({ weight }) => weight),
    about: rows.some(({ weight }) => weight?.isEstimate),
    missing: rows.some(({ row, weight }) => !weight && isLoadable(row.entry, profile)),
  }
}

/**
 * Gives every row a progression that it can follow, within the limits that the buyer sets. A lift with a shared
 * weight has one rep target on all its days.
 */
function inSoundWays({ days, deloadWeek }: Draft, profile: TrainingProfile): Draft {
  const sound = days.map(({ kind, rows }) => ({
    kind,
    rows: rows.map((row) => ({
      ...limited(row, profile),
      progression: progressionOf(row.progression, row.entry, profile),
    })),
  }))
  const linear = sound.flatMap(({ rows }) => rows.filter(({ progression }) => progression === 'load'))
  const byLift = Map.groupBy(linear, ({ entry }) => entry)
  for (const rows of byLift.values()) {
    const asked = rows.map(({ repsLow }) => repsLow)
    // Fewer reps than planned would make the lift heavy and its rests too long for the session.
    const reps = Math.max(...asked) <= MAX_HEAVY_REPS ? Math.min(...asked) : Math.max(...asked)
    for (const row of rows) row.repsLow = row.repsHigh = reps
  }
  return { deloadWeek, days: sound }
}

/** A model may ask for more than the buyer wants. */
function limited(row: Row, { limits }: TrainingProfile): Row {
  if (!limits) return row
  const { low, high } = withinLimits({ low: row.repsLow, high: row.repsHigh }, row.entry, limits)
  const { sets: most } = limitsOn(row.entry, limits)
  const sets = Math.min(row.sets, most)
  return { ...row, repsLow: low, repsHigh: high, sets, addSet: row.addSet && sets < most }
}

/** The position of each row among the rows of its lift. */
function turnsOf({ days }: Draft): ReadonlyMap<Row, Turn> {
  const byLift = Map.groupBy(
    days.flatMap(({ rows }) => rows),
    ({ entry }) => entry,
  )
  return new Map(
    [...byLift.values()].flatMap((rows) =>
      rows.map((row, turn) => [row, { turn, timesAWeek: rows.length }] as const),
    ),
  )
}

/**
 * Reps of the warm-up target after related lifts. They replace part of the warm-up, so no final single is
 * needed.
 */
const LIGHTLY_WARMED = 6

function rulesOf(
  weeks: readonly PrescribedWeek[],
  turns: ReadonlyMap<Row, Turn>,
  profile: TrainingProfile,
): ReadonlyMap<Row, ProgressionRule> {
  const rows = weeks.flatMap(({ days }) => days.flat())
  const weighed = new Set(rows.flatMap(({ row, weight }) => (weight ? [row] : [])))
  const topped = new Set(rows.flatMap(({ row, prescription }) => (prescription.backOff ? [row] : [])))
  return new Map(
    [...turns].map(([row, { timesAWeek }]) => [
      row,
      progressionRuleOf(
        row,
        progressionKindOf(row, profile),
        timesAWeek,
        !weighed.has(row) ? 'effort' : topped.has(row) ? 'top set' : 'weight',
        profile,
      ),
    ]),
  )
}

function weekIn(
  { phase, supersets, days }: PrescribedWeek,
  { draft, swaps, elsewhere }: Half,
  rules: Half['rules'],
  profile: TrainingProfile,
): Week {
  const hasDeload = draft.deloadWeek !== null
  const light = phase.taper ? 'taper' : phase.deload ? 'deload' : null
  const kinds = draft.days.map(({ kind }) => kind)
  const workouts = days.map((prescribed, index): Workout => {
    const kind = kinds[index] ?? 'full-body'
    const letter = letterOf(kinds, index)
    const opener = prescribed.find(({ row }) => isCompound(row.entry.pattern))?.row
    const press = prescribed.find(({ row }) => isPush(row.entry.pattern))?.row
    const heavyPress = press?.progression === 'wave' && press !== opener ? press : undefined
    return {
      day: titleIn(titleOf(index, kind, letter, light), ' - '),
      kind,
      ...(letter && { letter }),
      exercises: prescribed.map(({ row, prescription, weight, isEased }) => {
        // A meet lift stays in practice, without swaps.
        const isKept = preparesForMeet(phase.week, profile) && isMeetLift(row.entry, profile)
        const substitutes = isKept ? [] : (swaps.get(row) ?? [])
        const { single } = prescription
        const weightOfSingle = single && singleWeight(row.entry, single, profile)
        const rule = rules.get(row)
        const loadable = isLoadable(row.entry, profile)
        // The first lift always has a warm-up. So do pulls and presses that heavy leg work does not warm up.
        const isWarmedUp =
          row === opener ||
          (row === prescribed[0]?.row && loadable) ||
          (isDeadlift(row.entry) && loadable) ||
          (weight && row === heavyPress)
        const warmUp = !isWarmedUp
          ? null
          : weight
            ? warmUpTo(
                { ...weight, ...weightOfSingle },
                row.entry,
                single ? 1 : row === heavyPress ? LIGHTLY_WARMED : prescription.reps.high,
                profile,
              )
            : warmUpFor(row.entry, loadable, profile)
        const growth = progressionKindOf(row, profile)
        const comesInFew = comesInFewSizes(row.entry, profile.ownedWeights)
        const isNewRound = phase.round === 1 && phase.step === 0
        const afterDeload = hasDeload && isNewRound
        const rowOfWeek: RowOfWeek = {
          entry: row.entry,
          prescription,
          loadable,
          inTurnWith: supersets.get(row)?.entry ?? null,
          warmUp: single ? null : warmUp,
          weight,
          backOffWeight:
            weight && prescription.backOff
              ? lighterBy(prescription.backOff.share, weight, row.entry, profile.ownedWeights)
              : null,
          deload: phase.deload,
          taper: phase.taper,
          isLightPull: phase.taper && isBeforeMeet(phase.week, profile) && isDeadlift(row.entry),
          afterDeload,
          begins: row.begins === true && isNewRound,
          isEased,
          growth,
          comesInFew,
          isSeated: cannotStand(profile),
          fromBox: asksFor('back-extensors', profile),
          startsOver:
            !keepsItsWeight(profile) &&
            !comesInFew &&
            row.repsLow < row.repsHigh &&
            growth === 'climb' &&
            isNewRound,
        }
        const away = elsewhere.get(row)
        const noted = {
          ...(weight && { weight: weightOf(weight) }),
          restSeconds: prescription.restSeconds,
          substitutes: substitutes.map(({ name }) => name),
          ...(away && { elsewhere: { name: away.entry.name, reps: rangeText(away.entry, away.reps) } }),
        }
        const facts = factsOfRow(rowOfWeek, noted)
        return {
          ...exerciseOf(row, prescription, profile),
          notes: noteOf({ ...noted, facts }),
          ...noted,
          facts,
          ...(single && { single: singleOf(single, weightOfSingle, prescription, warmUp, profile) }),
          ...(rowOfWeek.isSeated && { isSeated: true as const }),
          ...(prescription.isTest && { isTest: true as const }),
          ...(rule && { rule: inBoth(rule.says), ruleLoads: rule.loads }),
        }
      }),
      estimatedMinutes: Math.round(minutesOf(prescribed, supersets, profile)),
    }
  })
  return {
    weekNumber: phase.week,
    workouts,
    deload: phase.deload,
    ...(phase.taper && { taper: true as const }),
  }
}

function exerciseOf(
  { entry }: Row,
  { sets, reps, rir }: Prescription,
  profile: TrainingProfile,
): Omit<Exercise, 'notes'> {
  return {
    name: entry.name,
    exerciseId: entry.id,
    sets,
    reps: repsText(entry, reps),
    intensity: intensityOf(rir, profile),
  }
}

const intensityOf = (rir: number, { scale }: TrainingProfile): string =>
  scale === 'RPE' ? `RPE ${10 - rir}` : `RIR ${rir}`

/** A hold starts anywhere in its range where no weeks before tell from where. */
const rangeText = (entry: CatalogueEntry, reps: Range): string =>
  entry.timed ? `${reps.low}-${reps.high} s` : repsText(entry, reps)

function repsText({ timed, perSide }: CatalogueEntry, { low, high }: { low: number; high: number }): string {
  if (timed) return `${high} s`
  return `${low === high ? low : `${low}-${high}`}${perSide ? '/side' : ''}`
}

/** The single before the sets of a row. */
function singleOf(
  { rir, isOpener }: Single,
  weight: SingleWeight | null | undefined,
  { restSeconds }: Prescription,
  warmUp: WarmUp | null,
  profile: TrainingProfile,
): Exercise['single'] {
  const noted = { ...(weight && { weight: { kg: weight.kg, lb: weight.lb } }), restSeconds }
  const facts = { ...(warmUp && { warmUp }), single: isOpener ? ('opener' as const) : ('heavy' as const) }
  return { intensity: intensityOf(rir, profile), notes: noteOf({ ...noted, facts }), ...noted, facts }
}

const weightOf = ({ kg, lb, percent, isEstimate, isEach }: Weight): NonNullable<Exercise['weight']> => ({
  kg,
  lb,
  ...(percent !== null && { percent }),
  ...(isEstimate && { isEstimate }),
  ...(isEach && { isEach }),
})

function minutesOf(
  prescribed: readonly Prescribed[],
  supersets: Supersets,
  profile: TrainingProfile,
): number {
  let seconds = 0
  for (const [place, { row, prescription }] of prescribed.entries()) {
    const { sets, reps, restSeconds, single } = prescription
    seconds += sets * setSeconds(row.entry, reps.high, restSeconds)
    if (single) seconds += setSeconds(row.entry, 1, restSeconds)
    const upper = prescribed.slice(0, place).find((other) => supersets.get(row) === other.row)
    if (upper) seconds += waitForLast(upper.prescription.sets, sets, restSeconds)
  }
  return minutesToWarmUp(profile) + seconds / 60
}
