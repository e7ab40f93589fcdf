import { describe, expect, it } from '@jest/globals'
import type { Statement } from '../../../reading/statement.ts'
import { entryByName } from '../../../exercises/catalogue.ts'
import { noteOf } from '../../../program/note.ts'
import { parseNote } from '../../../program/parse-note.ts'
import { reserveOfSides } from '../health/free-side-of-row.ts'
import { freeSideOf, freeSideSentences } from './free-side.ts'

const saidOf = (...told: Parameters<typeof freeSideOf>) => freeSideSentences(freeSideOf(...told))

const sore = (joint: 'shoulder' | 'knee', side?: 'left' | 'right'): Statement => ({
  kind: 'pain',
  joint,
  ...(side && { side }),
  quote: joint,
})
const avoid = { ids: [], patterns: [], positions: [], injuries: ['shoulder' as const], implements: [] }
const SLIPS = { conditions: ['shoulder-instability' as const], redFlags: [], avoid }

describe('the side that an injury leaves free', () => {
  it('works harder where a side works alone', () => {
    expect(saidOf([sore('shoulder', 'right')], SLIPS)).toEqual([
      'On exercises for one side at a time, your left arm need not hold back for the right one. Take more weight there, and stop with 2 good reps left.',
    ])
  })

  it('is not named where both sides, or no side, are told', () => {
    expect(saidOf([sore('shoulder')], SLIPS)).toEqual([])
    expect(saidOf([sore('shoulder', 'left'), sore('shoulder', 'right')], SLIPS)).toEqual([])
    expect(saidOf([sore('knee', 'left')], SLIPS)).toEqual([])
  })

  it('is not free where something holds all of the body back', () => {
    const heart = { ...SLIPS, conditions: [...SLIPS.conditions, 'glaucoma' as const] }
    expect(saidOf([sore('shoulder', 'right')], heart)).toEqual([])
    expect(saidOf([sore('shoulder', 'right')], { ...SLIPS, redFlags: ['disc'] })).toEqual([])
  })

  it('has its own reserve in rows of one side, and the other keeps its own', () => {
    const free = freeSideOf([sore('shoulder', 'right')], SLIPS)!
    const reserve = (name: string, rir: number) => reserveOfSides(entryByName(name)!, rir, free)
    expect(reserve('Single-Arm Dumbbell Row', 4)).toEqual({ left: 2, right: 4 })
    expect(reserve('Single-Arm Dumbbell Row', 2)).toBeNull()
    expect(reserve('Seated Cable Row', 4)).toBeNull()
    expect(reserveOfSides(entryByName('Single-Arm Dumbbell Row')!, 4, undefined)).toBeNull()
  })

  it('stands in the row', () => {
    const facts = { sides: { left: 'RIR 2', right: 'RIR 4' } }
    const note = noteOf({ restSeconds: 90, facts })
    expect(note).toBe('Rest 90 s. Left RIR 2, right RIR 4.')
    expect(parseNote(note).facts?.sides).toEqual(facts.sides)
  })
})
