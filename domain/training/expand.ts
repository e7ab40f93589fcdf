import type { Exercise, GeneratedProgram, Week, Workout } from '../program.ts'
import type { TrainingProfile } from '../profile.ts'
import type { TrainingBlock } from './block.ts'
import { DAY_NAMES } from './days.ts'
import { draftOf, type Draft, type DraftDay, type Row } from './draft.ts'
import type { CatalogueEntry } from './exercise.ts'
import { guidelinesFor } from './guidelines.ts'
import { setSeconds } from './minutes.ts'
import { noteOf, warmUpFor } from './notes.ts'
import { overviewOf } from './overview.ts'
import { phasesOf, type Phase } from './phases.ts'
import { lighter, prescribe, type Prescription } from './prescribe.ts'
import { isLoadable } from './scheme.ts'
import { substitutesFor } from './substitutes.ts'
import { isCompound } from './vocabulary.ts'
import { warmUpMinutes } from './volume.ts'

/** Share of the sets before it that a light week keeps (R33 asks for 45 to 70 %). */
const DELOAD_SETS = 0.55

/** Turns a block into its eight weeks. Every number of the program is computed here, none by a model. */
export function expand(block: TrainingBlock, profile: TrainingProfile): GeneratedProgram {
  const draft = draftOf(block)
  const swaps = new Map<Row, readonly CatalogueEntry[]>()
  for (const { rows } of draft.days) {
    const today = rows.map(({ entry }) => entry)
    for (const row of rows) swaps.set(row, substitutesFor(row.entry, today, profile))
  }
  const exercises = new Set(draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const weeks = phasesOf(draft.deloadWeek).map((phase) => weekIn(phase, draft, swaps, profile))
  return { overview: overviewOf(profile, exercises), weeks, guidelines: guidelinesFor(draft, profile) }
}

function weekIn(
  phase: Phase,
  draft: Draft,
  swaps: ReadonlyMap<Row, readonly CatalogueEntry[]>,
  profile: TrainingProfile,
): Week {
  const keep = keepingShare()
  const hasDeload = draft.deloadWeek !== null
  const workouts = draft.days.map((day, index): Workout => {
    const opener = day.rows.find(({ entry }) => isCompound(entry.pattern))
    const prescribed = day.rows.map((row, place) => {
      const loaded = prescribe(row, place, phase, hasDeload, profile)
      return { row, prescription: phase.deload ? lighter(loaded, keep(loaded.sets, row.entry)) : loaded }
    })
    return {
      day: dayName(draft.days, index, phase.deload),
      exercises: prescribed.map(({ row, prescription }) => {
        const substitutes = swaps.get(row) ?? []
        const loadable = isLoadable(row.entry, profile)
        const opensDay = row === opener
        const afterDeload = hasDeload && phase.round === 1 && phase.step === 0
        const note = {
          entry: row.entry,
          prescription,
          loadable,
          lateOn: phase.round === 1,
          substitutes,
          opensDay,
          deload: phase.deload,
          afterDeload,
          climbs: row.progression === 'reps',
          cue: row.cue,
        }
        return {
          ...exerciseOf(row, prescription, profile),
          notes: noteOf(note),
          ...extras(row, prescription, substitutes, opensDay && warmUpFor(loadable)),
        }
      }),
      estimatedMinutes: Math.round(minutesOf(prescribed, profile)),
    }
  })
  return { weekNumber: phase.week, workouts, ...(phase.deload && { deload: true }) }
}

/** Shares out a light week's sets so that the whole week, not each row, keeps its share; big lifts keep two to stay in practice. */
function keepingShare(): (sets: number, entry: CatalogueEntry) => number {
  let before = 0
  let kept = 0
  return (sets, { pattern }) => {
    before += sets
    const fewest = isCompound(pattern) && sets > 2 ? 2 : 1
    const share = Math.max(fewest, Math.min(sets - 1, Math.round(before * DELOAD_SETS) - kept))
    kept += share
    return share
  }
}

/** `Day 2 - Upper`; days of a kind that comes more than once are lettered. */
function dayName(days: readonly DraftDay[], index: number, deload: boolean): string {
  const kind = days[index]?.kind ?? 'full-body'
  const alike = days.filter((day) => day.kind === kind).length
  const turn = days.slice(0, index).filter((day) => day.kind === kind).length
  const letter = alike > 1 ? ` ${'ABCDEF'.charAt(turn)}` : ''
  return `Day ${index + 1} - ${DAY_NAMES[kind]}${letter}${deload ? ' (deload)' : ''}`
}

function exerciseOf(
  { entry }: Row,
  { sets, reps, rir }: Prescription,
  { scale }: TrainingProfile,
): Omit<Exercise, 'notes'> {
  return {
    name: entry.name,
    sets,
    reps: repsText(entry, reps),
    intensity: scale === 'RPE' ? `RPE ${10 - rir}` : `RIR ${rir}`,
  }
}

export function repsText(
  { timed, perSide }: CatalogueEntry,
  { low, high }: { low: number; high: number },
): string {
  if (timed) return `${high} s`
  return `${low === high ? low : `${low}-${high}`}${perSide ? '/side' : ''}`
}

const extras = (
  { entry }: Row,
  { restSeconds }: Prescription,
  substitutes: readonly CatalogueEntry[],
  warmUp: string | false,
) => ({
  exerciseId: entry.id,
  restSeconds,
  substitutes: substitutes.map(({ name }) => name),
  ...(warmUp && { warmUp }),
})

const minutesOf = (
  prescribed: readonly { row: Row; prescription: Prescription }[],
  { minutes }: TrainingProfile,
): number =>
  prescribed.reduce(
    (sum, { row, prescription: { sets, reps, restSeconds } }) =>
      sum + (sets * setSeconds(row.entry, reps.high, restSeconds)) / 60,
    warmUpMinutes(minutes),
  )
