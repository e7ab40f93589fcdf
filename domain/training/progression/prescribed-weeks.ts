import { isDeadlift } from '../prescription/bar-lifts.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { easedSets, easesLegs, isBeforeMeet, isSoon, taperWeek } from '../profile/event.ts'
import { isInLadders } from '../../exercises/exercise.ts'
import { addsSetsAfter } from '../prescription/added-sets.ts'
import { countsOnGain, progressionKindOf, paceOfGain } from '../prescription/rows.ts'
import { isMeetLift } from './meet.ts'
import {
  beginsWithFewerSets,
  heldAt,
  isUnderLimit,
  lastTrimesterFrom,
  sharesIn,
} from '../profile/health/weeks-of-care.ts'
import { lightSetsOf, meetTaperSetsOf } from './light-week.ts'
import { lighterBy, weightsOf, type Weight } from '../prescription/loads.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { WEEKS } from '../../program/weeks.ts'
import { asFirstRound, phasesOf, type Phase } from '../draft/phases.ts'
import {
  isPractised,
  lighter,
  lightPull,
  prescribe,
  REST_OF_PRACTICE,
  shareOfGoalDay,
  tested,
  withSets,
  type Prescription,
} from './prescribe.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import type { Step } from '../../program/row-facts.ts'
import { shareStep, type Turn } from '../prescription/load-step.ts'
import { withLongerRests } from './longer-rests.ts'
import { restOn, supersetsOf, type Supersets } from '../prescription/supersets.ts'
import { goalOf, setOfTrial, type SetOfTrial } from '../prescription/rep-goals.ts'
import { leastRir } from '../prescription/rep-ranges.ts'
import { isBesideTest, testRowsOf, trialWeeks } from '../prescription/test-week.ts'
import { isLegs, isPush } from '../../exercises/vocabulary.ts'

export interface Prescribed {
  row: Row
  prescription: Prescription
  weight: Weight | null
  /** Percent of the usual weight, while something heals. */
  share: number | undefined
  /** It leaves more in reserve than the last loaded week before a deload. */
  isEased: boolean
}

export interface PrescribedWeek {
  phase: Phase
  supersets: Supersets
  days: readonly (readonly Prescribed[])[]
}

/** The prescriptions of all weeks, in numbers. */
export function prescribedWeeks(
  draft: Draft,
  turns: ReadonlyMap<Row, Turn>,
  profile: TrainingProfile,
): readonly PrescribedWeek[] {
  const supersets = new Map(draft.days.flatMap(({ rows }) => [...supersetsOf(rows, profile)]))
  const tests = testRowsOf(draft, profile)
  const trials = trialWeeks(draft, profile)
  const tried = new Set(tests.flatMap(({ entry }) => (goalOf(entry, profile)?.withinSeconds ? [entry] : [])))
  const growing = draft.days.map(({ rows }) => rows.filter(({ addSet }) => addSet).length)
  const phases = phasesOf(draft.deloadWeek, taperWeek(profile))
  const lastTrimester = lastTrimesterFrom(profile)
  const weeks = phases.map((phase) => {
    // What comes soon tapers from the week before it.
    const from = phase.taper && phase.week > 1 && isSoon(profile) ? { ...phase, week: phase.week - 1 } : phase
    const held = heldAt(from, phases, lastTrimester)
    const loaded = new Map<Row, Prescription>()
    for (const [day, { rows }] of draft.days.entries()) {
      const after = addsSetsAfter(day, growing)
      for (const [ofDay, row] of rows.entries()) {
        const growth = progressionKindOf(row, profile)
        const ofLift = turns.get(row) ?? ONLY
        const place = { ofDay, ofWeek: loaded.size, ofLift, addsSetsAfter: after }
        const own = row.begins ? asFirstRound(held) : held
        const asked = prescribe(row, growth, place, own, draft.deloadWeek !== null, profile)
        const rest = restOn(supersets, row, profile)
        const isShort = !supersets.has(row) && isPractised(growth, row.entry, profile)
        loaded.set(row, { ...asked, restSeconds: isShort ? Math.max(rest, REST_OF_PRACTICE) : rest })
      }
    }
    if (phase.week === WEEKS)
      for (const row of tests)
        replaceIn(loaded, row, (each) => {
          const rir = goalOf(row.entry, profile) ? leastRir(row.entry, each.reps.high, profile) : each.rir
          return tested({ ...each, rir }, row.progression === 'wave')
        })
    const isTrial = trials.includes(phase.week)
    for (const row of [...loaded.keys()].filter(({ entry }) => tried.has(entry))) {
      const easier = shareOfGoalDay(row, turns.get(row) ?? ONLY)
      const set = setOfTrial(row, phase.week, trials, easier, profile)
      if (set && !(tests.includes(row) && (isTrial || phase.week === WEEKS)))
        replaceIn(loaded, row, (each) => ofTrial(each, set))
    }
    for (const row of tests) {
      const goal = goalOf(row.entry, profile)
      if (goal && (phase.week === WEEKS || (isTrial && goal.withinSeconds)))
        replaceIn(loaded, row, (each) => ({ ...each, reps: afterLimit(row) }))
    }
    if (phase.step === 0 && !phase.deload && (phase.round === 0 || draft.deloadWeek !== null))
      easeIntoLadders(loaded, supersets)
    if (beginsWithFewerSets(profile)) takeSetsBack(loaded, supersets, phase.week)
    if (easesLegs(phase.week, profile))
      for (const row of [...loaded.keys()].filter(({ entry }) => isLegs(entry.pattern)))
        replaceIn(loaded, row, (each) => withSets(each, easedSets(each.sets, phase.week, profile)))
    if (phase.deload) {
      const setsOf = (row: Row) => loaded.get(row)?.sets ?? 0
      const isMeetTaper = phase.taper && isBeforeMeet(phase.week, profile)
      const sets = isMeetTaper ? meetTaperSetsOf(draft, setsOf, supersets) : lightSetsOf(draft, setsOf)
      for (const row of [...loaded.keys()]) {
        const kept = sets.get(row)
        if (kept)
          replaceIn(loaded, row, (each) => {
            const light = lighter(each, kept, phase)
            return isMeetTaper && isDeadlift(row.entry) ? lightPull(light) : light
          })
        else loaded.delete(row)
      }
    }
    return { phase, prescriptions: loaded }
  })
  const shares = sharesIn(phases, profile)
  const held = phases.map(({ week }, at): HeldDown => ({
    share: shares[at],
    isLimited: isUnderLimit(week, profile),
  }))
  const days = draft.days.map(({ rows }) =>
    rows.map((row, place) => {
      const own = overWeeks(row, weeks, held, isTired(row, rows.slice(0, place)), profile)
      return isBesideTest(row, tests)
        ? own.map((each, at) => each && (at === WEEKS - 1 ? spared(each, profile) : each))
        : own
    }),
  )
  const inWeeks = weeks.map(({ phase }, week) => ({
    phase,
    supersets,
    days: days.map((rows) => rows.flatMap((each) => each[week] ?? [])),
  }))
  return withLongerRests(inWeeks, profile)
}

const ONLY: Turn = { turn: 0, timesAWeek: 1 }

const ofTrial = (each: Prescription, { percent, count }: SetOfTrial): Prescription => ({
  ...each,
  reps: { low: count, high: count },
  trialShare: percent,
})

/** After a first set near the limit, the others are as short as in week 1. */
const afterLimit = ({ repsLow }: Row): Prescription['reps'] => ({ low: repsLow, high: repsLow })

const MIN_SETS = 2

/**
 * A fourth rung adds two thirds more reps, so its first week has one set fewer, like week 1. A superset
 * partner gets no further ahead.
 *
 * @see Tsatsouline, "Enter the Kettlebell" (2006), "Rite of Passage": fewer ladders where they are longer
 */
function easeIntoLadders(prescriptions: Map<Row, Prescription>, supersets: Supersets): void {
  for (const [row, { sets }] of [...prescriptions]) {
    if (!isInLadders(row.entry) || sets <= MIN_SETS) continue
    const partner = supersets.get(row)
    replaceIn(prescriptions, row, (each) => ({ ...each, sets: sets - 1 }))
    if (partner) replaceIn(prescriptions, partner, (each) => ({ ...each, sets: Math.min(each.sets, sets) }))
  }
}

/**
 * Soon after an operation each row begins with a set fewer. From the third week on a third of the rows gets it back in
 * each week, so that no week has a fifth more than the one before it (R31).
 *
 * @see Royal College of Surgeons of England, "Get Well Soon" (2011): a little more each week; the weeks are practice
 */
function takeSetsBack(prescriptions: Map<Row, Prescription>, supersets: Supersets, week: number): void {
  const rows = [...prescriptions.keys()]
  for (const [at, row] of rows.entries()) {
    const partner = supersets.get(row)
    const turn = partner ? Math.min(at, rows.indexOf(partner)) : at
    if (week < SETS_BACK_FROM + (turn % THIRDS))
      replaceIn(prescriptions, row, (each) => ({
        ...each,
        sets: Math.max(Math.min(each.sets, MIN_SETS), each.sets - 1),
      }))
  }
}
const SETS_BACK_FROM = 3
const THIRDS = 3

function replaceIn(
  prescriptions: Map<Row, Prescription>,
  row: Row,
  by: (prescription: Prescription) => Prescription,
): void {
  const found = prescriptions.get(row)
  if (found) prescriptions.set(row, by(found))
}

interface PhasePrescriptions {
  phase: Phase
  prescriptions: ReadonlyMap<Row, Prescription>
}

/** The cycle length behind `roundStepKg`. */
const WEEKS_OF_CYCLE = 4

/**
 * The reps that a press loses if the triceps have worked before it.
 *
 * @see Simão and others, "Influence of exercise order on the number of repetitions performed and perceived exertion during
 *   resistance exercises" (2005): whatever comes later is done for fewer repetitions
 */
const LESS_WHEN_TIRED = 2

const isTired = ({ entry }: Row, before: readonly Row[]): boolean =>
  isPush(entry.pattern) && before.some((row) => row.entry.pattern === 'elbow-extension')

/** One row in each week that has it. A printed weight replaces the step in weight. */
function overWeeks(
  row: Row,
  weeks: readonly PhasePrescriptions[],
  heldDown: readonly HeldDown[],
  isTiredThen: boolean,
  profile: TrainingProfile,
): (Prescribed | undefined)[] {
  const all = weeks.map((each, at) => ({ ...each, held: heldDown[at] ?? FREE }))
  const own = row.begins ? all.filter(({ phase }) => phase.round === 1) : all
  const before = Array.from({ length: weeks.length - own.length }, () => undefined)
  const asked = own.flatMap(({ phase, prescriptions, held }) => {
    const prescription = prescriptions.get(row)
    return prescription ? [{ phase: row.begins ? asFirstRound(phase) : phase, prescription, held }] : []
  })
  const asks = asked.map(({ phase, prescription: { reps, rir } }) => ({
    ...phase,
    // Before a meet, only the meet lifts keep their weights.
    taper: phase.taper && (isMeetLift(row.entry, profile) || !isBeforeMeet(phase.week, profile)),
    reps: reps.high,
    rir: rir + (isTiredThen ? LESS_WHEN_TIRED : 0),
    cycles:
      phase.round === 1 && countsOnGain(profile)
        ? (paceOfGain(profile) * (phase.week - 1)) / WEEKS_OF_CYCLE
        : 0,
  }))
  const growth = progressionKindOf(row, profile)
  const weights = tellsWeight(row, profile) ? weightsOf(row.entry, growth, asks, profile) : []
  const falls = (growth === 'wave' || growth === 'top-set') && !profile.redFlags.length
  const printed = asked.map(({ prescription, held }, week) => {
    const usual = weights[week] ?? null
    const share = isLoadable(row.entry, profile) ? held.share : undefined
    const weight = usual && share ? ofUsual(usual, share, row, profile) : usual
    const lastLoaded = asked[week - 1]?.phase.deload ? asked[week - 2] : undefined
    const isEased = lastLoaded !== undefined && lastLoaded.prescription.rir < prescription.rir
    const stepped = weight
      ? atWeight(prescription, weeksAtWeight(asked, weights, week))
      : falls
        ? { ...prescription, step: stepByChart(asked, week, profile) }
        : prescription
    const allowed = share ? atShare(stepped) : held.isLimited ? byReps(stepped) : stepped
    return { row, weight, share, isEased, prescription: allowed }
  })
  return [...before, ...printed]
}

/**
 * A week with a test keeps the other days of its lift far from the limit: two reps easier, all sets alike.
 *
 * @see Wendler, "5/3/1" (2nd edition): one set to the limit per lift and week; how much easier is practice
 */
function spared({ prescription, weight, ...rest }: Prescribed, profile: TrainingProfile): Prescribed {
  const rir = Math.max(prescription.rir, LEAST_BESIDE_TEST)
  const share = shareOfMax(prescription.reps.high, rir) / shareOfMax(prescription.reps.high, prescription.rir)
  const less = weight && lighterBy(share, weight, rest.row.entry, profile.ownedWeights)
  const percent =
    weight?.percent && less
      ? Math.round(weight.percent * (profile.units === 'lb' ? less.lb / weight.lb : less.kg / weight.kg))
      : null
  return {
    ...rest,
    weight: weight && less ? { ...weight, ...less, percent } : null,
    prescription: { ...prescription, rir, step: null, backOff: null },
  }
}
const LEAST_BESIDE_TEST = 3

/** What holds the weights of a week down, whatever its rows would ask for. */
interface HeldDown {
  share: number | undefined
  isLimited: boolean
}
const FREE: HeldDown = { share: undefined, isLimited: false }

/** The share of the weight that is printed otherwise; null if nothing is light enough. */
function ofUsual(usual: Weight, share: number, { entry }: Row, profile: TrainingProfile): Weight | null {
  const less = lighterBy(share / 100, usual, entry, profile.ownedWeights)
  return less && { ...usual, ...less, percent: null }
}

/** All sets alike: neither a step nor a heavy set goes with a share of the usual weight. */
const atShare = (prescription: Prescription): Prescription => ({
  ...prescription,
  step: null,
  backOff: null,
  isTest: false,
})

/**
 * The step by the chart, for fewer reps at more effort. After a deload it counts from the week before it: what weeks of training
 * corrected is worth more than the guess of week 1. Null in a deload.
 */
function stepByChart(
  asked: readonly PhasePrescription[],
  week: number,
  profile: TrainingProfile,
): Step | null {
  const [now, last, lastLoaded] = [asked[week], asked[week - 1], asked[week - 2]]
  if (!now || !last || now.phase.deload) return null
  if (!last.phase.deload) return shareStep(shareOf(now), shareOf(last), 'last week')
  const gained = countsOnGain(profile) ? 1 + GAIN_OF_ROUND * paceOfGain(profile) : 1
  return lastLoaded ? shareStep(shareOf(now) * gained, shareOf(lastLoaded), 'before the deload') : null
}
/** Of a lift whose weight is unknown; with a known one, up to twice as much is printed. */
const GAIN_OF_ROUND = 0.02

const shareOf = ({ prescription: { reps, rir } }: PhasePrescription): number => shareOfMax(reps.high, rir)

interface PhasePrescription {
  phase: Phase
  prescription: Prescription
}

/** Under a limit, only a rep can be added. */
const byReps = (prescription: Prescription): Prescription => ({
  ...prescription,
  step: prescription.step?.of === 'reps' ? { of: 'reps', or: null } : null,
})

/** With a printed weight, a rep can be added up to the top of the range. */
const atWeight = (prescription: Prescription, weeksBefore: number): Prescription => {
  const { reps } = prescription
  return weeksBefore <= reps.high - reps.low ? byReps(prescription) : { ...prescription, step: null }
}

/** The weeks in a row before this one that have its weight. */
function weeksAtWeight(
  asked: readonly PhasePrescription[],
  weights: readonly (Weight | null)[],
  week: number,
): number {
  let before = 0
  while (
    before < week &&
    !asked[week - before - 1]?.phase.deload &&
    weights[week - before - 1]?.kg === weights[week]?.kg
  )
    before++
  return before
}

/** Someone who needs clearance first chooses weights by effort alone. */
const tellsWeight = ({ entry }: Row, profile: TrainingProfile): boolean =>
  profile.person.lifts.length > 0 && isLoadable(entry, profile) && !profile.redFlags.length
