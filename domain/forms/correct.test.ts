import { describe, expect, it } from '@jest/globals'
import { Corrections, type Correction } from './corrections.ts'
import { restore, addCorrection, remove } from './correct.ts'

const LUNGE = { about: 'lift', what: 'lunge' } as const
const KNEE: Correction = { about: 'joint', what: 'knee', as: 'careful' }

describe('corrections', () => {
  it('have one entry per thing', () => {
    const preferred = addCorrection([{ ...LUNGE, as: 'leave-out' }, KNEE], { ...LUNGE, as: 'prefer' })
    expect(preferred).toEqual([KNEE, { ...LUNGE, as: 'prefer' }])
    expect(addCorrection(remove(preferred, LUNGE), { ...LUNGE, as: 'leave-out' })).toEqual([
      KNEE,
      { ...LUNGE, as: 'leave-out' },
    ])
  })

  it('restore what was taken out as it was', () => {
    expect(restore(remove([], LUNGE), LUNGE)).toEqual([])
    const turned: Correction[] = [KNEE, { ...LUNGE, as: 'prefer' }]
    const taken = remove(remove(turned, LUNGE), LUNGE)
    expect(taken).toEqual([...turned, { ...LUNGE, as: 'nothing' }])
    expect(restore(taken, LUNGE)).toEqual(turned)
  })

  it('never exceed the limit: the oldest are dropped', () => {
    let corrections: Correction[] = []
    for (let exercise = 0; exercise < 70; exercise++)
      corrections = addCorrection(corrections, {
        about: 'exercise',
        what: `exercise-${exercise}`,
        as: 'prefer',
      })
    corrections = remove(corrections, KNEE)
    expect(Corrections.safeParse(corrections).success).toBe(true)
    expect(corrections.at(-1)).toEqual({ ...KNEE, as: 'nothing' })
    expect(corrections[0]?.what).toBe('exercise-11')
  })
})
