import { expect, it } from '@jest/globals'
import { firstName } from './person.ts'

it.each([
  ['Anna Łukasik', 'Anna'],
  ['Anna-Maria Łukasik', 'Anna-Maria'],
  ['Seán Ó Briain', 'Seán'],
  ['Łukasik, Anna', 'Anna'],
  ['Anna Łukasik, PhD', 'Anna'],
  ['John Smith, Jr.', 'John'],
  ['Dr. Anna Łukasik', 'Anna'],
  ['prof dr Anna Łukasik', 'Anna'],
  ['MRS ANNA SMITH', 'ANNA'],
  ['Пётр Ильич', 'Пётр'],
  ['สมชาย ใจดี', 'สมชาย'],
])('%s is greeted as %s', (name, said) => {
  expect(firstName(name)).toBe(said)
})

it.each([
  'Anna',
  'Mira',
  '山田太郎',
  '山田 太郎',
  '김 민준',
  'Dr. Smith',
  'J. R. R. Tolkien',
  'J Smith',
  'Abdul Rahman Khan',
  'Anna & Tom Smith',
  'Anna und Tom Smith',
  'Smith, Anna, MD',
])('%s has no certain first name, so the name stays whole', (name) => {
  expect(firstName(name)).toBe(name)
})

it.each(['', 'Mrs.', 'Dr'])('%j is nobody’s name', (name) => {
  expect(firstName(name)).toBe('')
})
