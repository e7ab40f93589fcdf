import type { GeneratedProgram } from '../../program/program.ts'
import { inBoth, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft } from '../draft/draft.ts'
import { eventTold } from '../profile/event.ts'
import { meetDecisions } from '../progression/meet.ts'
import { careDecisions, positionsLeftOut } from '../profile/health/care.ts'
import { liftingDays, otherTrainingDecision } from '../profile/other-training.ts'
import { personDecisions } from './decisions.ts'
import { clearanceNotice } from '../profile/health/red-flags.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { setsDecision } from './sets-decision.ts'
import { plain, type Told } from '../profile/told.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import { POSITION_NAMES } from '../profile/ways-of-moving.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { inWords } from '../../exercises/words.ts'

/** What we made of the answers, each sentence with what it takes for granted. */
export function decisionsFor(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Told<Phrase>[] {
  const { said, understood, redFlags, goal, level } = profile
  const week = weekOf(profile)
  const exercises = new Set(draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const trainsLegs = [...exercises].some(({ pattern }) => isLegs(pattern))
  const decisions: Told<Phrase>[] = [
    ...understood.map(plain),
    ...careDecisions(profile).map(plain),
    ...likedOf(profile, exercises),
    ...personDecisions(profile, draft, hasWeights).map(plain),
    ...week.decisions.map(plain),
    ...[
      otherTrainingDecision(profile, { kinds: week.kinds, trainsLegs }),
      setsDecision(profile, draft),
      eventTold(profile),
    ].filter((told) => told !== null),
    ...meetDecisions(profile),
  ]
  const tell = (...says: string[]) => void decisions.push(...says.map(plain))
  if (profile.equipment.kind === 'bodyweight')
    tell('No equipment means none: only the floor, a wall, a chair, a doorframe and a towel are used.')
  if (redFlags.length) {
    tell(
      'Until you are cleared, every set leaves three or four reps in reserve and no weight goes up by plan.',
    )
    decisions.push(...leftOutFor(profile))
  }
  if (/no preference/i.test(said.style))
    tell('You had no preference for a style, so effort is given as reps in reserve (RIR) throughout.')
  if (level === 'novice' && (goal === 'strength' || goal === 'powerbuilding') && !redFlags.length)
    tell('In your first year strength grows best with five reps or more, so no set is heavier than that.')
  return decisions
}

/** The answers in the words of the form, and what we made of them. */
export function overviewOf(
  profile: TrainingProfile,
  decisions: readonly Phrase[],
): GeneratedProgram['overview'] {
  const { days, minutes, said } = profile
  const week = weekOf(profile)
  const notice = clearanceNotice(profile)
  const weekdays = liftingDays(profile, week.kinds)
  const unused = [...profile.unread, ...profile.asks]
  return {
    daysPerWeek: days,
    sessionLength: minutes,
    split: week.split,
    programmingStyle: said.style,
    goal: said.goal,
    level: said.level,
    equipment: said.equipment,
    decisions: [...new Set(decisions.map(inBoth))],
    ...(profile.wishes.length && { wishes: profile.wishes }),
    ...(unused.length && { unread: unused }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(notice && { clearance: notice }),
  }
}

/** Exclusions for conditions that need clearance. The form's text mentions only the other conditions. */
function leftOutFor({ redFlags, conditions, weeks, avoid }: TrainingProfile): Told[] {
  const minded = conditions.filter((each) => !redFlags.includes(each))
  const named = new Set([...avoid.positions, ...positionsLeftOut({ conditions: minded, weeks })])
  const positions = positionsLeftOut({ conditions: redFlags, weeks }).filter((each) => !named.has(each))
  return positions.length
    ? [
        {
          says: `For your health we ${named.size ? 'also ' : ''}leave out ${inWords(positions.map((each) => POSITION_NAMES[each]))}.`,
          claims: [{ is: 'leaves-out', positions }],
        },
      ]
    : []
}

/** The result of a wish for liked exercises. A like is a preference, not a promise. */
function likedOf({ likes }: TrainingProfile, exercises: ReadonlySet<CatalogueEntry>): Told[] {
  if (!likes.length) return []
  const found = [...exercises].filter(({ id }) => likes.includes(id))
  return found.length
    ? [
        {
          says: `Of what you like, the program has ${inWords(found.map(({ name }) => name))}.`,
          claims: found.map(({ id }) => ({ is: 'has-lift', id })),
        },
      ]
    : [{ says: 'Nothing of what you like fits beside your days, time and equipment.' }]
}
