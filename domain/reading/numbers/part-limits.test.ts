import { describe, expect, it } from '@jest/globals'
import { SAMPLE_DAY } from '../../forms/sample-person.ts'
import { readByRule } from '../read-by-rule.ts'

const read = (said: string) => readByRule(said, 'comments', SAMPLE_DAY)
const quote = expect.any(String) as unknown as string
const limits = (said: string) => read(said).filter(({ kind }) => kind === 'limit')

describe('a limit of the exercises for a part of the body', () => {
  it.each([
    ['only one exercise for legs please', 'legs', 1],
    ['Legs: just one exercise.', 'legs', 1],
    ['max 2 leg exercises a day', 'legs', 2],
    ['2 exercises max for my arms', 'arms', 2],
    ['no more than 3 exercises for the chest', 'chest', 3],
    ['one leg thing a day is fine', 'legs', 1],
    ['My core is fine, at most 1 exercise for it', 'core', 1],
  ])('is read: %s', (said, of, exercises) => {
    expect(limits(said)).toEqual([{ kind: 'limit', of, exercises, quote }])
  })

  it('leaves one in where leg days are turned down', () => {
    const said = 'My legs are dead, dont want leg days, like 1 exercise max for them.'
    expect(read(said)).toEqual([{ kind: 'limit', of: 'legs', exercises: 1, onOneDay: true, quote }])
    expect(read('No leg work. At most 2 exercises for arms.').map(({ kind }) => kind)).toContain('leave-out')
  })

  it('stands beside one of the whole day', () => {
    const both = limits('At most three different exercises for chest, no more than 6 exercises a session')
    expect(both).toHaveLength(2)
    expect(both).toContainEqual({ kind: 'limit', of: 'chest', exercises: 3, quote })
    expect(both).toContainEqual({ kind: 'limit', exercises: 6, quote })
  })

  it.each(['I can do only one exercise for legs', 'I want two exercises for legs', 'max 5 exercises'])(
    'is not heard in what is none: %s',
    (said) => {
      expect(limits(said).filter((each) => 'of' in each)).toEqual([])
    },
  )
})
