import type { CatalogueEntry } from './exercise.ts'
import type { Prescription } from './prescribe.ts'
import { isLoadable } from './scheme.ts'

/** R43: longer notes are not read in a gym. */
const LONGEST_NOTE = 200

/** Two sets on the way up; without a weight, one easy set. */
export function warmUpFor(entry: CatalogueEntry): string {
  return isLoadable(entry)
    ? 'Warm up with 2 sets at 50% and 75%.'
    : 'Warm up with 1 easy set of half the reps.'
}

export interface Note {
  entry: CatalogueEntry
  prescription: Prescription
  substitutes: readonly CatalogueEntry[]
  opensDay: boolean
  deload: boolean
  /** Whether reps climb at one weight, instead of weight at the same effort or fewer reps. */
  climbs: boolean
  /** First week after a light one. */
  afterDeload: boolean
  cue: string
}

/** Back at more reps in reserve, a climb starts over at its weight; a weight that rose every week does not. */
const comeback = (climbs: boolean) =>
  climbs
    ? 'Start from your weight before the deload.'
    : 'Choose by effort again; it should beat your first week.'

/** The fixed forms in their order, then a few free words where there is room for them. */
export function noteOf({
  entry,
  prescription,
  substitutes,
  opensDay,
  deload,
  climbs,
  afterDeload,
  cue,
}: Note): string {
  const fixed = [
    `Rest ${prescription.restSeconds} s.`,
    opensDay ? warmUpFor(entry) : '',
    substitutes.length ? `Swap: ${substitutes.map(({ name }) => name).join(' or ')}.` : '',
    prescription.stepKg ? `+${prescription.stepKg} kg on last week.` : '',
  ].filter(Boolean)
  const free = [entry.timed && entry.perSide ? 'Each side.' : '', deload ? 'Deload: keep it easy.' : '']
  if (afterDeload && isLoadable(entry)) free.push(comeback(climbs))
  else if (!deload) free.push(cue)
  return free
    .filter(Boolean)
    .reduce(
      (note, words) => (note.length + 1 + words.length <= LONGEST_NOTE ? `${note} ${words}` : note),
      fixed.join(' '),
    )
}
