import type { Exercise, GeneratedProgram, Week, Workout } from '../program.ts'
import type { TrainingProfile } from '../profile.ts'
import { afterWeek8 } from './after-week-8.ts'
import { isDeadlift } from './bar-lifts.ts'
import type { TrainingBlock } from './block.ts'
import { briefOf } from './brief.ts'
import { asksFor } from './care.ts'
import { DAY_NAMES } from './days.ts'
import { isBeforeMeet, preparesForMeet, tapersFor } from './event.ts'
import { draftOf, type Draft, type DraftDay, type Row } from './draft.ts'
import type { CatalogueEntry } from './exercise.ts'
import { growsAfter } from './growing.ts'
import { countsOnGain, growthOf, paceOfGain, progressionOf } from './growth.ts'
import { guidelinesFor, type PrintedWeights } from './guidelines.ts'
import { lightSetsOf, meetTaperSetsOf } from './light-week.ts'
import { minutesToWarmUp, setSeconds } from './minutes.ts'
import { isMeetLift } from './meet.ts'
import { noteOf, noteOfSingle } from './notes.ts'
import { overviewOf } from './overview.ts'
import { comesInFewSizes } from './person/loading.ts'
import { lighterBy, weightsOf, type Weight } from './person/loads.ts'
import { shareOfMax } from './person/rep-chart.ts'
import { warmUpFor, warmUpTo } from './person/warm-up.ts'
import { phasesOf, WEEKS, type Phase } from './phases.ts'
import {
  isPractised,
  lighter,
  lightPull,
  prescribe,
  REST_OF_PRACTICE,
  tested,
  type Prescription,
} from './prescribe.ts'
import { ruleOf } from './rule.ts'
import { MOST_HEAVY_REPS, isLoadable } from './scheme.ts'
import { singleWeight } from './singles.ts'
import { substitutesFor } from './substitutes.ts'
import { restOn, supersetsOf, type Supersets } from './supersets.ts'
import { shareStep, type Step, type Turn } from './step.ts'
import { testRowsOf } from './test-week.ts'
import { isCompound, isPush } from './vocabulary.ts'

/** Turns a block into its eight weeks. Every number of the program is computed here, none by a model. */
export function expand(block: TrainingBlock, profile: TrainingProfile): GeneratedProgram {
  const draft = inSoundWays(draftOf(block), profile)
  const swapsOf = substitutesFor(briefOf(profile))
  const swaps = new Map<Row, readonly CatalogueEntry[]>()
  for (const { rows } of draft.days) {
    const today = rows.map(({ entry }) => entry)
    for (const row of rows) swaps.set(row, swapsOf(row.entry, today))
  }
  const turns = turnsOf(draft)
  const prescribed = prescribedWeeks(draft, turns, profile)
  const printed = printedIn(prescribed, profile)
  const rules = rulesOf(prescribed, turns, profile)
  // A row's rule holds in all weeks, so it stands in the first alone.
  const weeks = prescribed.map((week) =>
    weekIn(week, draft, swaps, week.phase.week === 1 ? rules : new Map(), profile),
  )
  return {
    overview: overviewOf(profile, draft, printed.any),
    weeks,
    guidelines: guidelinesFor(draft, [...swaps.values()].flat(), profile, printed),
    afterWeek8: afterWeek8(draft, weeks, profile),
  }
}

/** What the weeks print of weights. */
function printedIn(weeks: readonly PrescribedWeek[], profile: TrainingProfile): PrintedWeights {
  const rows = weeks.flatMap(({ days }) => days.flat())
  return {
    any: rows.some(({ weight }) => weight),
    about: rows.some(({ weight }) => weight?.isEstimate),
    missing: rows.some(({ row, weight }) => !weight && isLoadable(row.entry, profile)),
  }
}

/** Every row gets harder in a way that it can. A weight that goes on from day to day has one number of repetitions. */
function inSoundWays({ days, deloadWeek }: Draft, profile: TrainingProfile): Draft {
  const sound = days.map(({ kind, rows }) => ({
    kind,
    rows: rows.map((row) => ({ ...row, progression: progressionOf(row.progression, row.entry, profile) })),
  }))
  const linear = sound.flatMap(({ rows }) => rows.filter(({ progression }) => progression === 'load'))
  const byLift = Map.groupBy(linear, ({ entry }) => entry)
  for (const rows of byLift.values()) {
    const asked = rows.map(({ repsLow }) => repsLow)
    // Fewer repetitions than a day was planned with would be heavy there, and rest for longer than there is time.
    const reps = Math.max(...asked) <= MOST_HEAVY_REPS ? Math.min(...asked) : Math.max(...asked)
    for (const row of rows) row.repsLow = row.repsHigh = reps
  }
  return { deloadWeek, days: sound }
}

/** Where each row stands among those of its lift. */
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

interface Prescribed {
  row: Row
  prescription: Prescription
  weight: Weight | null
  /** Whether it leaves more in reserve than the last loaded week before a light one. */
  isEased: boolean
}

interface PrescribedWeek {
  phase: Phase
  supersets: Supersets
  days: readonly (readonly Prescribed[])[]
}

function prescribedWeeks(
  draft: Draft,
  turns: ReadonlyMap<Row, Turn>,
  profile: TrainingProfile,
): PrescribedWeek[] {
  const supersets = new Map(draft.days.flatMap(({ rows }) => [...supersetsOf(rows, profile)]))
  const tests = testRowsOf(draft, profile)
  const growing = draft.days.map(({ rows }) => rows.filter(({ addSet }) => addSet).length)
  const weeks = phasesOf(draft.deloadWeek, tapersFor(profile)).map((phase) => {
    const loaded = new Map<Row, Prescription>()
    for (const [day, { rows }] of draft.days.entries()) {
      const after = growsAfter(day, growing)
      for (const [ofDay, row] of rows.entries()) {
        const growth = growthOf(row, profile)
        const ofLift = turns.get(row) ?? { turn: 0, timesAWeek: 1 }
        const place = { ofDay, ofWeek: loaded.size, ofLift, growsAfter: after }
        const asked = prescribe(row, growth, place, phase, draft.deloadWeek !== null, profile)
        const rest = restOn(supersets, row, profile)
        const isShort = !supersets.has(row) && isPractised(growth, row.entry, profile)
        loaded.set(row, { ...asked, restSeconds: isShort ? Math.max(rest, REST_OF_PRACTICE) : rest })
      }
    }
    if (phase.week === WEEKS)
      for (const row of tests) replaceIn(loaded, row, (each) => tested(each, row.progression === 'wave'))
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
  const days = draft.days.map(({ rows }) => rows.map((row) => overWeeks(row, weeks, profile)))
  return weeks.map(({ phase }, week) => ({
    phase,
    supersets,
    days: days.map((rows) => rows.flatMap((each) => each[week] ?? [])),
  }))
}

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

/** Repetitions to warm up for where the lifts before have done some of it: no last single. */
const LIGHTLY_WARMED = 6

/** Those of `roundStepKg`. */
const WEEKS_OF_CYCLE = 4

/** One row in each week. Where its weight is printed, no step in weight is. */
function overWeeks(row: Row, weeks: readonly PhasePrescriptions[], profile: TrainingProfile): Prescribed[] {
  const asked = weeks.flatMap(({ phase, prescriptions }) => {
    const prescription = prescriptions.get(row)
    return prescription ? [{ phase, prescription }] : []
  })
  const asks = asked.map(({ phase, prescription: { reps, rir } }) => ({
    ...phase,
    reps: reps.high,
    rir,
    cycles:
      phase.round === 1 && countsOnGain(profile)
        ? (paceOfGain(profile) * (phase.week - 1)) / WEEKS_OF_CYCLE
        : 0,
  }))
  const growth = growthOf(row, profile)
  const weights = tellsWeight(row, profile) ? weightsOf(row.entry, growth, asks, profile) : []
  const falls = (growth === 'wave' || growth === 'top-set') && !profile.redFlags.length
  return asked.map(({ prescription }, week) => {
    const weight = weights[week] ?? null
    const before = asked[week - 1]?.phase.deload ? asked[week - 2] : undefined
    const isEased = before !== undefined && before.prescription.rir < prescription.rir
    const own = weight
      ? atWeight(prescription)
      : falls
        ? { ...prescription, step: stepByChart(asked, week) }
        : prescription
    return { row, weight, isEased, prescription: own }
  })
}

/** Of fewer repetitions at more effort, after a light week from where the weeks began; none in a light week. */
function stepByChart(asked: readonly PhasePrescription[], week: number): Step | null {
  const [now, last, first] = [asked[week], asked[week - 1], asked[0]]
  if (!now || !last || !first || now.phase.deload) return null
  const isNew = last.phase.deload
  return shareStep(shareOf(now), shareOf(isNew ? first : last), isNew ? 'week 1' : 'last week')
}

const shareOf = ({ prescription: { reps, rir } }: PhasePrescription): number => shareOfMax(reps.high, rir)

interface PhasePrescription {
  phase: Phase
  prescription: Prescription
}

/** At a weight that is printed only a repetition is left to add. */
const atWeight = (prescription: Prescription): Prescription => ({
  ...prescription,
  step: prescription.step?.of === 'reps' ? { of: 'reps', or: null } : null,
})

/** Whoever must be cleared first chooses by effort alone. */
const tellsWeight = ({ entry }: Row, profile: TrainingProfile): boolean =>
  profile.person.lifts.length > 0 && isLoadable(entry, profile) && !profile.redFlags.length

/** Every row's rule. */
function rulesOf(
  weeks: readonly PrescribedWeek[],
  turns: ReadonlyMap<Row, Turn>,
  profile: TrainingProfile,
): ReadonlyMap<Row, string> {
  const rows = weeks.flatMap(({ days }) => days.flat())
  const weighed = new Set(rows.flatMap(({ row, weight }) => (weight ? [row] : [])))
  return new Map(
    [...turns].map(([row, { timesAWeek }]) => [
      row,
      ruleOf(row, growthOf(row, profile), timesAWeek, weighed.has(row), profile),
    ]),
  )
}

function weekIn(
  { phase, supersets, days }: PrescribedWeek,
  draft: Draft,
  swaps: ReadonlyMap<Row, readonly CatalogueEntry[]>,
  rules: ReadonlyMap<Row, string>,
  profile: TrainingProfile,
): Week {
  const hasDeload = draft.deloadWeek !== null
  const workouts = days.map((prescribed, index): Workout => {
    const opener = prescribed.find(({ row }) => isCompound(row.entry.pattern))?.row
    const press = prescribed.find(({ row }) => isPush(row.entry.pattern))?.row
    const heavyPress = press?.progression === 'wave' && press !== opener ? press : undefined
    return {
      day: dayName(draft.days, index, phase),
      exercises: prescribed.map(({ row, prescription, weight, isEased }) => {
        // What is lifted at the meet is practised as it is.
        const isKept = preparesForMeet(phase.week, profile) && isMeetLift(row.entry)
        const substitutes = isKept ? [] : (swaps.get(row) ?? [])
        const { single } = prescription
        const weightOfSingle = single && singleWeight(row.entry, single, profile)
        const rule = rules.get(row)
        const loadable = isLoadable(row.entry, profile)
        // The first lift is warmed up whatever it is, and so is a pull or a press that heavy ones for the legs do not warm up.
        const isWarmedUp =
          row === opener ||
          (row === prescribed[0]?.row && loadable) ||
          (weight && (isDeadlift(row.entry) || row === heavyPress))
        const warmUp = !isWarmedUp
          ? ''
          : weight
            ? warmUpTo(
                { ...weight, ...weightOfSingle },
                row.entry,
                single ? 1 : row === heavyPress ? LIGHTLY_WARMED : prescription.reps.high,
                profile,
              )
            : warmUpFor(row.entry, loadable, profile)
        const growth = growthOf(row, profile)
        const comesInFew = comesInFewSizes(row.entry, profile.ownedWeights)
        const afterDeload = hasDeload && phase.round === 1 && phase.step === 0
        const note = {
          entry: row.entry,
          prescription,
          loadable,
          inTurnWith: supersets.get(row)?.entry ?? null,
          substitutes,
          warmUp: single ? '' : warmUp,
          weight,
          backOffWeight:
            weight && prescription.backOff
              ? lighterBy(prescription.backOff.share, weight, row.entry, profile.ownedWeights)
              : null,
          deload: phase.deload,
          taper: phase.taper,
          isLightPull: phase.taper && isBeforeMeet(phase.week, profile) && isDeadlift(row.entry),
          afterDeload,
          isEased,
          growth,
          comesInFew,
          fromBox: asksFor('back-extensors', profile),
          startsOver:
            !profile.redFlags.length &&
            !comesInFew &&
            row.repsLow < row.repsHigh &&
            growth === 'climb' &&
            phase.round === 1 &&
            phase.step === 0,
        }
        return {
          ...exerciseOf(row, prescription, profile),
          notes: noteOf(note),
          ...extras(row, prescription, substitutes, note.warmUp),
          ...(single && {
            single: {
              intensity: intensityOf(single.rir, profile),
              notes: noteOfSingle(single, weightOfSingle, prescription, warmUp),
            },
          }),
          ...(prescription.isTest && { isTest: true as const }),
          ...(weight && { weight: weightOf(weight) }),
          ...(rule && { rule }),
        }
      }),
      estimatedMinutes: Math.round(minutesOf(prescribed, profile)),
    }
  })
  return { weekNumber: phase.week, workouts, ...(phase.deload && { deload: true }) }
}

/** `Day 2 - Upper`; days of a kind that comes more than once are lettered. */
function dayName(days: readonly DraftDay[], index: number, { deload, taper }: Phase): string {
  const kind = days[index]?.kind ?? 'full-body'
  const alike = days.filter((day) => day.kind === kind).length
  const turn = days.slice(0, index).filter((day) => day.kind === kind).length
  const letter = alike > 1 ? ` ${'ABCDEF'.charAt(turn)}` : ''
  return `Day ${index + 1} - ${DAY_NAMES[kind]}${letter}${taper ? ' (taper)' : deload ? ' (deload)' : ''}`
}

function exerciseOf(
  { entry }: Row,
  { sets, reps, rir }: Prescription,
  profile: TrainingProfile,
): Omit<Exercise, 'notes'> {
  return {
    name: entry.name,
    sets,
    reps: repsText(entry, reps),
    intensity: intensityOf(rir, profile),
  }
}

const intensityOf = (rir: number, { scale }: TrainingProfile): string =>
  scale === 'RPE' ? `RPE ${10 - rir}` : `RIR ${rir}`

function repsText({ timed, perSide }: CatalogueEntry, { low, high }: { low: number; high: number }): string {
  if (timed) return `${high} s`
  return `${low === high ? low : `${low}-${high}`}${perSide ? '/side' : ''}`
}

const extras = (
  { entry }: Row,
  { restSeconds }: Prescription,
  substitutes: readonly CatalogueEntry[],
  warmUp: string,
) => ({
  exerciseId: entry.id,
  restSeconds,
  substitutes: substitutes.map(({ name }) => name),
  ...(warmUp && { warmUp }),
})

const weightOf = ({ kg, lb, percent, isEstimate, isEach }: Weight): NonNullable<Exercise['weight']> => ({
  kg,
  lb,
  ...(percent !== null && { percent }),
  ...(isEstimate && { isEstimate }),
  ...(isEach && { isEach }),
})

const minutesOf = (prescribed: readonly Prescribed[], profile: TrainingProfile): number =>
  prescribed.reduce(
    (sum, { row, prescription: { sets, reps, restSeconds, single } }) =>
      sum +
      (sets * setSeconds(row.entry, reps.high, restSeconds) +
        (single ? setSeconds(row.entry, 1, restSeconds) : 0)) /
        60,
    minutesToWarmUp(profile),
  )
