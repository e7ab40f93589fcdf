import { expect, it } from '@jest/globals'
import type { Exercise } from '../../../domain/program/program.ts'
import { CATALOGUE } from '../../../domain/exercises/catalogue.ts'
import { effortText } from '../../../domain/program/notation.ts'
import { programIn } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'
import { exportInputOf, twentyPrograms } from '../../../dev/testkit/examples/program-fixtures.ts'
import { knownName } from './names.ts'
import { drawLiftoscript } from './liftoscript.ts'

// Liftosaur's own grammar is under the AGPL, so it is not included. This parser follows the public
// description of the language, https://www.liftosaur.com/docs/liftoscript.

const programs = twentyPrograms()

const knownNames = new Set(CATALOGUE.map(({ name }) => knownName(name)))

const NAME = /^(?:\w+: )?[^/{}()#[\]|!:\\\n]+$/
const SETS =
  /^(?<sets>\d+)x(?<reps>\d+(?:-\d+)?)(?<open>\+?)(?: @(?<effort>\d+(?:\.\d)?))?(?: (?<weight>\d+(?:\.\d+)?)(?:kg|lb)| \?\+)?(?: (?:(?<held>\d+)s\|)?(?:(?<rest>\d+)s|\?))?$/

interface Read {
  name: string
  sets: { sets: number; reps: string; effort: number | null; weight: number | null; held: number | null }[]
}

/** @throws for a line that is not valid in the language */
function read(text: string): Read[][][] {
  const weeks: Read[][][] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('//')) continue
    if (/^# Week \d$/.test(line)) weeks.push([])
    else if (line.startsWith('## ')) weeks.at(-1)?.push([])
    else weeks.at(-1)?.at(-1)?.push(readLift(line))
  }
  return weeks
}

function readLift(line: string): Read {
  const [name = '', sets = '', ...properties] = line.split(' / ')
  expect(name).toMatch(NAME)
  for (const property of properties) expect(property).toMatch(/^(?:warmup: none|superset: [A-Z])$/)
  return {
    name,
    sets: sets.split(', ').map((each) => {
      const found = SETS.exec(each)?.groups
      if (!found) throw new Error(`no sets: ${each}`)
      const number = (value: string | undefined) => (value === undefined ? null : Number(value))
      return {
        sets: Number(found['sets']),
        reps: found['reps'] ?? '',
        effort: number(found['effort']),
        weight: number(found['weight']),
        held: number(found['held']),
      }
    }),
  }
}

/** What a row asks for, in Liftosaur's numbers. */
const asked = (
  { intensity, reps, weight, facts }: Pick<Exercise, 'intensity' | 'reps' | 'weight'> & Partial<Exercise>,
  units: Units,
) => {
  const said = Number(/\d+/.exec(intensity)?.[0])
  const isCounted = effortText({ intensity, facts }) === intensity
  const isHeld = reps.endsWith(' s')
  return {
    reps: isHeld ? '1' : reps.replace('/side', ''),
    held: isHeld ? Number.parseInt(reps, 10) : null,
    effort: !isCounted ? null : intensity.startsWith('RIR') ? 10 - said : said,
    ...(weight ? { weight: weight[units] } : {}),
  }
}

it('has every set, rep, effort and load of twenty programs, in the language of Liftosaur', () => {
  for (const [index, program] of programs.entries()) {
    const units = index % 2 ? 'lb' : 'kg'
    const weeks = read(drawLiftoscript(exportInputOf(program, units)))
    const told = programIn(program, units)
    expect(weeks.map((days) => days.map((lifts) => lifts.length))).toEqual(
      told.weeks.map(({ workouts }) => workouts.map(({ exercises }) => exercises.length)),
    )
    for (const [week, { workouts }] of told.weeks.entries())
      for (const [day, { exercises }] of workouts.entries())
        for (const [place, exercise] of exercises.entries()) {
          const sets = [...(weeks[week]?.[day]?.[place]?.sets ?? [])]
          if (exercise.single) {
            const single = sets.shift()
            expect(single).toMatchObject({ sets: 1, ...asked({ ...exercise.single, reps: '1' }, units) })
          }
          expect(sets.reduce((sum, each) => sum + each.sets, 0)).toBe(exercise.sets)
          expect(sets[0]).toMatchObject(asked(exercise, units))
          for (const later of sets.slice(1)) expect(later.reps).toBe(asked(exercise, units).reps)
        }
  }
})

it('lists the exercises that Liftosaur does not know', () => {
  for (const program of programs) {
    const [head = '', ...rest] = drawLiftoscript(exportInputOf(program, 'kg')).split('\n\n')
    const listed = head.split('\n').map((line) => line.slice('/// '.length))
    const ownNames = read(rest.join('\n\n'))
      .flat(2)
      .map(({ name }) => name)
      .filter((name) => !knownNames.has(name))
    expect(listed.slice(listed.findIndex((line) => line.startsWith('Liftosaur does not know')) + 1)).toEqual([
      ...new Set(ownNames),
    ])
  }
})

it.each(['Squat / 3x8', '# Week 9', '// gone', 'A: B {~ x ~}', '...Squat', '! \\ | ()'])(
  'keeps a name such as %j a name',
  (odd) => {
    const [program] = programs
    if (!program) throw new Error('there are twenty programs')
    const weeks = program.weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((workout) => ({
        day: `${odd}\n${odd}`,
        exercises: workout.exercises.map((each, place) => ({
          ...each,
          name: `${odd} ${place}`,
          notes: `${odd}\nx / 1x1`,
        })),
      })),
    }))
    const found = read(drawLiftoscript(exportInputOf({ ...program, weeks }, 'kg')))
    expect(found.map((days) => days.map((lifts) => lifts.length))).toEqual(
      weeks.map(({ workouts }) => workouts.map(({ exercises }) => exercises.length)),
    )
  },
)
