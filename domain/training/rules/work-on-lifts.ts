import { isUnderBar } from '../prescription/bar-lifts.ts'
import { isOpen, type PlanningContext } from '../week-plan/planning-context.ts'
import { peaksFor } from '../profile/event.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { canLead } from '../prescription/heavy.ts'
import { once } from '../draft/memoize.ts'
import { runs } from '../profile/other-training.ts'
import { bringsUp } from '../prescription/bring-up.ts'
import { isKnownLift } from '../profile/weights/known-max.ts'
import { isTrunk } from '../../exercises/vocabulary.ts'
import { isAskedFor } from './health.ts'
import { miss, NOTHING, weekRule, type WeekQualityRule } from './quality-rule.ts'
import { referenceLiftsFor } from './strength.ts'
import { daysWith, setsWhere } from './week.ts'

const isForLifts = (brief: PlanningContext): boolean =>
  brief.profile.goal === 'strength' && referenceLiftsFor(brief).length > 0

/** Before a meet, other shares apply (`before-meet.ts`). */
const isNoMeetNear = (brief: PlanningContext): boolean => isForLifts(brief) && !peaksFor(brief.profile)

/**
 * The score of a set beyond the required ones: less than the penalty for a fifth set of an exercise (T27).
 */
const FURTHER = 0.5

/** The share of a week that goes to the lifts that strength is trained for. */
export const WORK_ON_LIFTS_RULES: readonly WeekQualityRule[] = [
  weekRule({
    id: 'T50',
    title: 'strength: what is pressed overhead is a bar, in three sets',
    source: 'Wendler, 5/3/1; GZCLP; nSuns 5/3/1 LP: the overhead press is one of four lifts',
    hard: false,
    cost: 25,
    limits: { sets: 3 },
    check: (brief, { sets }) => {
      const { profile } = brief
      const isPress = ({ pattern }: CatalogueEntry) => pattern === 'vertical-push'
      const isBarPress = (entry: CatalogueEntry) =>
        isPress(entry) && isUnderBar(entry) && canLead(entry, profile)
      const isLiked = (entry: CatalogueEntry) => isPress(entry) && profile.likes.includes(entry.id)
      const isAsked = isNoMeetNear(brief) && isOpen(brief, isBarPress) && !isOpen(brief, isLiked)
      return (week) => {
        if (!isAsked || !week.patterns['vertical-push']) return NOTHING
        const found = setsWhere(week, isBarPress)
        return found
          ? miss(FURTHER * (sets - found))
          : miss(1, () => 'Nothing with a bar is pressed overhead.')
      }
    },
  }),
  weekRule({
    id: 'T94',
    title: 'a lift whose best set somebody told comes no less often than its variations',
    source: 'practice; Calgary Barbell 16-week program: variations follow the lift',
    hard: false,
    cost: 16,
    limits: { more: 0 },
    check: (brief, { more }) => {
      const { person } = brief.profile
      const isTold = (entry: CatalogueEntry) => isKnownLift(entry, person)
      const told = referenceLiftsFor(brief).filter(({ isIt }) =>
        isOpen(brief, (entry) => isIt(entry) && isTold(entry)),
      )
      return (week) =>
        told.flatMap(({ named, isIt, trainsIt }) => {
          const itself = daysWith(week, (entry) => isIt(entry) && isTold(entry))
          const others = daysWith(week, (entry) => trainsIt(entry) && !isTold(entry))
          return miss(
            others - itself - more,
            () => `The ${named} comes on ${itself} days, and its variations on ${others}.`,
          )
        })
    },
  }),
  weekRule({
    id: 'T51',
    title: 'strength: a lift that comes twice a week has more than five sets, its variations counted',
    source:
      'Ralston 2017: up to five sets a week of a lift are few, and with ten strength grows most; later weeks add those on both days',
    hard: false,
    cost: 5,
    limits: { sets: 6, best: 8 },
    check: (brief, { sets: fewest, best }) => {
      const asked = (isNoMeetNear(brief) && brief.level !== 'novice' ? referenceLiftsFor(brief) : [])
        .filter(({ days }) => days > 1)
        .map(({ named, trainsIt }) => ({ named, trainsIt: once(trainsIt) }))
      return (week) => {
        let misses = NOTHING
        for (const { named, trainsIt } of asked) {
          const found = setsWhere(week, trainsIt)
          misses = [
            ...misses,
            ...miss(fewest - found, () => `${found} sets of the ${named}; ${fewest} and more suit the goal.`),
            ...miss(FURTHER * (best - found)),
          ]
        }
        return misses
      }
    },
  }),
  weekRule({
    id: 'T52',
    title: 'strength: trunk work on three days, before a meet on two, and calves on one are enough',
    source: 'nSuns 5/3/1 LP; GZCLP: two lifts a day and a few assistance exercises; practice for the numbers',
    hard: false,
    cost: 6,
    limits: { trunkDays: 3, trunkBeforeMeet: 2, calves: 1 },
    check: (brief, { trunkDays, trunkBeforeMeet, calves }) => {
      const { profile } = brief
      const trunk = peaksFor(profile) ? trunkBeforeMeet : trunkDays
      const isSmall = once(
        (entry: CatalogueEntry) =>
          (isTrunk(entry.pattern) || entry.pattern === 'calf') &&
          !profile.likes.includes(entry.id) &&
          !bringsUp(entry, profile) &&
          !isAskedFor(entry, brief),
      )
      const isAsked = isForLifts(brief) && !runs(profile)
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
          ...miss(
            ofTrunk - trunk,
            () => `${ofTrunk} trunk exercises in the week; ${trunk} leave more for the lifts.`,
          ),
          ...miss(
            ofCalves - calves,
            () => `${ofCalves} calf raises in the week; ${calves} leaves more for the lifts.`,
          ),
        ]
      }
    },
  }),
]
