import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Joint } from '../../exercises/vocabulary.ts'
import { exerciseIdsIn, type GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { MOVES } from './generated/texts.ts'

/** What a foreword has to speak of, besides its note. */
export interface Subjects {
  /** The lifts that the program is built around. */
  lifts: readonly CatalogueEntry[]
  /** Exercises in which a joint to spare works, and these joints. */
  minded: readonly { entry: CatalogueEntry; joints: readonly Joint[] }[]
  /** In the buyer's words. */
  questions: readonly string[]
  /** What the buyer told of or asked for and no field says, in the buyer's words: an implement may be among it. */
  told: readonly string[]
}

const MOST_LIFTS = 5
const MOST_MINDED = 3
const MOST_QUESTIONS = 3
const MOST_TOLD = 3

export function subjectsOf(program: GeneratedProgram, profile: TrainingProfile): Subjects {
  const { overview } = program
  const entries = exerciseIdsIn(program).flatMap((id) => entryById(id) ?? [])
  const main = entries.filter((entry) => entry.main)
  const opening = program.weeks[0]?.workouts.flatMap(({ exercises }) => exercises[0]?.exerciseId ?? []) ?? []
  const first = [...new Set(opening)].flatMap((id) => entryById(id) ?? [])
  const { asks } = profile
  const told = [...(overview.wishes ?? []), ...(overview.unread ?? [])].filter((each) => !asks.includes(each))
  return {
    lifts: (main.length ? main : first).slice(0, MOST_LIFTS),
    minded: entries
      .map((entry) => ({ entry, joints: profile.avoid.injuries.filter((joint) => meets(entry, joint)) }))
      .filter(({ joints }) => joints.length)
      .slice(0, MOST_MINDED),
    questions: asks.slice(0, MOST_QUESTIONS),
    told: told.slice(0, MOST_TOLD),
  }
}

const meets = ({ pattern, hardOn }: CatalogueEntry, joint: Joint): boolean =>
  hardOn.includes(joint) || MOVES[joint].includes(pattern)
