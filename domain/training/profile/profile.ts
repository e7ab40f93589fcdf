import { z } from 'zod'
import { challenge, motivation } from '../../forms/program-request.ts'
import { GEAR_WORDS } from '../../reading/lexicon/gear.ts'
import { MUSCLES } from '../../reading/lexicon/body.ts'
import { CONDITIONS } from '../../reading/lexicon/condition-names.ts'
import { Event } from '../../reading/numbers/event.ts'
import { namesOf } from '../../reading/statement.ts'
import { OwnedWeight, WEIGHED } from './equipment/owned-weights.ts'
import { NamedDays } from './named-days.ts'
import { OtherTraining } from './other-training.ts'
import { DailyLife } from './daily-life.ts'
import { Endurance } from './endurance.ts'
import { Person } from './weights/person.ts'
import { Kept, Placed } from './kept.ts'
import { Limits } from './limits.ts'
import { PhaseOfTools, SecondPlace } from './phases.ts'
import { OwnBest } from './own-bests.ts'
import { RepGoal } from './rep-goals.ts'
import { Skill } from './skills.ts'
import { FreeSide } from './health/free-side-of-row.ts'
import { LoadLimit } from './health/load-limit.ts'
import { Phrase } from '../../program/phrase.ts'
import { UNITS } from '../../program/units.ts'
import { GOALS, JOINTS, LEVELS, NEEDS, PATTERNS, POSITIONS, SPLITS } from '../../exercises/vocabulary.ts'

/** Everything that a program is written from, whichever form it came from. */
export const TrainingProfile = z.object({
  days: z.int().min(2).max(6),
  /** Planned minutes per session: the chosen length, or less if the buyer wrote of less time. */
  minutes: z.int().min(15).max(90),
  equipment: z.object({
    kind: z.enum(['commercial', 'home', 'bodyweight']),
    implements: z.array(z.enum(NEEDS)),
  }),
  /**
   * Free weights at home, and odd objects anywhere, that come in one weight as far as we know. Their exercises
   * progress by reps.
   */
  oneWeight: z.array(z.enum(NEEDS)),
  /** Free weights at home without a second piece. They exclude exercises that need a pair. */
  onePiece: z.array(z.enum(NEEDS)),
  /** The maximum weight of home equipment, if stated. */
  ownedWeights: z.partialRecord(z.enum(WEIGHED), OwnedWeight),
  /** Further implements that no form asks for. Odd objects have exercises, and stand in the equipment too. */
  gear: z.array(z.enum(namesOf(GEAR_WORDS))).optional(),
  goal: z.enum(GOALS),
  level: z.enum(LEVELS),
  /** The single effort scale of the whole program. */
  scale: z.enum(['RIR', 'RPE']),
  split: z.enum(SPLITS),
  avoid: z.object({
    ids: z.array(z.string()),
    patterns: z.array(z.enum(PATTERNS)),
    positions: z.array(z.enum(POSITIONS)),
    injuries: z.array(z.enum(JOINTS)),
    implements: z.array(z.enum(NEEDS)),
    /** Catalogue ids of exercises that stay in, but not heavy. */
    light: z.array(z.string()).optional(),
    /** Catalogue ids of exercises that the buyer wants after the first weeks: swaps, and no rows. */
    later: z.array(z.string()).optional(),
    /** Catalogue ids of exercises that the buyer calls fine, although they are hard on a joint to spare. */
    able: z.array(z.string()).optional(),
    /** Those of them that the buyer, asked, wants to keep: no condition without clearance closes them either. */
    insisted: z.array(z.string()).optional(),
  }),
  /** Catalogue ids of exercises that the buyer likes. They come first where they fit. */
  likes: z.array(z.string()),
  /** Skills of their own weight that the buyer trains for. */
  skills: z.array(Skill).optional(),
  /** Catalogue ids of exercises that the buyer can do, whatever excludes them for others. */
  fine: z.array(z.string()),
  /** What no day, set or hold may exceed, because the buyer says so. */
  limits: Limits.optional(),
  /** Parts of the body that the buyer finds big enough: nothing trains them alone, and they get the fewest sets. */
  noBigger: z.array(z.enum(namesOf(MUSCLES))).optional(),
  /** Lifts that the buyer wants to stay in the program. */
  keep: z.array(Kept).optional(),
  /** Numbers of reps or seconds that the buyer trains for, in lifts without weights. */
  repGoals: z.array(RepGoal).optional(),
  /** Today’s best sets in lifts that add no weight, but for pull-ups, which stand among the lifts of the person. */
  ownBests: z.array(OwnBest).optional(),
  /** The side that an injury of the other one leaves free. */
  freeSide: FreeSide.optional(),
  /** What the buyer wants first or last in each session that has it. */
  order: Placed.optional(),
  /** Weeks that the buyer wants to train with other tools than later. */
  phases: z.array(PhaseOfTools).optional(),
  /** What there is at another place, where the buyer trains now and then by the swaps. */
  secondPlace: SecondPlace.optional(),
  /** Stated health conditions. A professional must clear the `redFlags` among them first. */
  conditions: z.array(z.enum(namesOf(CONDITIONS))),
  /** Those of them whose tendon is torn or stitched, and not just sore. */
  torn: z.array(z.enum(namesOf(CONDITIONS))).optional(),
  /** The week of a pregnancy, or the weeks since the event, if stated. */
  weeks: z.partialRecord(z.enum(namesOf(CONDITIONS)), z.number()),
  /** The heaviest weight that a professional allows, in the first weeks if stated. */
  loadLimit: LoadLimit.optional(),
  redFlags: z.array(z.enum(namesOf(CONDITIONS))),
  /** Conditions for which a professional has cleared training, in the buyer's own words. */
  cleared: z.array(z.enum(namesOf(CONDITIONS))),
  person: Person,
  /** In which the buyer wrote weights, if any. */
  units: z.enum(UNITS).optional(),
  /** The date that the buyer trains for, and its week from now. */
  event: Event.optional(),
  otherTraining: z.array(OtherTraining),
  /** What the buyer wants or is tested in beside lifting, which no row holds. */
  endurance: z.array(Endurance).optional(),
  /** Weekdays that the buyer can or cannot train on, if stated. */
  namedDays: NamedDays.optional(),
  /** The buyer's choices in the words of the form. The overview repeats them. */
  said: z.object({
    goal: z.string(),
    level: z.string(),
    style: z.string(),
    split: z.string(),
    equipment: z.string(),
    /** Whether what to bring up was chosen in its field, not read from the words. */
    bringUp: z.literal(true).optional(),
    /** Why they train, and what got in the way before: for the letter to the buyer alone. */
    motivation: motivation.optional(),
    challenge: challenge.optional(),
    /** Each liked exercise by its name in a sentence, with the catalogue ids that it stands for. */
    likes: z.array(z.object({ label: z.string(), ids: z.array(z.string()) })).optional(),
  }),
  dailyLife: DailyLife,
  /** How the free text was read, one plain sentence each. None repeats the text itself. */
  understood: z.array(Phrase),
  /** The sentences of the free text that nothing rests on, as they were written. Printed as quotes only. */
  unread: z.array(z.string()),
  /** What the buyer asks for that only the writer can follow, in the buyer's words. */
  wishes: z.array(z.string()),
  /** What the buyer wants to know, in the buyer's words. For the foreword. */
  asks: z.array(z.string()),
  /** The free text, for the model only. Never printed whole. */
  comments: z.string(),
})
export type TrainingProfile = z.infer<typeof TrainingProfile>
