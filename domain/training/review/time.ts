import { GOOD_SESSION, reachOf } from '../aims.ts'
import { setSeconds } from '../minutes.ts'
import { warmUpMinutes, type Group } from '../volume.ts'
import { when, type Objections, type Reviewed, type Rule } from './finding.ts'
import { loadedWeeks, type ReadDay } from './reading.ts'
import { sessionSets, weeklySets } from './weekly-sets.ts'

const TOO_LONG = 1.1
const TOO_SHORT = 0.7

/** Minutes that a session takes, from its printed rows. */
export const minutesOf = ({ rows }: ReadDay, sessionMinutes: number): number =>
  rows.reduce((sum, { entry, sets, reps, restSeconds }) => {
    if (!entry || !reps) return sum
    return sum + (sets * setSeconds(entry, reps.high, restSeconds ?? 120)) / 60
  }, warmUpMinutes(sessionMinutes))

function fitsTheTime({ weeks, profile: { minutes } }: Reviewed): Objections {
  return weeks.flatMap(({ number: week, days }) =>
    days.flatMap((day) => {
      const taken = minutesOf(day, minutes)
      return when(taken > minutes * TOO_LONG, {
        week,
        day: day.day,
        says: `${Math.round(taken)} minutes; there are ${minutes}.`,
      })
    }),
  )
}

/** Unused time is only a fault while the muscles of the day could still use it. */
function usesTheTime({ weeks, profile }: Reviewed): Objections {
  return loadedWeeks(weeks).flatMap((week) => {
    const sets = weeklySets(week)
    const couldUseMore = (muscle: Group) => (sets.get(muscle) ?? 0) < reachOf(muscle, profile).aim
    return week.days.flatMap((day) => {
      const taken = minutesOf(day, profile.minutes)
      const today = [...sessionSets(day)].filter(([, count]) => count > 0)
      const sated = today.some(([, count]) => count >= GOOD_SESSION - 1)
      const open = !sated && today.some(([muscle]) => couldUseMore(muscle))
      return when(open && taken < profile.minutes * TOO_SHORT, {
        week: week.number,
        day: day.day,
        says: `Only ${Math.round(taken)} of ${profile.minutes} minutes are used.`,
      })
    })
  })
}

export const TIME_RULES: readonly Rule[] = [
  { id: 'R11', hard: true, source: 'specification', check: fitsTheTime },
  { id: 'R12', hard: false, source: 'Fitbod', check: usesTheTime },
]
