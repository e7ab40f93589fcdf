import { DAY_NAMES } from '../../program/day.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
import { WORDS } from './generated/records.ts'
import type { ReadDay } from './printed-program.ts'

/** Each day has its name from the split. */
function daysKeepTheirName({ weeks, profile }: Reviewed): Objections {
  const { kinds } = weekOf(profile)
  return weeks.flatMap((week) =>
    week.days.flatMap((day, index) => {
      const kind = kinds[index]
      if (!kind) return []
      return when(!isNamed(day, DAY_NAMES[kind]), {
        week: week.number,
        day: day.day,
        says: `This day should be ${DAY_NAMES[kind]}.`,
      })
    }),
  )
}

const isNamed = ({ day }: ReadDay, name: string) =>
  new RegExp(`^Day \\d - ${name}( [A-F])?( \\((deload|taper)\\))?$`).test(day)

function guidelinesAreWhole({ program, profile }: Reviewed): Objections {
  const { guidelines } = program
  const progression = guidelines.progression.join(' ')
  const short = Object.entries(guidelines).filter(([, lines]) => lines.length < 3)
  const bodyweightOnly = !eligibleFor(profile).some((entry) => isLoadable(entry, profile))
  return [
    ...short.map(([list]) => ({ says: `Fewer than three guidelines on ${list}.` })),
    ...when(!/\badd (\d+(\.\d+)? (kg|percent)|1 rep)/.test(progression), {
      says: 'No progression rule with a number.',
    }),
    ...when(!/\bmiss the bottom\b/.test(progression), { says: 'No rule for missed repetitions.' }),
    ...when(bodyweightOnly && /\b(kg|lb|percent|%)/.test(progression), {
      says: 'Bodyweight training has no weight to add.',
    }),
  ]
}

function overviewRepeatsTheAnswers({ program: { overview, weeks }, profile }: Reviewed): Objections {
  const { said } = profile
  const deloads = weeks.filter(({ deload }) => deload).map(({ weekNumber }) => weekNumber)
  return [
    ...when(overview.daysPerWeek !== profile.days, { says: 'The overview has other days than the answers.' }),
    ...when(overview.sessionLength !== profile.minutes, {
      says: 'The overview has another session length than the answers.',
    }),
    ...when(!overview.split.startsWith(said.split), {
      says: 'The overview has another split than the answers.',
    }),
    ...when(overview.programmingStyle !== said.style, {
      says: 'The overview has another style than the answers.',
    }),
    ...when(overview.split !== said.split && !overview.decisions?.length, {
      says: 'A departure from the split is not explained.',
    }),
    ...when(
      deloads.some((week) => week < 1 || week > 8),
      { says: 'A light week lies outside the program.' },
    ),
  ]
}

function proseNumbersAreTrue({ program, weeks }: Reviewed): Objections {
  const told = /\bWeek (\d) is a light week\b/.exec(program.guidelines.progression.join(' '))?.[1]
  const actual = weeks.find(({ deload }) => deload)?.number
  return when(told !== undefined && Number(told) !== actual, {
    says: `The guidelines call week ${told} light; it is ${actual}.`,
  })
}

const FOREIGN =
  /[<>{}[\]`]|https?:|www\.|\b(ignore (all|any|previous)|instructions?\b|system prompt|as an ai)/i

/** No text of the buyer, and no text that a model was talked into, reaches the page. */
function nothingForeign({ program }: Reviewed): Objections {
  const texts = [
    ...Object.values(program.guidelines).flat(),
    ...(program.overview.decisions ?? []),
    ...program.weeks.flatMap(({ workouts }) =>
      workouts.flatMap(({ exercises }) => exercises.flatMap(({ name, notes }) => [name, notes])),
    ),
  ]
  const foreign = texts.find((text) => FOREIGN.test(text))
  return when(foreign, { says: 'Mark-up, a link or an instruction stands in the program.' })
}

function notesAreShort(
  { program }: Reviewed,
  { characters }: LimitsOf<typeof WORDS, 'short-notes'>,
): Objections {
  const long = program.weeks
    .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
    .find(({ notes }) => notes.length > characters)
  return when(long, { exercise: long?.name ?? '', says: `Notes are longer than ${characters} characters.` })
}

export const WORDS_RULES = programRulesOf(WORDS, {
  'names-of-days': daysKeepTheirName,
  'whole-guidelines': guidelinesAreWhole,
  'answers-repeated': overviewRepeatsTheAnswers,
  'true-prose': proseNumbersAreTrue,
  'short-notes': notesAreShort,
  'nothing-foreign': nothingForeign,
})
