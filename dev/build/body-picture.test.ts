import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { entryByName } from '../../domain/exercises/catalogue.ts'
import { musclesInWords } from '../../domain/program/worked.ts'
import { musclesWorked } from '../../domain/training/printing/muscles-worked.ts'
import { SAMPLE_MUSCLES, SAMPLE_WEEK } from '../../web/texts/generated/landing.ts'
import { BODY_PICTURE, bodyPicture } from './body-picture.ts'

const worked = musclesWorked(SAMPLE_WEEK.map(({ exercise, sets }) => ({ name: exercise, sets })))!

it('knows every exercise of the sample', () => {
  for (const { exercise } of SAMPLE_WEEK) expect([exercise, entryByName(exercise)]).not.toContain(undefined)
})

// Otherwise draw it anew: node --import tsx dev/build/pictures.ts
it('is on the site as the sample asks', () => {
  expect(readFileSync(BODY_PICTURE, 'utf8')).toBe(bodyPicture(worked))
})

it('is told in words beside it', () => {
  expect(SAMPLE_MUSCLES).toBe(musclesInWords(worked))
})
