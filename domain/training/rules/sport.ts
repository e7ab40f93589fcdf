import type { PlanningContext } from '../week-plan/planning-context.ts'
import { sessionsBefore } from '../profile/lifting-days.ts'
import { runs } from '../profile/other-training.ts'
import { isCompound, isLegs } from '../../exercises/vocabulary.ts'
import { onDays, type Is } from './amounts.ts'
import { miss, ofWeek, rulesOf } from './quality-rule.ts'
import { SPORT } from './generated/records.ts'

const isCalf: Is = ({ pattern, primary }) => pattern === 'calf' && primary.includes('calves')
const isSoleus: Is = (entry) => isCalf(entry) && entry.traits.includes('bent-knee')
/** On the feet, one leg at a time, as in running. */
export const isOneLegged: Is = ({ pattern, traits }) =>
  pattern === 'lunge' || ((pattern === 'squat' || pattern === 'hinge') && traits.includes('one-leg'))

/** The miss of each set below a good number. The review reports only a muscle without any set. */
const FELT = 0.2

/** A full-body session may skip the legs. A leg day may not. */
const canSpareLegs = ({ kinds }: PlanningContext, session: number): boolean => kinds[session] === 'full-body'

const setsIn = (rows: readonly { sets: number }[]): number => rows.reduce((sum, { sets }) => sum + sets, 0)

/** What to train and spare for another sport. */
export const SPORT_RULES = rulesOf(SPORT, {
  'around-sport': ofWeek((context, limits, says) => {
    const { profile, kinds } = context
    const { calfSets, heavySets, legSets, calfSetsADay } = limits
    const isRunner = runs(profile)
    const asked = [
      { named: 'Calves', is: isCalf, days: limits.calves },
      { named: 'Bent-knee calf raises', is: isSoleus, days: limits.soleus },
      { named: 'Single legs', is: isOneLegged, days: limits.oneLegged },
    ].map(({ named, is, days }) => onDays({ is, days: isRunner ? days : 0 }, context, says.days, { named }))
    const spared = sessionsBefore(profile.otherTraining, kinds, profile.namedDays).filter((each) =>
      canSpareLegs(context, each),
    )
    return (week) => [
      ...(isRunner ? week.days : []).flatMap(({ rows }) => {
        const calves = rows.filter(({ entry }) => isCalf(entry))
        return [
          ...rows.flatMap(({ entry, sets }) =>
            miss(entry.main && isLegs(entry.pattern) && FELT * (heavySets - sets)),
          ),
          ...miss(calves.length - 1),
          ...miss(setsIn(calves) - calfSetsADay, says.calves),
          ...calves.flatMap(({ sets }) => miss(FELT * (calfSets - sets))),
        ]
      }),
      ...asked.flatMap((missing) => missing(week)),
      ...spared.flatMap((session) => {
        const hard = (week.days[session]?.rows ?? []).filter(
          ({ entry }) => isLegs(entry.pattern) && isCompound(entry.pattern),
        )
        const sets = setsIn(hard)
        return miss(sets - legSets, says.legs, { sets })
      }),
    ]
  }),
})
