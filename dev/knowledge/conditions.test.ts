import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { CONDITIONS } from '../../domain/reading/lexicon/condition-names.ts'
import { conditionsIn } from './conditions.ts'

const DATA = new URL('../../domain/training/profile/health/data/conditions.yaml', import.meta.url)
const conditions = readFileSync(DATA, 'utf8')
const names = Object.keys(CONDITIONS)

it.each([
  ['an unknown joint', 'spares: [knee]', 'spares: [kneee]', /conditions\.yaml, [\w-]+, spares, 0: .*"knee"/],
  [
    'an unknown name of an exclusion',
    'weight-on-hips',
    'weight-on-hip',
    /pregnancy, excludes: .*"weight-on-hips"/,
  ],
  ['an unknown line', '  plain: a pregnancy\n', '  plain: a pregnancy\n  plane: x\n', /pregnancy: .*"plane"/],
  ['a missing condition', 'pregnancy:\n', 'pregnant:\n', /pregnancy/],
  [
    'somebody who cannot clear',
    'who: [midwife, doctor]',
    'who: [midwife, docter]',
    /pregnancy, clearWith, who, 1: .*"doctor"/,
  ],
  ['a limit out of reach', 'reserve: 3', 'reserve: 9', /pregnancy, reserve: /],
])('names %s', (_what, right, wrong, says) => {
  expect(conditions).toContain(right)
  expect(() => conditionsIn(conditions.replace(right, wrong), names)).toThrow(says)
})
