import type { GeneratedProgram } from '../program.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Draft } from './draft.ts'
import { eventDecision } from './event.ts'
import { meetDecisions } from './meet.ts'
import { careDecisions, positionsLeftOut } from './care.ts'
import { liftingDays, otherTrainingDecision } from './other-training.ts'
import { personDecisions } from './person/decisions.ts'
import { clearanceNotice } from './red-flags.ts'
import type { CatalogueEntry } from './exercise.ts'
import { setsDecision } from './sets-decision.ts'
import { POSITION_NAMES } from './ways-of-moving.ts'
import { weekOf } from './week-of.ts'
import { inWords } from './words.ts'

/** The answers in the words of the form, and what we made of them. */
export function overviewOf(
  profile: TrainingProfile,
  draft: Draft,
  hasWeights: boolean,
): GeneratedProgram['overview'] {
  const { days, minutes, said, understood, redFlags, goal, level } = profile
  const week = weekOf(profile)
  const notice = clearanceNotice(profile)
  const weekdays = liftingDays(profile, week.kinds)
  const exercises = new Set(draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const decisions = [
    ...understood,
    ...careDecisions(profile),
    ...likedOf(profile, exercises),
    ...personDecisions(profile, draft, hasWeights),
    ...week.decisions,
    ...[
      otherTrainingDecision(profile.otherTraining, week.kinds, profile.namedDays),
      setsDecision(profile, draft),
      eventDecision(profile),
    ].filter((sentence) => sentence !== null),
    ...meetDecisions(profile),
  ]
  if (profile.equipment.kind === 'bodyweight')
    decisions.push(
      'No equipment means none: only the floor, a wall, a chair, a doorframe and a towel are used.',
    )
  if (redFlags.length)
    decisions.push(
      'Until you are cleared, every set leaves three or four reps in reserve and no weight goes up by plan.',
      ...leftOutFor(profile),
    )
  if (/no preference/i.test(said.style))
    decisions.push(
      'You had no preference for a style, so effort is given as reps in reserve (RIR) throughout.',
    )
  if (level === 'novice' && (goal === 'strength' || goal === 'powerbuilding') && !redFlags.length)
    decisions.push(
      'In your first year strength grows best with five reps or more, so no set is heavier than that.',
    )
  return {
    daysPerWeek: days,
    sessionLength: minutes,
    split: week.split,
    programmingStyle: said.style,
    goal: said.goal,
    level: said.level,
    equipment: said.equipment,
    decisions,
    ...(profile.unread.length && { unread: [...profile.unread] }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(notice && { clearance: notice }),
  }
}

/** Exclusions for conditions that need clearance. The form's text mentions only the other conditions. */
function leftOutFor({ redFlags, weeks }: TrainingProfile): string[] {
  const positions = positionsLeftOut({ conditions: redFlags, weeks })
  return positions.length
    ? [`For your health we leave out ${inWords(positions.map((each) => POSITION_NAMES[each]))}.`]
    : []
}

/** The result of a wish for liked exercises. A like is a preference, not a promise. */
function likedOf({ likes }: TrainingProfile, exercises: ReadonlySet<CatalogueEntry>): string[] {
  if (!likes.length) return []
  const found = [...exercises].filter(({ id }) => likes.includes(id)).map(({ name }) => name)
  return found.length
    ? [`Of what you like, the program has ${inWords(found)}.`]
    : ['Nothing of what you like fits beside your days, time and equipment.']
}
