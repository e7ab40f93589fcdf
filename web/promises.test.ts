import { describe, expect, it } from '@jest/globals'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { GeneratedProgram, Workout } from '../domain/program/program.ts'
import type { TrainingAnswers } from '../domain/forms/program-request.ts'
import { entryByName } from '../domain/exercises/catalogue.ts'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { roleOf } from '../domain/training/prescription/rep-ranges.ts'
import { expand } from '../domain/training/printing/expand.ts'
import { writeByRule } from '../domain/training/writer/write-by-rule.ts'
import { answerSets } from '../dev/scorecard/programs/answer-sets.ts'
import { byTier } from '../dev/testkit/tiers/tier.ts'
import { Features } from './screens/home/features.tsx'
import { SampleProgram } from './screens/home/sample-program.tsx'
import { HowItWorks } from './screens/home/short-sections.tsx'
import { QUESTIONS } from './screens/onboarding/questions.ts'
import { TODAY } from '../dev/testkit/today.ts'

/** What a page claims, and whether that holds for a program. */
interface Promised {
  words: string
  isKept: (program: GeneratedProgram, answers: TrainingAnswers) => boolean
}

const everyDay = ({ weeks }: GeneratedProgram): Workout[] => weeks.flatMap(({ workouts }) => workouts)
const everyRow = (program: GeneratedProgram) => everyDay(program).flatMap(({ exercises }) => exercises)

/**
 * Whether the printed lift of a day is harder than a week before: a set, a rep, more effort or more weight.
 */
const asksMore = (
  before: GeneratedProgram['weeks'][number],
  after: GeneratedProgram['weeks'][number],
): boolean =>
  after.workouts.some(({ exercises }, day) =>
    exercises.some((row) => {
      const last = before.workouts[day]?.exercises.find(({ name }) => name === row.name)
      if (!last) return false
      return (
        row.sets > last.sets ||
        (row.weight?.kg ?? 0) > (last.weight?.kg ?? 0) ||
        row.reps !== last.reps ||
        row.intensity !== last.intensity ||
        /\+\d/.test(row.notes)
      )
    }),
  )

/** Whether the printed week is a light one. */
const isLight = ({ workouts }: GeneratedProgram['weeks'][number]): boolean =>
  workouts.some(({ day }) => /\((deload|taper)\)/.test(day))

/** As for its rests: one that is loaded in small steps. */
function isMainLift(name: string): boolean {
  const entry = entryByName(name)
  return entry !== undefined && roleOf(entry, true) === 'main'
}

const PROMISES: readonly Promised[] = [
  {
    words: 'inside your minutes',
    isKept: (program, { sessionLength }) =>
      everyDay(program).every(({ estimatedMinutes = Infinity }) => estimatedMinutes <= sessionLength),
  },
  {
    words: 'Every day states how long it takes, rests included, and stays inside what you told us.',
    isKept: (program) => everyDay(program).every(({ estimatedMinutes }) => estimatedMinutes !== undefined),
  },
  {
    words: 'Sets, reps, how hard, how long to rest',
    isKept: (program) =>
      everyRow(program).every(
        ({ sets, reps, intensity, restSeconds }) =>
          sets > 0 && reps && intensity && restSeconds !== undefined,
      ),
  },
  {
    // Where all equipment is available and nothing is left out.
    words: 'a swap where your answers leave one',
    isKept: (program, { equipment, exercisesToAvoid }) =>
      !/^commercial/i.test(equipment) ||
      Boolean(exercisesToAvoid) ||
      everyRow(program).filter(({ substitutes = [] }) => substitutes.length > 0).length >=
        0.9 * everyRow(program).length,
  },
  {
    // Beginners start gently, and so do buyers who have to ask a doctor first.
    words:
      'One week is light on purpose, so you start the next block rested. If your start is gentle, you skip it.',
    isKept: ({ weeks, overview }, { experienceLevel }) =>
      /^(novice|beginner)/i.test(experienceLevel) || Boolean(overview.clearance) || weeks.some(isLight),
  },
  {
    words: 'In sessions under an hour, some rests are shorter.',
    isKept: (program, { sessionLength }) =>
      sessionLength < 60 ||
      everyRow(program)
        .filter(({ name }) => isMainLift(name))
        .every(({ restSeconds = 0 }) => restSeconds >= 120 && restSeconds <= 240),
  },
  {
    words: 'Each week asks a little more than the last: a rep, some weight or a step harder.',
    isKept: ({ weeks }) =>
      weeks.every((week, at) => {
        const before = weeks[at - 1]
        return !before || isLight(week) || asksMore(before, week)
      }),
  },
]

const drawn = (page: ComponentType) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(page)))
const PAGES = [drawn(HowItWorks), drawn(Features), drawn(SampleProgram), JSON.stringify(QUESTIONS)].join('\n')

const OF = 1000
/** Spread over the list, of which a nightly run takes all. */
const COUNT = byTier({ quick: 8, all: 40, nightly: OF })
const SETS = answerSets(OF, 26).filter((_, at) => at % (OF / COUNT) === 0)

describe('programs keep what the pages promise', () => {
  const programs = SETS.map(({ answers }) => {
    const profile = profileOf(answers, TODAY)
    return { answers, program: expand(writeByRule(profile), profile) }
  })

  it.each(PROMISES)('“$words”', ({ words, isKept }) => {
    expect(PAGES).toContain(words)
    expect(programs.filter(({ program, answers }) => !isKept(program, answers)).length).toBe(0)
  })
})
