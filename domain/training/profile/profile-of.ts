import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from './profile.ts'
import type { ModelReading } from '../../reading/statement.ts'
import type { Goal, Split } from '../../exercises/vocabulary.ts'
import { inWords } from '../../exercises/words.ts'
import { LEVEL_OF, readingOf } from './understood/understanding.ts'

const GOAL_OF: Readonly<Record<TrainingAnswers['primaryGoal'], Goal>> = {
  Hypertrophy: 'hypertrophy',
  'Muscle Building': 'hypertrophy',
  Strength: 'strength',
  Powerbuilding: 'powerbuilding',
  'General Fitness': 'general',
}
const SPLIT_OF: Readonly<Record<TrainingAnswers['programmingSplit'], Split>> = {
  'Full Body': 'full-body',
  'Upper/Lower': 'upper-lower',
  'Push/Pull/Lower': 'push-pull-lower',
  'Push/Pull/Legs': 'push-pull-legs',
  'Body Part Split': 'body-part',
  'No Preference': 'any',
}

/**
 * Reads the answers of any of the three forms, and a model's reading of them if there is one.
 *
 * @param today - the day from which the weeks to an event are counted
 */
export function profileOf(answers: TrainingAnswers, today: Date, model?: ModelReading): TrainingProfile {
  const reading = readingOf(answers, today, model)
  const { equipment, oneWeight, onePiece, ownedWeights, avoid, likes, fine, conditions, weeks, redFlags } =
    reading
  const { asked, loadLimit, cleared, person, units, event, otherTraining, endurance, namedDays, dailyLife } =
    reading
  // The onboarding asks for no style. The default is RIR.
  const style = answers.programmingStyle ?? 'RIR'
  return {
    days: answers.trainingDays,
    minutes: reading.minutes,
    equipment,
    oneWeight,
    onePiece,
    ownedWeights,
    goal: GOAL_OF[answers.primaryGoal],
    level: LEVEL_OF[answers.experienceLevel],
    scale: style === 'RPE' ? 'RPE' : 'RIR',
    split: SPLIT_OF[answers.programmingSplit],
    avoid,
    likes,
    ...(reading.skills.length && { skills: reading.skills }),
    fine,
    ...asked,
    conditions,
    weeks,
    ...(loadLimit && { loadLimit }),
    redFlags,
    cleared,
    person,
    ...(units && { units }),
    ...(event && { event }),
    otherTraining,
    ...(endurance.length && { endurance }),
    ...(namedDays && { namedDays }),
    dailyLife,
    said: {
      goal: answers.primaryGoal,
      level: answers.experienceLevel,
      style,
      split: answers.programmingSplit,
      ...(reading.wished.length && { likes: reading.wished }),
      ...(answers.facts?.bringUp?.length && { bringUp: true }),
      ...(answers.motivation && { motivation: answers.motivation }),
      ...(answers.challenge && { challenge: answers.challenge }),
      equipment: {
        commercial: 'Commercial Gym',
        bodyweight: 'Bodyweight Only',
        home: `Home Gym: ${inWords(reading.understanding.uses) || 'no equipment'}`,
      }[equipment.kind],
    },
    understood: [...reading.understood],
    unread: [...reading.understanding.unread],
    wishes: [...reading.understanding.wishes],
    asks: [...reading.asks],
    comments: answers.exercisesToAvoid ?? '',
  }
}
