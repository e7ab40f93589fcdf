import type { NotePart, NoteSentence } from '../../../domain/program/note.ts'
import type { ShownRow, ShownWeek, ShownProgram } from '../../../domain/program/program-in.ts'
import { lowerFirst } from '../../../domain/exercises/words.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { howToOf } from '../../../domain/exercises/how-to/how-to-of.ts'

/** Sentences on technique, and on what is special this week. The others are read between two sets. */
const FREE: readonly NotePart[] = ['box', 'special', 'single', 'cue', 'words']

export interface RowNote {
  /** Rest, warm-up, swaps and load step, to read between two sets. One sentence each. */
  fixed: readonly string[]
  free: readonly string[]
}

export function readNote(row: ShownRow): RowNote {
  const said = sentencesIn(row)
  const told = (isFree: boolean) => said.filter((each) => isFreeText(each) === isFree).map(({ text }) => text)
  return { fixed: told(false), free: told(true) }
}

export const isFreeText = ({ part }: NoteSentence): boolean => FREE.includes(part)

/** The sentences of the note, and the swap of a record whose note has no room for it. */
export function sentencesIn({ sentences, substitutes = [] }: ShownRow): NoteSentence[] {
  const lacksSwap = substitutes.length > 0 && !sentences.some(({ part }) => part === 'swap')
  const bare = substitutes.join(' or ')
  return [...sentences, ...(lacksSwap ? [{ part: 'swap' as const, text: `Swap: ${bare}.`, bare }] : [])]
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
  const told = found
    .map(({ most: { part, bare } }) => (part === 'rest' ? `rest ${bare}` : lowerFirst(bare)))
    .join('; ')
  const holdsFor = found.every(({ isInAll }) => isInAll)
    ? 'All exercises'
    : 'Unless an exercise says otherwise'
  return { sentences, told: `${holdsFor}: ${told}.` }
}

/** An exercise that may take the place of another, and how it is done in one line. */
interface Swap {
  /** Where or when it does. */
  label: 'Swap' | 'Elsewhere'
  name: string
  /** Empty where the name stands for itself: an exercise of the program, or one outside the catalogue. */
  cue: string
}

export interface Told {
  /** `setUp` and `fault` are empty for an exercise that is not in our catalogue. */
  setUp: string
  /** The catalogue's two cues, and the free text from the note of the exercise's first week. */
  cues: readonly string[]
  fault: string
  swaps: readonly Swap[]
  forYou: ShownRow['forYou']
}

export function howTosOf({ weeks }: ShownProgram): ReadonlyMap<string, Told> {
  const rows = new Map<string, ShownRow>()
  for (const { workouts } of weeks) {
    for (const exercise of workouts.flatMap(({ exercises }) => exercises)) {
      if (!rows.has(exercise.name)) rows.set(exercise.name, exercise)
    }
  }
  const swapOf =
    (label: Swap['label']) =>
    (name: string): Swap => ({ label, name, cue: rows.has(name) ? '' : cueOf(name) })
  const swapsOf = ({ substitutes = [], elsewhere }: ShownRow): Swap[] => [
    ...substitutes.map(swapOf('Swap')),
    ...(elsewhere ? [elsewhere.name] : []).map(swapOf('Elsewhere')),
  ]
  return new Map([...rows].map(([name, row]) => [name, { ...toldOf(row), swaps: swapsOf(row) }]))
}

/** How an exercise is done, in one line; empty for one that is not in our catalogue. */
export const cueOf = (name: string): string => howToNamed(name)?.cues[0] ?? ''

const howToNamed = (name: string) => howToOf(entryByName(name)?.id ?? '')

/** What is special about a week is said in that week. */
const technique = (exercise: ShownRow): string[] =>
  sentencesIn(exercise)
    .filter((each) => isFreeText(each) && each.part !== 'special')
    .map(({ text }) => text)

function toldOf(exercise: ShownRow): Omit<Told, 'swaps'> {
  const howTo = howToOf(exercise.exerciseId ?? entryByName(exercise.name)?.id ?? '', exercise)
  return {
    setUp: howTo?.setUp ?? '',
    cues: [...new Set([...(howTo?.cues ?? []), ...technique(exercise)])],
    fault: howTo?.fault ?? '',
    forYou: exercise.forYou,
  }
}
