import { describe, expect, it } from '@jest/globals'
import { meetProgram, writtenProgram } from '../../dev/testkit/examples/example-program.ts'
import { programIn } from '../program/program-in.ts'
import type { GeneratedProgram } from '../program/program.ts'
import { weekAhead } from './week-ahead.ts'
import { WEEKS } from '../program/weeks.ts'

const ahead = (program: GeneratedProgram, week: number) => weekAhead(programIn(program, 'kg'), week)
const asked = (program: GeneratedProgram) =>
  Array.from({ length: WEEKS - 1 }, (_, index) => ahead(program, index + 2)?.asks)

describe('what a week asks', () => {
  it('is told from the weeks of the program, not from their number', () => {
    expect(asked(writtenProgram())).toEqual([
      'effort',
      'effort',
      'effort',
      'light',
      'after-light',
      'effort',
      'last-test',
    ])
  })

  it('in the last week before a meet is rest', () => {
    const all = asked(meetProgram())
    expect(all[2]).toBe('light')
    expect(all.at(-1)).toBe('last-light')
  })

  it('is a step where neither effort nor sets nor exercises change', () => {
    const program = writtenProgram({ equipment: 'Bodyweight Only', primaryGoal: 'General Fitness' })
    const [first] = program.weeks
    const same = {
      ...program,
      weeks: program.weeks.map((week) => ({ ...first!, weekNumber: week.weekNumber })),
    }
    expect(asked(same)).toEqual(['step', 'step', 'step', 'step', 'step', 'step', 'last'])
  })

  it('is more sets where only their number grows', () => {
    const program = writtenProgram()
    const [first] = program.weeks
    const more = first!.workouts.map((day) => ({
      ...day,
      exercises: day.exercises.map((row) => ({ ...row, sets: row.sets + 1 })),
    }))
    const weeks = [first!, { ...first!, weekNumber: 2, workouts: more }]
    expect(ahead({ ...program, weeks }, 2)?.asks).toBe('sets')
  })

  it('is to begin with what is new where exercises change', () => {
    const program = writtenProgram()
    const [first] = program.weeks
    const others = first!.workouts.map((day) => ({
      ...day,
      exercises: day.exercises.map((row, index) => (index ? row : { ...row, name: `Another ${row.name}` })),
    }))
    const weeks = [first!, { ...first!, weekNumber: 2, workouts: others }]
    expect(ahead({ ...program, weeks }, 2)?.asks).toBe('new-lifts')
  })
})

describe('the first session of a week', () => {
  it('has its name, its minutes and its two first big lifts', () => {
    const program = writtenProgram()
    const [day] = program.weeks[1]!.workouts
    expect(ahead(program, 2)).toMatchObject({
      name: 'Upper A',
      minutes: day!.estimatedMinutes,
      lifts: ['Dumbbell Bench Press', 'Dumbbell Bent-Over Row'],
      effort: 'RIR 2 = stop when you could do two more good reps.',
    })
  })

  it('has its weekday if the program names it', () => {
    const program = writtenProgram()
    const named = {
      ...program,
      overview: { ...program.overview, weekdays: ['thu', 'fri', 'sun', 'mon'] as const },
    }
    expect(
      ahead({ ...named, overview: { ...named.overview, weekdays: [...named.overview.weekdays] } }, 2)
        ?.weekday,
    ).toBe('thu')
    expect(ahead(program, 2)?.weekday).toBeUndefined()
  })
})

it('tells the sets of the week and of the one before, and the lifts that are tested', () => {
  expect(ahead(writtenProgram(), 5)).toMatchObject({ sets: 37, setsBefore: 67, tested: [] })
  expect(ahead(writtenProgram(), 8)?.tested.length).toBeGreaterThan(0)
})

it('is nothing where the program has no such week', () => {
  const program = writtenProgram()
  expect(ahead({ ...program, weeks: program.weeks.slice(0, 1) }, 2)).toBeNull()
})
