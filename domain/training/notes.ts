import type { CatalogueEntry } from './exercise.ts'
import type { Prescription } from './prescribe.ts'

/** R43: longer notes are not read in a gym. */
const LONGEST_NOTE = 200

/** Two sets on the way up; without a weight to choose, one easy set. */
export function warmUpFor(loadable: boolean): string {
  return loadable ? 'Warm up with 2 sets at 50% and 75%.' : 'Warm up with 1 easy set of half the reps.'
}

export interface Note {
  entry: CatalogueEntry
  prescription: Prescription
  /** Whether there is weight to add. */
  loadable: boolean
  /** Second half of the program, where one weight or none may have become easy. */
  lateOn: boolean
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

/** What to do when a weight that cannot change, or none, gets easy. */
function harder({ needs, timed }: CatalogueEntry): string {
  if (needs.includes('bands')) return 'Too easy? Grip the band shorter or take a stronger one.'
  if (needs.includes('suspension')) return 'Too easy? Walk your feet closer to the anchor.'
  return timed
    ? 'Too easy? Brace harder and breathe slowly.'
    : 'Too easy? Lower slowly and pause at the bottom.'
}

/** The fixed forms in their order, then a few free words where there is room for them. */
export function noteOf({
  entry,
  prescription,
  loadable,
  lateOn,
  substitutes,
  opensDay,
  deload,
  climbs,
  afterDeload,
  cue,
}: Note): string {
  const fixed = [
    `Rest ${prescription.restSeconds} s.`,
    opensDay ? warmUpFor(loadable) : '',
    substitutes.length ? `Swap: ${substitutes.map(({ name }) => name).join(' or ')}.` : '',
    prescription.stepKg ? `+${prescription.stepKg} kg on last week.` : '',
  ].filter(Boolean)
  const free = [entry.timed && entry.perSide ? 'Each side.' : '', deload ? 'Deload: keep it easy.' : '']
  if (afterDeload && loadable) free.push(comeback(climbs))
  else if (lateOn && !loadable && !deload) free.push(harder(entry))
  else if (!deload) free.push(cue)
  return free
    .filter(Boolean)
    .reduce(
      (note, words) => (note.length + 1 + words.length <= LONGEST_NOTE ? `${note} ${words}` : note),
      fixed.join(' '),
    )
}
