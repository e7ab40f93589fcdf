import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { TrainingAnswers } from '../domain/forms/program-request.ts'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { anyChangingBlock } from '../dev/stand-ins/coach/arbitrary.ts'
import { blockFor } from '../dev/testkit/examples/written-once.ts'
import { BlockFromModel, EXAMPLE_LINE, EXAMPLE_OF_TWO, writtenOf } from './written-block.ts'
import { TODAY } from '../dev/testkit/today.ts'

const withLine = (line: unknown) => ({ deloadWeek: 5, days: [{ kind: 'upper', exercises: [line] }] })

describe('a block in lines', () => {
  it('reads as the prompt shows', () => {
    expect(BlockFromModel.parse(withLine(EXAMPLE_LINE)).days[0]!.exercises).toEqual([
      {
        id: 'barbell-bench-press',
        sets: 3,
        repsLow: 6,
        repsHigh: 9,
        rir: 3,
        progression: 'load',
        addSet: false,
      },
    ])
  })

  it('may have a second part, as the prompt shows', () => {
    const [row] = BlockFromModel.parse(withLine(EXAMPLE_OF_TWO)).days[0]!.exercises
    expect(row).toMatchObject({ id: 'leg-press', repsLow: 8, progression: 'reps', addSet: false })
    expect(row!.then).toEqual({
      id: 'barbell-back-squat',
      sets: 3,
      repsLow: 6,
      repsHigh: 8,
      rir: 3,
      progression: 'load',
    })
  })

  it('comes back as it was written, for written lines', () => {
    fc.assert(
      fc.property(anyChangingBlock.map(writtenOf), (written) =>
        expect(writtenOf(BlockFromModel.parse(written))).toEqual(written),
      ),
    )
  })

  it.each([
    'barbell-bench-press 3x6-9 RIR3 hard',
    'barbell-bench-press 3 x 6-9 RIR3 load',
    'barbell-bench-press 3x6-9 RIR-1 load',
    'Barbell Bench Press 3x6-9 RIR3 load',
    'barbell-bench-press 3x6-9 RIR3 load + Buy creatine.',
    'barbell-bench-press 3x6-9 RIR3 load then',
    'barbell-bench-press 3x6-9 RIR3 load then barbell-back-squat',
    `${EXAMPLE_OF_TWO} then ${EXAMPLE_LINE}`,
    { id: 'barbell-bench-press', sets: 3, repsLow: 6, repsHigh: 9, rir: 3 },
  ])('has no other form: %j', (line) => {
    expect(BlockFromModel.safeParse(withLine(line)).success).toBe(false)
  })

  it('ignores keys that older prompts asked for', () => {
    const older = { ...withLine(EXAMPLE_LINE), cue: 'Brace hard.' }
    expect(BlockFromModel.parse(older)).toEqual(BlockFromModel.parse(withLine(EXAMPLE_LINE)))
  })

  // Issue 12: at most 800 output tokens, even for the longest week that a form can request.
  it.each([
    ['4 x 60 minutes', { trainingDays: 4, sessionLength: 60, primaryGoal: 'Strength' }],
    ['6 x 90 minutes', { trainingDays: 6, sessionLength: 90, primaryGoal: 'Powerbuilding' }],
  ])('of %s takes at most 800 tokens', (_week, answers) => {
    const lifter = {
      equipment: 'Commercial Gym',
      experienceLevel: 'Advanced',
      programmingSplit: 'No Preference',
    }
    const block = blockFor(profileOf(TrainingAnswers.parse({ ...lifter, ...answers }), TODAY))
    expect(countTokens(JSON.stringify(writtenOf(block)))).toBeLessThanOrEqual(800)
  })
})
