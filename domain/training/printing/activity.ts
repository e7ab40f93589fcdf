import type { Condition } from '../../reading/lexicon/condition-names.ts'
import { isMinor } from '../profile/age.ts'
import { isHeavy } from '../profile/body-weight.ts'
import { workingLevel } from '../profile/eligible.ts'
import { cannotStand } from '../profile/health/care.ts'
import { FOR_OLDER_ADULTS, HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { isTiring, takenBy } from '../profile/other-training.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { GUIDELINES as TEXTS } from './generated/texts.ts'

/**
 * Aerobic advice for anyone who trains for fitness or has a condition. None if a condition forbids more
 * activity, or if there is much of it already.
 */
export function activityFor(profile: TrainingProfile): string[] {
  const { goal, conditions, redFlags, person } = profile
  const asked = conditions.map((each) => HEALTH_ADVICE[each]?.aerobic)
  if (asked.includes(null) || (goal !== 'general' && !conditions.length) || hasMuchSport(profile)) return []
  const usual = person.age === '65-plus' ? FOR_OLDER_ADULTS : TEXTS.forAdults
  const advice = asked.find((each) => each) ?? usual
  const at = redFlags.length ? 'Once you may train' : 'Beyond lifting'
  return OF_MANY_MINUTES.includes(advice) && beginsWithWalks(profile)
    ? [`${at}, ${TEXTS.walksFirst}`, `Over time, aim to ${advice}`]
    : [`${at}, ${advice}`]
}

/** Days of sport a week that leave nothing to add. */
const MUCH_SPORT = 4

/** A minor with a sport practices it on most days. */
function hasMuchSport({ person, otherTraining }: TrainingProfile): boolean {
  const tiring = otherTraining.filter(isTiring)
  if (isMinor({ person })) return tiring.length > 0
  return person.age !== '65-plus' && takenBy(tiring).length >= MUCH_SPORT
}

const OF_MANY_MINUTES = [TEXTS.forAdults, FOR_OLDER_ADULTS, HEALTH_ADVICE.diabetes?.aerobic]

const AFTER_ILLNESS: readonly Condition[] = ['heart-disease', 'blood-clot', 'surgery', 'joint-replacement']
/** Weeks after which an illness slows nobody's walks. Practice. */
const LONG_AGO = 12

/**
 * Whether the minutes of a week have to be built up from nothing.
 *
 * @see Donnelly and others, ACSM, "Appropriate Physical Activity Intervention Strategies for Weight Loss" (2009); WHO,
 *   "Guidelines on physical activity and sedentary behaviour" (2020): start small, and add over time
 */
export function beginsWithWalks(profile: TrainingProfile): boolean {
  const { person, conditions, weeks, otherTraining } = profile
  const isWeak =
    person.age === '65-plus' ||
    isHeavy(profile) ||
    conditions.includes('high-body-weight') ||
    conditions.some((each) => AFTER_ILLNESS.includes(each) && (weeks[each] ?? 0) <= LONG_AGO)
  const canWalk = !cannotStand(profile) && !conditions.includes('amputation')
  return isWeak && canWalk && !otherTraining.length && workingLevel(profile) === 'novice'
}
