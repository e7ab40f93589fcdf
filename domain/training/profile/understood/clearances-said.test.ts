import { expect, it } from '@jest/globals'
import { readByRule } from '../../../reading/read-by-rule.ts'
import { clearedIn } from './clearances-said.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const clearedBy = (text: string) => clearedIn(text, readByRule(text, 'comments', TODAY))

it.each([
  ['20 weeks pregnant, cleared by my midwife to keep lifting', ['pregnancy']],
  ['heart attack last May. My cardiologist has cleared me', ['heart-disease']],
  // As the form of the rewrite adds it.
  ['heart attack last May\nMy doctor has cleared me to train.', ['heart-disease']],
  ['C-section 10 weeks ago, signed off at my 6 week check', ['c-section', 'postpartum']],
  ['hernia, doctor says I can train', ['hernia']],
  ['C section 7 weeks ago, just got the ok at my checkup', ['c-section', 'postpartum']],
  ['I am 20 weeks pregnant, my midwife is fine with lifting', ['pregnancy']],
  ['20 weeks pregnant, my midwife says lifting is fine', ['pregnancy']],
  ['20 weeks pregnant. My midwife supports lifting', ['pregnancy']],
])('accepts a professional’s clearance: %s', (text, conditions) => {
  expect(clearedBy(text)).toEqual(conditions)
})

it.each([
  'I am pregnant and not yet cleared by my midwife',
  'pregnant. My doctor has not cleared me',
  "pregnant, my doctor didn't clear me",
  'heart attack last year, waiting for my cardiologist, then cleared',
  'pregnant, will be cleared by my doctor',
  'knee replacement 4 months ago, the surgeon never cleared me',
  'heart attack, cardiologist cleared me for light exercise',
  '30 weeks pregnant, cleared for bench presses',
  'I use a wheelchair, cleared',
  'knee surgery 3 weeks ago, surgeon says I can train upper body',
  'I have asthma. My doctor cleared a friend. heart failure',
  'heart failure, doctor said it is not safe',
  'pregnant',
  'pregnant, my midwife is not happy with lifting',
  'pregnant, my midwife agrees that I should stop',
  'pregnant, my husband is fine with lifting',
])('clears nobody if in doubt: %s', (text) => {
  expect(clearedBy(text).filter((each) => each !== 'asthma')).toEqual([])
})
