import { isUnderBar, canLead } from '../prescription/bar-lifts.ts'
import { isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { once } from '../draft/memoize.ts'
import { runs } from '../profile/other-training.ts'
import { bringsUp } from '../prescription/bring-up.ts'
import { isKnownLift } from '../profile/weights/known-max.ts'
import { isTrunk } from '../../exercises/vocabulary.ts'
import { isAskedFor } from './health.ts'
import { miss, NOTHING, ofWeek, rulesOf } from './quality-rule.ts'
import { WORK_ON_LIFTS } from './generated/records.ts'
import { referenceLiftsFor } from './strength.ts'
import type { Is } from './amounts.ts'
import { daysWith, setsWhere } from './week.ts'

const isForLifts = (context: PlanningContext): boolean =>
  context.profile.goal === 'strength' && referenceLiftsFor(context).length > 0

/** Before a meet, other shares apply (`before-meet.ts`). */
const isNoMeetNear = (context: PlanningContext): boolean => isForLifts(context) && !peaksFor(context.profile)

/**
 * The score of a set beyond the required ones: less than the penalty for a fifth set of an exercise (T27).
 */
const FURTHER = 0.5

/** The share of a week that goes to the lifts that strength is trained for. */
export const WORK_ON_LIFTS_RULES = rulesOf(WORK_ON_LIFTS, {
  'bar-overhead': ofWeek((context, { sets }, says) => {
    const { profile } = context
    const isPress: Is = ({ pattern }) => pattern === 'vertical-push'
    const isBarPress: Is = (entry) => isPress(entry) && isUnderBar(entry) && canLead(entry, profile)
    const isLiked: Is = (entry) => isPress(entry) && profile.likes.includes(entry.id)
    const isAsked = isNoMeetNear(context) && isOpen(context, isBarPress) && !isOpen(context, isLiked)
    return (week) => {
      if (!isAsked || !week.patterns['vertical-push']) return NOTHING
      const found = setsWhere(week, isBarPress)
      return found ? miss(FURTHER * (sets - found)) : miss(1, says)
    }
  }),
  'told-lift-first': ofWeek((context, { more }, says) => {
    const { person } = context.profile
    const isTold: Is = (entry) => isKnownLift(entry, person)
    const told = referenceLiftsFor(context).filter(({ isIt }) =>
      isOpen(context, (entry) => isIt(entry) && isTold(entry)),
    )
    return (week) =>
      told.flatMap(({ named: lift, isIt, trainsIt }) => {
        const itself = daysWith(week, (entry) => isIt(entry) && isTold(entry))
        const others = daysWith(week, (entry) => trainsIt(entry) && !isTold(entry))
        return miss(others - itself - more, says, { lift, itself, others })
      })
  }),
  'sets-of-lift': ofWeek((context, { sets, best }, says) => {
    const asked = (isNoMeetNear(context) && context.level !== 'novice' ? referenceLiftsFor(context) : [])
      .filter(({ days }) => days > 1)
      .map(({ named, trainsIt }) => ({ lift: named, trainsIt: once(trainsIt) }))
    return (week) =>
      asked.flatMap(({ lift, trainsIt }) => {
        const found = setsWhere(week, trainsIt)
        return [...miss(sets - found, says, { found, lift }), ...miss(FURTHER * (best - found))]
      })
  }),
  'few-small-exercises': ofWeek((context, { trunkDays, trunkBeforeMeet, calves }, says) => {
    const { profile } = context
    const enough = peaksFor(profile) ? trunkBeforeMeet : trunkDays
    const isSmall = once(
      (entry: CatalogueEntry) =>
        (isTrunk(entry.pattern) || entry.pattern === 'calf') &&
        !profile.likes.includes(entry.id) &&
        !bringsUp(entry, profile) &&
        !isAskedFor(entry, context),
    )
    const isAsked = isForLifts(context) && !runs(profile)
    return ({ days }) => {
      if (!isAsked) return NOTHING
      let ofTrunk = 0
      let ofCalves = 0
      for (const { rows } of days)
        for (const { entry } of rows) {
          if (!isSmall(entry)) continue
          if (isTrunk(entry.pattern)) ofTrunk++
          else ofCalves++
        }
      return [
        ...miss(ofTrunk - enough, says.trunk, { ofTrunk, enough }),
        ...miss(ofCalves - calves, says.calves, { ofCalves }),
      ]
    }
  }),
})
