import { expect, it } from '@jest/globals'
import { writtenProgram } from '../../dev/testkit/examples/example-program.ts'
import { outlookOf } from './outlook.ts'
import { isLightWeek, setsInWeek } from './program.ts'

it('says what comes first, and how the weeks rise', () => {
  const program = writtenProgram({ experienceLevel: 'Novice', trainingDays: 3 })
  const [day] = program.weeks[0]!.workouts
  const [first, second] = day!.exercises
  const told = outlookOf(program).join(' ')
  expect(told).toContain(
    `First up: Upper, ${day!.estimatedMinutes} minutes, with ${first!.name} and ${second!.name}.`,
  )
  expect(told).toMatch(new RegExp(`You do ${setsInWeek(program.weeks[0]!)} sets`))
  expect(told).toMatch(/Effort rises from RIR \d to RIR \d\./)
  expect(told).toContain('RIR, reps in reserve, is how many good reps you have left.')
})

it('counts effort from the other side in RPE', () => {
  const told = outlookOf(writtenProgram({ programmingStyle: 'RPE' })).join(' ')
  expect(told).toMatch(/Effort rises from RPE \d(\.\d)? to RPE \d+/)
  expect(told).toContain('RPE is how hard a set felt, out of 10.')
})

it('names the light week, and where there is none', () => {
  const light = writtenProgram({ experienceLevel: 'Intermediate' })
  const of = light.weeks.find(isLightWeek)!
  expect(outlookOf(light).at(-1)).toBe(`Week ${of.weekNumber} is light on purpose.`)
  const none = { ...light, weeks: light.weeks.map((week) => ({ ...week, deload: false })) }
  expect(outlookOf(none).at(-1)).toBe('None of your weeks is hard enough to need a light one.')
})

it('hurries nobody who has a notice', () => {
  const told = outlookOf(writtenProgram({ exercisesToAvoid: 'heart attack 3 months ago' })).join(' ')
  expect(told).toContain('There is no hurry to add weight.')
})
