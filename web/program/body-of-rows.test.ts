import { expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { programIn } from '../../domain/program/program-in.ts'
import { writtenProgram } from '../../dev/testkit/examples/example-program.ts'
import { BodyOfRows } from './body-of-rows.tsx'

const [first] = programIn(writtenProgram(), 'kg').weeks[0]!.workouts[0]!.exercises
const drawn = (name: string) =>
  renderToStaticMarkup(
    createElement(BodyOfRows, { rows: [{ ...first!, name, exerciseId: undefined }], className: 'h-24' }),
  )

it('is one picture that names its muscles to who cannot see it', () => {
  expect(drawn('Barbell Bench Press')).toContain(
    'role="img" aria-label="Works chest. Also shoulders and triceps."',
  )
})

it('is left out for an exercise outside the catalogue', () => {
  expect(drawn('Yoke Walk')).toBe('')
})
