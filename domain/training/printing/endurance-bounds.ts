import { inWords } from '../../exercises/words.ts'
import type { Joint } from '../../exercises/vocabulary.ts'
import { isMinor } from '../profile/age.ts'
import { isHeavy } from '../profile/body-weight.ts'
import { cannotStand, isCareful } from '../profile/health/care.ts'
import { HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { askedAbout } from '../profile/health/red-flags.ts'
import { isOfLegs, type Endurance } from '../profile/endurance.ts'
import { isTiring } from '../profile/other-training.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { PLANS as TEXTS } from './generated/texts.ts'

/** How far body and age allow what somebody wants beside lifting. */
export interface Bounds {
  /** Why nothing of it is planned. */
  closed?: string
  /** Nothing fast. */
  easyOnly: boolean
  /** It tires the legs that lift. */
  ofLegs: boolean
  /** What comes before the plan. */
  first: readonly string[]
}

const OF_IMPACT: readonly Joint[] = ['knee', 'ankle', 'hip', 'lower-back']
/**
 * The joints that bear each of them. What is free of impact stays open to sore joints, and whoever is in pain stops.
 * Stretching is mild enough for anybody.
 */
const BORNE_BY: Partial<Record<Endurance['of'], readonly Joint[]>> = {
  run: OF_IMPACT,
  sprint: OF_IMPACT,
  ruck: [...OF_IMPACT, 'shoulder', 'neck'],
  swim: ['shoulder', 'neck'],
  ride: [],
  cardio: [],
  walk: [],
}

/** The cautious side: where in doubt nothing is planned, and whoever treats it is asked. */
export function boundsOf(what: Endurance, profile: TrainingProfile): Bounds {
  const { avoid, conditions, redFlags, person, otherTraining } = profile
  const borne = BORNE_BY[what.of]
  const ofLegs = isOfLegs(what) || what.of === 'cardio'
  const isOld = person.age === '50-64' || person.age === '65-plus'
  const isYoung = isMinor(profile)
  const easyOnly = isCareful(profile) || conditions.length > 0 || isOld || isYoung || isHeavy(profile)
  const open = { easyOnly, ofLegs, first: isYoung ? [TEXTS.askCoach] : [] }
  if (!borne) return open
  if (redFlags.length)
    return {
      ...open,
      closed: `First ask ${askedAbout(redFlags)} for a yes: until then nothing of this is planned.`,
    }
  const sore = avoid.injuries.filter((joint) => borne.includes(joint))
  if (sore.length)
    return {
      ...open,
      closed: `This loads your ${inWords(sore.map((joint) => joint.replace('-', ' ')))}, so nothing of it is planned: ask whoever treats it whether you may, and how much.`,
    }
  if (
    ((isOfLegs(what) || what.of === 'walk') && cannotStand(profile)) ||
    conditions.some((each) => HEALTH_ADVICE[each]?.aerobic === null)
  )
    return { ...open, closed: TEXTS.closedByHealth }
  if (isYoung && otherTraining.some(isTiring)) return { ...open, closed: TEXTS.coachDecides }
  return open
}
