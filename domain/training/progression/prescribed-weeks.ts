import { isDeadlift } from '../prescription/bar-lifts.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { isBeforeMeet, taperWeek } from '../profile/event.ts'
import { isInLadders } from '../../exercises/exercise.ts'
import { addsSetsAfter } from '../prescription/added-sets.ts'
import { countsOnGain, progressionKindOf, paceOfGain } from '../prescription/rows.ts'
import { isMeetLift } from './meet.ts'
import { heldAt, lastTrimesterFrom } from '../profile/health/weeks-of-care.ts'
import { lightSetsOf, meetTaperSetsOf } from './light-week.ts'
import { weightsOf, type Weight } from '../prescription/loads.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { WEEKS } from '../../program/weeks.ts'
import { asFirstRound, phasesOf, type Phase } from '../draft/phases.ts'
import {
  isPractised,
  lighter,
  lightPull,
  prescribe,
  REST_OF_PRACTICE,
  tested,
  type Prescription,
} from './prescribe.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import type { Step } from '../../program/row-facts.ts'
import { shareStep, type Turn } from '../prescription/load-step.ts'
import { restOn, supersetsOf, type Supersets } from '../prescription/supersets.ts'
import { goalOf } from '../prescription/rep-goals.ts'
import { leastRir } from '../prescription/rep-ranges.ts'
import { testRowsOf } from '../prescription/test-week.ts'
import { isPush } from '../../exercises/vocabulary.ts'

export interface Prescribed {
  row: Row
  prescription: Prescription
  weight: Weight | null
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
): PrescribedWeek[] {
  const supersets = new Map(draft.days.flatMap(({ rows }) => [...supersetsOf(rows, profile)]))
  const tests = testRowsOf(draft, profile)
  const growing = draft.days.map(({ rows }) => rows.filter(({ addSet }) => addSet).length)
  const phases = phasesOf(draft.deloadWeek, taperWeek(profile))
  const lastTrimester = lastTrimesterFrom(profile)
  const weeks = phases.map((phase) => {
    const held = heldAt(phase, phases, lastTrimester)
    const loaded = new Map<Row, Prescription>()
    for (const [day, { rows }] of draft.days.entries()) {
      const after = addsSetsAfter(day, growing)
      for (const [ofDay, row] of rows.entries()) {
        const growth = progressionKindOf(row, profile)
        const ofLift = turns.get(row) ?? { turn: 0, timesAWeek: 1 }
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
    if (phase.step === 0 && !phase.deload && (phase.round === 0 || draft.deloadWeek !== null))
      easeIntoLadders(loaded, supersets)
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
  const days = draft.days.map(({ rows }) =>
    rows.map((row, place) => overWeeks(row, weeks, isTired(row, rows.slice(0, place)), profile)),
  )
  return weeks.map(({ phase }, week) => ({
    phase,
    supersets,
    days: days.map((rows) => rows.flatMap((each) => each[week] ?? [])),
  }))
}

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
  isTiredThen: boolean,
  profile: TrainingProfile,
): (Prescribed | undefined)[] {
  const own = row.begins ? weeks.filter(({ phase }) => phase.round === 1) : weeks
  const before = Array.from({ length: weeks.length - own.length }, () => undefined)
  const asked = own.flatMap(({ phase, prescriptions }) => {
    const prescription = prescriptions.get(row)
    return prescription ? [{ phase: row.begins ? asFirstRound(phase) : phase, prescription }] : []
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
  const printed = asked.map(({ prescription }, week) => {
    const weight = weights[week] ?? null
    const lastLoaded = asked[week - 1]?.phase.deload ? asked[week - 2] : undefined
    const isEased = lastLoaded !== undefined && lastLoaded.prescription.rir < prescription.rir
    const stepped = weight
      ? atWeight(prescription)
      : falls
        ? { ...prescription, step: stepByChart(asked, week) }
        : prescription
    return { row, weight, isEased, prescription: stepped }
  })
  return [...before, ...printed]
}

/**
 * The step by the chart, for fewer reps at more effort. After a deload it counts from week 1. Null in a
 * deload.
 */
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

/** With a printed weight, only a rep can be added. */
const atWeight = (prescription: Prescription): Prescription => ({
  ...prescription,
  step: prescription.step?.of === 'reps' ? { of: 'reps', or: null } : null,
})

/** Someone who needs clearance first chooses weights by effort alone. */
const tellsWeight = ({ entry }: Row, profile: TrainingProfile): boolean =>
  profile.person.lifts.length > 0 && isLoadable(entry, profile) && !profile.redFlags.length
