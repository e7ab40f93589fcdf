import { DAY_NAMES } from '../../program/day.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { when } from '../draft/when.ts'
import { programRulesOf } from './program-rule.ts'
import { WORDS } from './generated/records.ts'
import type { ReadDay } from './printed-program.ts'

const isNamed = ({ day }: ReadDay, name: string) =>
  new RegExp(`^Day \\d - ${name}( [A-F])?( \\((deload|taper)\\))?$`).test(day)

const FOREIGN =
  /[<>{}[\]`]|https?:|www\.|\b(ignore (all|any|previous)|instructions?\b|system prompt|as an ai)/i

export const WORDS_RULES = programRulesOf(WORDS, {
  /** Each day has its name from the split. */
  'names-of-days': ({ weeks, profile }, _limits, says) => {
    const { kinds } = weekOf(profile)
    return weeks.flatMap((week) =>
      week.days.flatMap((day, index) => {
        const kind = kinds[index]
        if (!kind || isNamed(day, DAY_NAMES[kind])) return []
        return [{ week: week.number, day: day.day, says: says({ name: DAY_NAMES[kind] }) }]
      }),
    )
  },
  'whole-guidelines': ({ program: { guidelines, missedReps }, profile }, _limits, says) => {
    const progression = guidelines.progression.join(' ')
    const short = Object.entries(guidelines).filter(([, lines]) => lines.length < 3)
    const bodyweightOnly = !eligibleFor(profile).some((entry) => isLoadable(entry, profile))
    return [
      ...short.map(([list]) => ({ says: says.few({ list }) })),
      ...when(!/\badd (\d+(\.\d+)? (kg|percent)|1 rep)/.test(progression), { says: says.number() }),
      ...when(!missedReps, { says: says.missed() }),
      ...when(bodyweightOnly && /\b(kg|lb|percent|%)/.test(progression), { says: says.weight() }),
    ]
  },
  'answers-repeated': ({ program: { overview, weeks }, profile }, _limits, says) => {
    const { said, days, minutes } = profile
    const answers: readonly (readonly [what: string, isRepeated: boolean])[] = [
      ['other days', overview.daysPerWeek === days],
      ['another session length', overview.sessionLength === minutes],
      ['another split', overview.split.startsWith(said.split)],
      ['another style', overview.programmingStyle === said.style],
    ]
    const isOutside = weeks.some(({ deload, weekNumber }) => deload && (weekNumber < 1 || weekNumber > 8))
    return [
      ...answers.flatMap(([what, isRepeated]) => when(!isRepeated, { says: says.answer({ what }) })),
      ...when(overview.split !== said.split && !overview.decisions?.length, { says: says.split() }),
      ...when(isOutside, { says: says.light() }),
    ]
  },
  'true-prose': ({ program, weeks }, _limits, says) => {
    const told = /\bWeek (\d) is a light week\b/.exec(program.guidelines.progression.join(' '))?.[1]
    // A taper for what comes soon is told by its event, and lies beside the light week.
    const light = weeks.flatMap(({ deload, number }) => (deload ? number : []))
    const [actual] = light
    if (told === undefined || light.includes(Number(told))) return []
    return [{ says: says({ told, actual: String(actual) }) }]
  },
  'short-notes': ({ program }, { characters }, says) => {
    const long = program.weeks
      .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
      .find(({ notes }) => notes.length > characters)
    return when(long, { exercise: long?.name ?? '', says: says() })
  },
  /** No text of the buyer, and no text that a model was talked into, reaches the page. */
  'nothing-foreign': ({ program }, _limits, says) => {
    const texts = [
      ...Object.values(program.guidelines).flat(),
      ...(program.overview.decisions ?? []),
      ...(program.plans ?? []).flatMap(({ lines }) => lines),
      ...program.weeks.flatMap(({ workouts }) =>
        workouts.flatMap(({ exercises }) => exercises.flatMap(({ name, notes }) => [name, notes])),
      ),
    ]
    return when(
      texts.some((text) => FOREIGN.test(text)),
      { says: says() },
    )
  },
})
