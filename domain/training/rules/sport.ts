import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { runs, sessionsBefore } from '../profile/other-training.ts'
import { isCompound, isLegs } from '../../exercises/vocabulary.ts'
import { onDays } from './amounts.ts'
import { miss, ofWeek, rulesOf } from './quality-rule.ts'
import { SPORT } from './generated/records.ts'

const isCalf = ({ pattern, primary }: CatalogueEntry): boolean =>
  pattern === 'calf' && primary.includes('calves')
const isSoleus = (entry: CatalogueEntry): boolean => isCalf(entry) && entry.traits.includes('bent-knee')
/** On the feet, one leg at a time, as in running. */
export const isOneLegged = ({ pattern, traits }: CatalogueEntry): boolean =>
  pattern === 'lunge' || ((pattern === 'squat' || pattern === 'hinge') && traits.includes('one-leg'))

/** The miss of each set below a good number. The review reports only a muscle without any set. */
const FELT = 0.2

/** A full-body session may skip the legs. A leg day may not. */
const canSpareLegs = ({ kinds }: PlanningContext, session: number): boolean => kinds[session] === 'full-body'

/** What to train and spare for another sport. */
export const SPORT_RULES = rulesOf(SPORT, {
  'around-sport': ofWeek(
    (context, { calves, calfSets, soleus, oneLegged, heavySets, legSets, calfSetsADay }) => {
      const { profile, kinds } = context
      const asked = [
        { named: 'Calves', is: isCalf, days: calves },
        { named: 'Bent-knee calf raises', is: isSoleus, days: soleus },
        { named: 'Single legs', is: isOneLegged, days: oneLegged },
      ].map(({ named, is, days }) => {
        const says = (found: number, times: number) =>
          `${named} are trained on ${found} days; ${times} suit a runner.`
        return onDays({ is, days: runs(profile) ? days : 0, says }, context)
      })
      const spared = sessionsBefore(profile.otherTraining, kinds, profile.namedDays).filter((each) =>
        canSpareLegs(context, each),
      )
      return (week) => [
        ...(runs(profile) ? week.days : []).flatMap(({ rows }) => [
          ...rows
            .filter(({ entry }) => entry.main && isLegs(entry.pattern))
            .flatMap(({ sets }) => miss(FELT * (heavySets - sets))),
          ...miss(rows.filter(({ entry }) => isCalf(entry)).length - 1),
          ...miss(
            rows.reduce((sum, { entry, sets }) => sum + (isCalf(entry) ? sets : 0), 0) - calfSetsADay,
            () => `More than ${calfSetsADay} sets of calf raises on a day; the next run feels them.`,
          ),
          ...rows.filter(({ entry }) => isCalf(entry)).flatMap(({ sets }) => miss(FELT * (calfSets - sets))),
        ]),
        ...asked.flatMap((missing) => missing(week)),
        ...spared.flatMap((session) => {
          const rows = week.days[session]?.rows ?? []
          const sets = rows
            .filter(({ entry }) => isLegs(entry.pattern) && isCompound(entry.pattern))
            .reduce((sum, row) => sum + row.sets, 0)
          return miss(
            sets - legSets,
            () => `${sets} hard sets for legs the day before sport; ${legSets} at most.`,
          )
        }),
      ]
    },
  ),
})
