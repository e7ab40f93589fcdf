import { z } from 'zod'
import { CONDITIONS } from './statements/lexicon/conditions.ts'
import { Event } from './statements/event.ts'
import { namesOf } from './statements/statement.ts'
import { OwnedWeight, WEIGHED } from './training/owned-weights.ts'
import { NamedDays, OtherTraining } from './training/other-training.ts'
import { Person } from './training/person/person.ts'
import { GOALS, IMPLEMENTS, JOINTS, LEVELS, PATTERNS, POSITIONS, SPLITS } from './training/vocabulary.ts'

/** All that a program is written from, whichever form it came from. */
export const TrainingProfile = z.object({
  days: z.int().min(2).max(6),
  /** That a session is planned for: what was chosen, or less where they wrote that they have less. */
  minutes: z.int().min(15).max(90),
  equipment: z.object({
    kind: z.enum(['commercial', 'home', 'bodyweight']),
    implements: z.array(z.enum(IMPLEMENTS)),
  }),
  /** Free weights at home that come in one weight, as far as we know: what is done with them grows by reps. */
  oneWeight: z.array(z.enum(IMPLEMENTS)),
  /** Free weights at home that there is only one piece of: nothing that takes a pair. */
  onePiece: z.array(z.enum(IMPLEMENTS)),
  /** How heavy what is at home can be made, where it is said. */
  ownedWeights: z.partialRecord(z.enum(WEIGHED), OwnedWeight),
  goal: z.enum(GOALS),
  level: z.enum(LEVELS),
  /** The one scale that effort is printed on. */
  scale: z.enum(['RIR', 'RPE']),
  split: z.enum(SPLITS),
  avoid: z.object({
    ids: z.array(z.string()),
    patterns: z.array(z.enum(PATTERNS)),
    positions: z.array(z.enum(POSITIONS)),
    injuries: z.array(z.enum(JOINTS)),
    implements: z.array(z.enum(IMPLEMENTS)),
  }),
  /** Catalogue ids of what they like to do; chosen first where it suits. */
  likes: z.array(z.string()),
  /** Catalogue ids of what they say they can do, whatever keeps others from it. */
  fine: z.array(z.string()),
  /** What was said of health, and of it what a professional must clear first. */
  conditions: z.array(z.enum(namesOf(CONDITIONS))),
  /** Of a pregnancy, or since it happened; where it was said. */
  weeks: z.partialRecord(z.enum(namesOf(CONDITIONS)), z.number()),
  redFlags: z.array(z.enum(namesOf(CONDITIONS))),
  /** With which a professional lets them train, by their own words. */
  cleared: z.array(z.enum(namesOf(CONDITIONS))),
  person: Person,
  /** A date that somebody trains for, and in which week from now it is. */
  event: Event.optional(),
  otherTraining: z.array(OtherTraining),
  /** Days of the week that they can train on, or cannot, where they told it. */
  namedDays: NamedDays.optional(),
  /** The buyer's choices in the words of the form, to be repeated in the overview. */
  said: z.object({
    goal: z.string(),
    level: z.string(),
    style: z.string(),
    split: z.string(),
    equipment: z.string(),
  }),
  /** How free text was read, one plain sentence each. None of it repeats the text itself. */
  understood: z.array(z.string()),
  /** The free text itself, for the model alone: it is never printed. */
  comments: z.string(),
})
export type TrainingProfile = z.infer<typeof TrainingProfile>
