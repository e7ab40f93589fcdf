import { daysFor, isOpen } from '../week-plan/planning-context.ts'
import { isCareful } from '../profile/health/care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from '../prescription/heavy.ts'
import { isTooHeavyFor } from '../profile/body-weight.ts'
import { miss, NOTHING, ofExercise, ofWeek, rulesOf } from './quality-rule.ts'
import { PULLS } from './generated/records.ts'
import { daysWith, setsWhere } from './week.ts'

/** The pulls of a week, and their equipment. */
export const PULL_RULES = rulesOf(PULLS, {
  'pulls-of-week': ofWeek((context, { capacity }) => {
    const { profile } = context
    const asked = (['vertical-pull', 'horizontal-pull'] as const).filter(
      (each) =>
        context.capacity >= capacity &&
        isOpen(context, (entry) => entry.pattern === each && entry.needs.length > 0),
    )
    const isOnBar = (entry: CatalogueEntry) =>
      entry.pattern === 'vertical-pull' && entry.needs.includes('pull-up-bar')
    const isOwned = profile.equipment.kind === 'home'
    const lifts = (entry: CatalogueEntry) =>
      isOnBar(entry) && !entry.traits.includes('assisted') && !isTooHeavyFor(entry, profile)
    const isAsked = isOwned ? isOnBar : lifts
    const bar =
      (isOwned || (isForStrength(profile) && context.level !== 'novice' && !isCareful(profile))) &&
      context.capacity >= capacity &&
      daysFor(context, isAsked) > 0
    return (week) => [
      ...asked.flatMap((each) =>
        miss(week.patterns[each] ? 0 : 1, () => `No ${each.replace('-', ' ')} in the week.`),
      ),
      ...miss(bar && !daysWith(week, isAsked) ? 1 : 0, () => 'The pull-up bar is not used.'),
    ]
  }),
  'weighted-pull-ups': ofExercise((context) => {
    const isWeighted = ({ id }: CatalogueEntry) => id === 'weighted-pull-up'
    const isAsked =
      context.profile.goal !== 'general' && !isCareful(context.profile) && isOpen(context, isWeighted)
    return (entry) =>
      miss(
        Number(
          isAsked &&
            entry.pattern === 'vertical-pull' &&
            entry.main &&
            entry.positions.includes('hanging') &&
            !isWeighted(entry) &&
            !context.profile.likes.includes(entry.id),
        ),
        () => `${entry.name} takes no weight, and a weighted pull-up does.`,
        entry.name,
      )
  }),
  'rows-beside-pull-downs': ofWeek((context, { more }) => {
    const ofRows = (entry: CatalogueEntry) => entry.pattern === 'horizontal-pull'
    const ofPulls = (entry: CatalogueEntry) => entry.pattern === 'vertical-pull'
    const { profile, level } = context
    const isAsked =
      isForStrength(profile) &&
      level !== 'novice' &&
      !profile.person.bringUp.includes('pull-up') &&
      isOpen(context, ofRows)
    return (week) => {
      if (!isAsked) return NOTHING
      const [rows, pulls] = [setsWhere(week, ofRows), setsWhere(week, ofPulls)]
      return miss(pulls - rows - more, () => `${rows} sets of rows beside ${pulls} of pull-downs.`)
    }
  }),
})
