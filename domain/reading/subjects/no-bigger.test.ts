import { describe, expect, it } from '@jest/globals'
import { SAMPLE_DAY } from '../../forms/sample-person.ts'
import { readByRule } from '../read-by-rule.ts'

const read = (said: string) => readByRule(said, 'comments', SAMPLE_DAY)

describe('a muscle that is big enough', () => {
  it.each([
    ["I don't want bigger quads", 'quads'],
    ['no bigger legs please', 'legs'],
    ['my traps are big enough', 'traps'],
    ["Don't want my arms to get any bigger", 'arms'],
    ['keep my glutes as they are', 'glutes'],
    ['no bulky thighs', 'legs'],
    ['Keep legs to the bare minimum', 'legs'],
    ['minimal leg work please', 'legs'],
    ['as little leg work as possible', 'legs'],
    ['not too much chest volume', 'chest'],
    ['fewer leg days', 'legs'],
  ])('is read in place of a ban or a wish: %s', (said, what) => {
    expect(read(said)).toMatchObject([{ kind: 'less', what }])
  })

  it('leaves what is said of others', () => {
    expect(read('My legs are already too big, focus on chest')).toMatchObject([
      { kind: 'bring-up', what: 'chest' },
      { kind: 'less', what: 'legs' },
    ])
  })

  it.each([
    'my belly is too big',
    'My arms are not big enough',
    'bigger arms please',
    'no leg work',
    'less leg pain',
    'less back and neck pain',
    'I want less belly and more strength',
  ])('is not heard in: %s', (said) => {
    expect(read(said).filter(({ kind }) => kind === 'less')).toEqual([])
  })

  it('is no ban of work for the trunk where the belly is fat', () => {
    expect(read('I want less belly and bigger arms')).toMatchObject([{ kind: 'bring-up', what: 'arms' }])
  })
})
