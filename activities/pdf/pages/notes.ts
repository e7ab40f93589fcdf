import type { NotePart } from '../../../domain/program/note.ts'
import type { ShownRow, ShownWeek, ShownProgram } from '../../../domain/program/program-in.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { howToOf } from '../../../domain/exercises/how-to/how-to-of.ts'

/** Sentences on technique, and on what is special this week. The others are read between two sets. */
const FREE: readonly NotePart[] = ['box', 'special', 'single', 'cue', 'words']

export interface RowNote {
  /** Rest, warm-up, swaps and load step, to read between two sets. One sentence each. */
  fixed: readonly string[]
  free: readonly string[]
}

export function readNote({ sentences, substitutes = [] }: ShownRow): RowNote {
  const told = (isFree: boolean) =>
    sentences.filter(({ part }) => FREE.includes(part) === isFree).map(({ text }) => text)
  const lacksSwap = substitutes.length > 0 && !sentences.some(({ part }) => part === 'swap')
  return {
    fixed: [...told(false), ...(lacksSwap ? [`Swap: ${substitutes.join(' or ')}.`] : [])],
    free: told(true),
  }
}

/** Sentences that nearly every row has: the rest, and the load step from an earlier week. */
const KINDS: readonly NotePart[] = ['rest', 'step']

/** With fewer rows, moving the sentence to the top saves nothing. */
const MIN_ROWS = 3

export interface Common {
  sentences: readonly string[]
  /** The sentence at the top that replaces them; empty if there are none. */
  told: string
}

/** The rest and the load step that most rows of a week share, if every row has one. */
export function commonOf({ workouts }: ShownWeek): Common {
  const rows = workouts.flatMap((workout) => workout.rows)
  const found = KINDS.flatMap((kind) => {
    const said = rows.flatMap(({ sentences }) => sentences.find(({ part }) => part === kind) ?? [])
    const count = (sentence: string) => said.filter(({ text }) => text === sentence).length
    const [most] = [...said].sort((one, other) => count(other.text) - count(one.text))
    return most && said.length === rows.length && count(most.text) >= MIN_ROWS
      ? [{ most, isInAll: count(most.text) === rows.length }]
      : []
  })
  if (!found.length) return { sentences: [], told: '' }
  const sentences = found.map(({ most }) => most.text)
  const told = found.map(({ most: { part, bare } }) => (part === 'rest' ? `rest ${bare}` : bare)).join('; ')
  const holdsFor = found.every(({ isInAll }) => isInAll) ? 'Every row' : 'Unless a row says otherwise'
  return { sentences, told: `${holdsFor}: ${told}.` }
}

export interface Told {
  /** `setUp` and `fault` are empty for an exercise that is not in our catalogue. */
  setUp: string
  /** The catalogue's two cues, and the free text from the note of the exercise's first week. */
  cues: readonly string[]
  fault: string
  swaps: readonly string[]
  forYou: ShownRow['forYou']
}

export function howTosOf({ weeks }: ShownProgram): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>()
  for (const { workouts } of weeks) {
    for (const exercise of workouts.flatMap(({ exercises }) => exercises)) {
      if (!told.has(exercise.name)) told.set(exercise.name, toldOf(exercise))
    }
  }
  return told
}

function toldOf(exercise: ShownRow): Told {
  const howTo = howToOf(exercise.exerciseId ?? entryByName(exercise.name)?.id ?? '', exercise)
  return {
    setUp: howTo?.setUp ?? '',
    cues: [...new Set([...(howTo?.cues ?? []), ...readNote(exercise).free])],
    fault: howTo?.fault ?? '',
    swaps: exercise.substitutes ?? [],
    forYou: exercise.forYou,
  }
}
