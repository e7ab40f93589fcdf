import { expect, it } from '@jest/globals'
import { createDataKeys, NO_KEYS, DataUnreadable } from './data-keys.ts'

const OLD = 'a data key of the test'
const NEW = 'a newer data key of the test'
const WORDS = 'My left knee hurts. Schwangerschaft, Łódź.'

const sealedWith = (...secrets: [string, ...string[]]): string =>
  createDataKeys(secrets).seal(WORDS, 'survey.answers')
const openedWith = (sealed: string, secrets: readonly [string, ...string[]], what = 'survey.answers') =>
  createDataKeys(secrets).open(sealed, what)
const idIn = (sealed: string) => sealed.split('.')[1] ?? ''

it('sealed text reveals nothing, differs each time, and opens again', () => {
  const [one, another] = [sealedWith(OLD), sealedWith(OLD)]
  expect(one).not.toBe(another)
  expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toMatch(/knee|hurts/)
  expect(openedWith(one, [OLD])).toBe(WORDS)
})

it('the newest key seals, and every key opens what it sealed', () => {
  expect(idIn(sealedWith(NEW, OLD))).toBe(idIn(sealedWith(NEW)))
  expect(openedWith(sealedWith(OLD), [NEW, OLD])).toBe(WORDS)
  expect(openedWith(sealedWith(NEW, OLD), [NEW])).toBe(WORDS)
})

it('a missing key is named, and so is what it sealed', () => {
  const sealed = sealedWith(OLD)
  expect(() => openedWith(sealed, [NEW])).toThrow(DataUnreadable)
  expect(() => openedWith(sealed, [NEW])).toThrow(
    `no key of DATA_KEYS opens survey.answers: it was sealed with the key ${idIn(sealed)}`,
  )
})

it('what was altered, or is opened under another name, does not open', () => {
  const sealed = sealedWith(OLD)
  const at = sealed.length - 5
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
  expect(() => openedWith(changed, [OLD])).toThrow(DataUnreadable)
  expect(() => openedWith(sealed, [OLD], 'reading.statements')).toThrow(DataUnreadable)
})

it('nothing is sealed without a key', () => {
  expect(() => createDataKeys(NO_KEYS).seal(WORDS, 'survey.answers')).toThrow('no key to seal survey.answers')
})
