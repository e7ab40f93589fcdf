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
  'pulls-of-week': ofWeek((brief, { capacity }) => {
    const { profile } = brief
    const asked = (['vertical-pull', 'horizontal-pull'] as const).filter(
      (each) =>
        brief.capacity >= capacity &&
        isOpen(brief, (entry) => entry.pattern === each && entry.needs.length > 0),
    )
    const isOnBar = (entry: CatalogueEntry) =>
      entry.pattern === 'vertical-pull' && entry.needs.includes('pull-up-bar')
    const isOwned = profile.equipment.kind === 'home'
    const lifts = (entry: CatalogueEntry) =>
      isOnBar(entry) && !entry.traits.includes('assisted') && !isTooHeavyFor(entry, profile)
    const isAsked = isOwned ? isOnBar : lifts
    const bar =
      (isOwned || (isForStrength(profile) && brief.level !== 'novice' && !isCareful(profile))) &&
      brief.capacity >= capacity &&
      daysFor(brief, isAsked) > 0
    return (week) => [
      ...asked.flatMap((each) =>
        miss(week.patterns[each] ? 0 : 1, () => `No ${each.replace('-', ' ')} in the week.`),
      ),
      ...miss(bar && !daysWith(week, isAsked) ? 1 : 0, () => 'The pull-up bar is not used.'),
    ]
  }),
  'weighted-pull-ups': ofExercise((brief) => {
    const isWeighted = ({ id }: CatalogueEntry) => id === 'weighted-pull-up'
    const isAsked = brief.profile.goal !== 'general' && !isCareful(brief.profile) && isOpen(brief, isWeighted)
    return (entry) =>
      miss(
        Number(
          isAsked &&
            entry.pattern === 'vertical-pull' &&
            entry.main &&
            entry.positions.includes('hanging') &&
            !isWeighted(entry) &&
            !brief.profile.likes.includes(entry.id),
        ),
        () => `${entry.name} takes no weight, and a weighted pull-up does.`,
        entry.name,
      )
  }),
  'rows-beside-pull-downs': ofWeek((brief, { more }) => {
    const ofRows = (entry: CatalogueEntry) => entry.pattern === 'horizontal-pull'
    const ofPulls = (entry: CatalogueEntry) => entry.pattern === 'vertical-pull'
    const { profile, level } = brief
    const isAsked =
      isForStrength(profile) &&
      level !== 'novice' &&
      !profile.person.bringUp.includes('pull-up') &&
      isOpen(brief, ofRows)
    return (week) => {
      if (!isAsked) return NOTHING
      const [rows, pulls] = [setsWhere(week, ofRows), setsWhere(week, ofPulls)]
      return miss(pulls - rows - more, () => `${rows} sets of rows beside ${pulls} of pull-downs.`)
    }
  }),
})
