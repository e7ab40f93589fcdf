import { effortAt } from '../../program/notation.ts'
import { noteOf } from '../../program/note.ts'
import type { Exercise, GeneratedProgram, Week, Workout } from '../../program/program.ts'
import { WEEKS } from '../../program/weeks.ts'
import type { WarmUp } from '../../program/row-facts.ts'
import { inBoth, measuredIn } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { hasArmsFirst } from './arms-first.ts'
import { afterWeek8 } from './after-week-8.ts'
import { isBarSquat, isDeadlift } from '../prescription/bar-lifts.ts'
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
import { reserveOfSides } from '../profile/health/free-side-of-row.ts'
import { canReplace } from '../draft/swaps.ts'
import { lowWeightsOf } from '../profile/health/weeks-of-care.ts'
import { asksFor, cannotStand, staysFlatFooted } from '../profile/health/care.ts'
import { letterOf, titleIn, titleOf } from '../../program/day.ts'
import { isBeforeMeet, preparesForMeet, weekOfTry } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { progressionKindOf, progressionOf } from '../prescription/rows.ts'
import type { PrintedWeights } from './finding-weights.ts'
import { guidelinesFor, keepsReserve, onMissedReps, underABar } from './guidelines.ts'
import { atPain } from '../profile/health/pain.ts'
import { HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { limitsOn, withinLimits } from '../profile/limits.ts'
import { isBigLift } from '../rules/asked.ts'
import { minutesOf } from '../progression/session-minutes.ts'
import { isMeetLift, singleWeight, type Single, type SingleWeight } from '../progression/meet.ts'
import { firstStepsFor } from './first-steps.ts'
import { factsOfRow, type RowOfWeek } from './facts-of-row.ts'
import { decisionsFor, overviewOf } from './overview.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { lighterBy, type Weight } from '../prescription/loads.ts'
import { warmUpFor, warmUpTo } from '../prescription/warm-up.ts'
import { prescribedWeeks, type Prescribed, type PrescribedWeek } from '../progression/prescribed-weeks.ts'
import { openParts } from '../profile/second-half.ts'
import { keepsItsWeight, type Prescription } from '../progression/prescribe.ts'
import { middleDecisions } from './middle.ts'
import { musclesWorked } from './muscles-worked.ts'
import { plansFor, plansTold } from './plans.ts'
import { firstObject, ownBefore, progressionRuleOf, type ProgressionRule } from './progression-rule.ts'
import { goalOf, isFarFromBest, nextTry } from '../prescription/rep-goals.ts'
import {
  attemptsOf,
  FIRST_ATTEMPT_WEEK,
  isBesideTest,
  isTestOfGoal,
  leastInTry,
  testRowsOf,
  trialWeeks,
  triesOf,
} from '../prescription/test-week.ts'
import {
  isHeavyInSomeWeek,
  isLoadable,
  isLowered,
  MAX_HEAVY_REPS,
  type Range,
} from '../prescription/rep-ranges.ts'
import { elsewhereOf, leftOutElsewhere, type Elsewhere } from './second-place.ts'
import { substitutesFor } from './substitutes.ts'
import type { Turn } from '../prescription/load-step.ts'
import { isCompound, isLegs, isPull, isPush } from '../../exercises/vocabulary.ts'

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
  const plans = plansFor(first.draft, profile)
  const decisions = [
    ...decisionsFor(profile, first.draft, printed.any).map(({ says }) => says),
    ...(leftOut.length ? [leftOutElsewhere(leftOut)] : []),
    ...plansTold(plans),
    ...middleDecisions({ first: first.draft, second: second.draft, closed, swaps }, profile),
  ]
  const missedReps = onMissedReps(
    profile,
    halves.flatMap(({ rules }) => [...rules.values()]),
  )
  const firstSteps = firstStepsFor(first.draft, profile)
  const days = halves.flatMap((half) => half.draft.days)
  const { progression, rpe, recovery, nutrition } = guidelinesFor(
    { deloadWeek: draft.deloadWeek, days },
    swaps,
    profile,
    printed,
    missedReps,
  )
  const safety = underABar([...days.flatMap(({ rows }) => rows.map(({ entry }) => entry)), ...swaps], profile)
  const { meetWeek, steps, shares } = afterWeek8(second.draft, weeks, profile)
  return {
    overview: {
      ...overviewOf(profile, decisions),
      ...(firstSteps.length && { firstSteps }),
    },
    weeks,
    ...(plans.length && { plans }),
    guidelines: {
      progression: progression.map(inBoth),
      rpe: rpe.map(inBoth),
      recovery: recovery.map(inBoth),
      nutrition: nutrition.map(inBoth),
    },
    missedReps,
    atPain: atPain(profile),
    ...(safety && { underABar: safety }),
    ...(profile.conditions.some((each) => HEALTH_ADVICE[each]?.coolDown) && { coolDown: true as const }),
    ...(keepsReserve(profile) && { keepsReserve: true as const }),
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
      return rows.map(
        (row) => [row, withWayBack(row, today, swapsOf(row.entry, today, week), profile)] as const,
      )
    }),
  )
  const turns = turnsOf(draft)
  const weeks = prescribedWeeks(draft, turns, profile)
  const { elsewhere = new Map<Row, Elsewhere>(), leftOut = [] } = profile.secondPlace
    ? elsewhereOf(draft, profile, profile.secondPlace)
    : {}
  return { draft, swaps, weeks, rules: rulesOf(weeks, turns, profile), elsewhere, leftOut }
}

/** While something heals, what stood there before is a swap for a lift that comes back: some will need it for longer. */
function withWayBack(
  { entry, insteadOf: before }: Row,
  today: readonly CatalogueEntry[],
  swaps: readonly CatalogueEntry[],
  profile: TrainingProfile,
): readonly CatalogueEntry[] {
  const isWay = before && canReplace(before, entry) && !today.includes(before)
  if (!isWay || lowWeightsOf(profile)?.by !== 'share') return swaps
  return [before, ...swaps.filter((each) => each !== before).slice(0, 1)]
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

/** Who wants few big lifts in a day, and gets them and one row more, may leave that row out. */
const isBeyondBigLifts = (
  { entry }: Row,
  place: number,
  today: readonly Prescribed[],
  { limits }: TrainingProfile,
): boolean => place === limits?.bigLiftsADay && place === today.length - 1 && !isBigLift(entry)

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

/** Percent of a maximum from which a lift of more reps is heavy too. Practice. */
const HEAVY_PERCENT = 75

/** Whether a multi-joint lift is heavy, by its weight or, where that is unknown, by the reps of its weeks. */
function isHeavy({ row, weight, prescription }: Prescribed): boolean {
  if (!isCompound(row.entry.pattern)) return false
  return weight
    ? prescription.reps.high <= MAX_HEAVY_REPS || (weight.percent ?? 0) >= HEAVY_PERCENT
    : isHeavyInSomeWeek(row)
}

const groupOf = ({ entry: { pattern } }: Row) =>
  isLegs(pattern) ? 'legs' : isPush(pattern) ? 'push' : isPull(pattern) ? 'pull' : 'others'

/**
 * The first lift of a day has a warm-up, and so has every heavy one: heavy squats do not warm up a press. After a heavy
 * lift of the same muscles, only the last steps to the weight are left.
 */
function warmUpOf(
  prescribed: readonly Prescribed[],
  place: number,
  isOpener: boolean,
  single: SingleWeight | null,
  isFirstWeek: boolean,
  profile: TrainingProfile,
): WarmUp | null {
  const own = prescribed[place]
  if (!own) return null
  const { row, weight, share, prescription } = own
  const loadable = isLoadable(row.entry, profile)
  const isFirst = isOpener || (place === 0 && loadable)
  const isBig = isDeadlift(row.entry) || isHeavy(own) || isBarSquat(row.entry)
  if (!isFirst && !(loadable && isBig)) return null
  if (share !== undefined && share < SHARE_TO_WARM_UP_FOR) return { by: 'first set' }
  const isWarm = prescribed
    .slice(0, place)
    .some((before) => isHeavy(before) && groupOf(before.row) === groupOf(row))
  const { high } = prescription.reps
  if (weight) return warmUpTo({ ...weight, ...single }, row.entry, single ? 1 : high, profile, isWarm)
  const usual = warmUpFor(row.entry, loadable, profile, isWarm)
  if (usual.by === 'shares' && isFirstWeek && share === undefined) return { ...usual, isToFind: true }
  if (usual.by !== 'easy sets') return usual
  return {
    ...usual,
    ...(!row.entry.timed && high <= MAX_HEAVY_REPS && { reps: Math.ceil(high / 2) }),
    ...(isLowered(row.entry) && row.entry.pattern === 'vertical-pull' && { isHelped: true as const }),
  }
}
/** The usual ramp ends below this percent of a weight, so a set with less is a warm-up itself. */
const SHARE_TO_WARM_UP_FOR = 60

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
  const attempts =
    phase.week < FIRST_ATTEMPT_WEEK || phase.deload || phase.taper ? [] : attemptsOf(draft, profile)
  const tests = testRowsOf(draft, profile)
  const clocked = trialWeeks(draft, profile).includes(phase.week) ? tests : []
  const tries = phase.week === weekOfTry(profile) ? triesOf(draft, profile) : []
  const light = phase.taper ? 'taper' : phase.deload ? 'deload' : null
  const kinds = draft.days.map(({ kind }) => kind)
  const workouts = days.map((prescribed, index): Workout => {
    const kind = kinds[index] ?? 'full-body'
    const letter = letterOf(kinds, index)
    const opener = prescribed.find(({ row }) => isCompound(row.entry.pattern))?.row
    const worked = musclesWorked(
      prescribed.map(({ row: { entry }, prescription: { sets } }) => ({ name: entry.name, sets })),
    )
    return {
      day: titleIn(titleOf(index, kind, letter, light), ' - '),
      kind,
      ...(letter && { letter }),
      ...(hasArmsFirst({ kind, rows: prescribed.map(({ row }) => row) }, profile) && {
        armsFirst: true as const,
      }),
      ...(worked && { worked }),
      exercises: prescribed.map(({ row, prescription, weight, share, isEased }, place) => {
        // A meet lift stays in practice, without swaps.
        const isKept = preparesForMeet(phase.week, profile) && isMeetLift(row.entry, profile)
        const substitutes = isKept ? [] : (swaps.get(row) ?? [])
        const { single } = prescription
        const weightOfSingle = single && singleWeight(row.entry, single, profile)
        const rule = rules.get(row)
        const loadable = isLoadable(row.entry, profile)
        const isNewRound = phase.round === 1 && phase.step === 0
        const begins = row.begins === true && isNewRound
        const warmUp = warmUpOf(
          prescribed,
          place,
          row === opener,
          weightOfSingle ?? null,
          phase.week === 1 || begins,
          profile,
        )
        const growth = progressionKindOf(row, profile)
        const comesInFew = comesInFewSizes(row.entry, profile.ownedWeights)
        const afterDeload = hasDeload && isNewRound
        const own = ownBefore(row.entry, profile)
        const object = phase.week === 1 || begins ? firstObject(row.entry, profile) : null
        const attempt = attempts.find((each) => each.row === row)
        const rowOfWeek: RowOfWeek = {
          entry: row.entry,
          prescription,
          isOptional: isBeyondBigLifts(row, place, prescribed, profile),
          loadable,
          inTurnWith: supersets.get(row)?.entry ?? null,
          tryFirst: attempt
            ? { name: attempt.lift.name, count: nextTry(attempt.goal), of: attempt.goal.of }
            : null,
          ...(own && { beforeEachSet: own }),
          ...(object && { beginWith: object }),
          isFarFromBest: isFarFromBest(row.entry, prescription, profile),
          isTry: tries.includes(row),
          withinSeconds:
            prescription.isTest || clocked.includes(row) || tries.includes(row)
              ? (goalOf(row.entry, profile)?.withinSeconds ?? null)
              : null,
          leastInTry: isTestOfGoal(row.entry, profile) ? leastInTry(row.entry, profile) : null,
          warmUp: single ? null : warmUp,
          share,
          weight,
          backOffWeight:
            weight && prescription.backOff
              ? lighterBy(prescription.backOff.share, weight, row.entry, profile.ownedWeights)
              : null,
          // Nothing comes before week 1 that it could be lighter than.
          deload: phase.deload && phase.week > 1,
          taper: phase.taper && phase.week > 1,
          isLightPull: phase.taper && isBeforeMeet(phase.week, profile) && isDeadlift(row.entry),
          afterDeload,
          begins,
          isBesideTest: phase.week === WEEKS && isBesideTest(row, tests),
          isKnown: row.isKnown === true,
          isEased,
          growth,
          comesInFew,
          isSeated: cannotStand(profile),
          ...(!phase.deload && sidesOf(row.entry, prescription.rir, profile)),
          isFlatFooted: row.entry.pattern === 'calf' && staysFlatFooted(profile),
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
          ...(rowOfWeek.isFlatFooted && { isFlatFooted: true as const }),
          ...(prescription.isTest && { isTest: true as const }),
          ...(rule && {
            rule: inBoth(rule.says),
            ruleLoads: rule.loads,
            ...(rule.steps && { ruleSteps: rule.steps }),
          }),
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

/** An empty record if both sides do the same. */
function sidesOf(entry: CatalogueEntry, rir: number, profile: TrainingProfile): Pick<RowOfWeek, 'sides'> {
  const sides = reserveOfSides(entry, rir, profile.freeSide)
  return sides
    ? { sides: { left: intensityOf(sides.left, profile), right: intensityOf(sides.right, profile) } }
    : {}
}

const intensityOf = (rir: number, { scale }: TrainingProfile): string => effortAt(scale, rir)

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
