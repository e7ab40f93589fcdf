import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { blockIn } from '../testkit/guide-blocks.ts'
import { ConditionRecord } from './conditions.ts'
import { ExerciseRecord } from './exercises.ts'
import { EnglishFile, otherFile, readWords } from './words.ts'
import { WeighedRecord, readRules } from './rules.ts'

const page = readFileSync(new URL('../../docs/knowledge.md', import.meta.url), 'utf8')
const linesIn = (table: string): string[] =>
  [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => name),
  )

it('explains every line of an exercise, by an example that stands', () => {
  const [exercise] = parse(blockIn(page, 'exercise')) as unknown[]
  expect(ExerciseRecord.parse(exercise)).toMatchObject({ name: 'Goblet Squat' })
  const [about = ''] = page.split('## States of health')
  expect(linesIn(about).sort()).toEqual(Object.keys(ExerciseRecord.shape).sort())
})

it('explains every line of a condition, by an example that stands', () => {
  const examples = parse(blockIn(page, 'condition')) as Record<string, unknown>
  expect(ConditionRecord.parse(examples['hip-bursitis'])).toMatchObject({
    holds: false,
    positions: ['standing'],
  })
  const [, about = ''] = page.split(/## (?:States of health|Words|Rules of training)/)
  expect(linesIn(about).sort()).toEqual(Object.keys(ConditionRecord.shape).sort())
})

it('explains every section of the words, by examples that stand', () => {
  const { en = {} } = readWords()
  const examples: unknown = parse(blockIn(page, 'words'))
  expect(otherFile(en).parse(examples)).toMatchObject({ joints: { knee: ['Knie', 'Kniescheibe'] } })
  const [, about = ''] = page.split(/## (?:Words|Rules of training)/)
  expect(linesIn(about).sort()).toEqual(Object.keys(EnglishFile.shape).sort())
})

it('explains every line of a rule, by an example that is one', () => {
  const examples = parse(blockIn(page, 'rule')) as Record<string, unknown>
  const rules = readRules('rules').flatMap(([, records]) => Object.entries(records))
  for (const [name, example] of Object.entries(examples))
    expect(rules).toContainEqual([name, WeighedRecord.parse(example)])
  const [, about = ''] = page.split('## Rules of training')
  expect(linesIn(about).sort()).toEqual(Object.keys(WeighedRecord.shape).sort())
})
