import type { Group } from '../../../forms/corrections.ts'
import type { TrainingAnswers } from '../../../forms/program-request.ts'
import type { Phrase } from '../../../program/phrase.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Event } from '../../../reading/numbers/event.ts'
import type { Question } from './question.ts'
import type { Avoid, Named, Wished } from '../avoid.ts'
import type { AskedFor } from './asked-for.ts'
import type { Equipment } from '../equipment/equipment.ts'
import type { OwnedWeights } from '../equipment/owned-weights.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Skill } from '../skills.ts'
import type { LoadLimit } from '../health/load-limit.ts'
import type { DailyLife } from '../daily-life.ts'
import type { Units } from '../../../program/units.ts'
import type { Person } from '../weights/person.ts'
import type { Need } from '../../../exercises/vocabulary.ts'
import type { NamedDays } from '../named-days.ts'
import type { Endurance } from '../endurance.ts'
import type { OtherTraining } from '../other-training.ts'

/**
 * The answers with free text, and those that affect how we read it. Any may be missing while a form is being
 * filled in.
 */
export type FreeAnswers = {
  [
    Name in
      | 'equipment'
      | 'equipmentDetails'
      | 'exercisesToAvoid'
      | 'corrections'
      | 'facts'
      | 'sessionLength'
      | 'trainingDays'
      | 'experienceLevel'
  ]?: TrainingAnswers[Name] | undefined
}

/** One thing that we understood. The buyer can see and correct it. */
export interface Chip extends Named {
  group: Group
}

/**
 * Our reading of a buyer's own words. Shown before a program is written, and printed in it. Every phrase is
 * ours, but `unread`, `wishes` and the quotes of `questions`. Lists are empty if there is nothing to say.
 */
export interface Understanding {
  /** `a pair of dumbbells`. Empty unless the equipment is a home gym with equipment that we know. */
  uses: readonly string[]
  /** `lunges (all 18 variants, from … to …)`, `overhead work`, `machines`. */
  leavesOut: readonly string[]
  /** Preferred where it fits: `bench presses`. */
  prefers: readonly string[]
  /** Joints to protect from hard work: `shoulder`, `lower back`. */
  spares: readonly string[]
  /** Conditions that a professional should clear first: `surgery`. */
  clearFirst: readonly string[]
  /** The same, one chip per item. */
  chips: readonly Chip[]
  /** What no chip covers: what we cannot follow, and why. */
  notes: readonly string[]
  /** What we ask back before we believe it. An answered question is not asked again. */
  questions: readonly Question[]
  /** The sentences of the buyer's own words that nothing rests on, as they wrote them. */
  unread: readonly string[]
  /** What the buyer asks for in a way that only the writer can follow, as they wrote it. */
  wishes: readonly string[]
  /** What we understood, as plain sentences of ours. */
  sentences: readonly string[]
}

/** The same reading in the form that the rules use. */
export interface Read {
  equipment: Equipment
  oneWeight: Need[]
  onePiece: Need[]
  ownedWeights: OwnedWeights
  avoid: Avoid
  /** Catalogue ids of liked exercises. */
  likes: string[]
  /** The same by their names in a sentence. */
  wished: Wished[]
  /** Skills of their own weight that the buyer trains for. */
  skills: Skill[]
  /** Catalogue ids of exercises that the buyer can do or picked by hand. */
  fine: string[]
  /** What the words ask of the program, or use, that no form asks for. */
  asked: AskedFor['fields'] & Pick<TrainingProfile, 'repGoals' | 'ownBests' | 'torn' | 'freeSide'>
  conditions: Condition[]
  /** By condition, if stated: the week of a pregnancy, or the weeks since the event. */
  weeks: Partial<Record<Condition, number>>
  /** The heaviest weight that a professional allows. */
  loadLimit: LoadLimit | undefined
  redFlags: Condition[]
  cleared: Condition[]
  person: Person
  units: Units | undefined
  /** The event on a date that the buyer trains for, if stated. */
  event: Event | undefined
  otherTraining: OtherTraining[]
  /** What the buyer wants or is tested in beside lifting. */
  endurance: Endurance[]
  /** Weekdays that the buyer can or cannot train on, if stated. */
  namedDays: NamedDays | null
  dailyLife: DailyLife
  /** Planned minutes per session. */
  minutes: number
  /** What the buyer wants to know: whole sentences, as in `understanding.unread`. */
  asks: readonly string[]
  understanding: Understanding
  /** The sentences, without those of the clearance notice. */
  understood: readonly Phrase[]
}
