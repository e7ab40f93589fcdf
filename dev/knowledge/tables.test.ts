import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { tableIn } from './tables.ts'

const textOf = (file: string) => {
  const [, room = '', name = ''] = /^(.*)\/([\w-]+)$/.exec(file) ?? []
  return readFileSync(new URL(`../../domain/training/${room}/data/${name}.yaml`, import.meta.url), 'utf8')
}

it.each([
  ['draft/days', 'an unknown movement', 'main: squat', 'main: sqat', /days\.yaml, days, full-body, slots/],
  ['draft/days', 'a missing kind of day', '  arms:\n', '  arm:\n', /days\.yaml, days.*arm/],
  [
    'prescription/ladders',
    'a ladder of one rung',
    '[push-up, ',
    '[push-up]\n  - [',
    /ladders\.yaml, ladders/,
  ],
  [
    'profile/health/advice',
    'an unknown line',
    '    drinking: Have',
    '    drinks: Have',
    /advice\.yaml, .*heart-disease.*drinks/,
  ],
  [
    'profile/weights/lifts',
    'an unknown lift',
    'back-squat: squat',
    'back-squat: sqat',
    /lifts\.yaml, .*squat/,
  ],
])('%s: names %s', (file, _what, right, wrong, says) => {
  const text = textOf(file)
  expect(text).toContain(right)
  expect(() => tableIn(file, text.replace(right, wrong))).toThrow(says)
})
