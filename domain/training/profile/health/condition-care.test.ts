import { describe, expect, it } from '@jest/globals'
import { CONDITION_CARE } from './condition-care.ts'

describe('the care for a condition', () => {
  // ACOG, Committee Opinion 804 (2020): no lying on the back after the first trimester. A pregnancy has 13
  // weeks of it, and the last trimester begins with week 28.
  it('of a pregnancy changes with its trimesters, without a gap', () => {
    const phases = CONDITION_CARE.pregnancy.phases!
    expect(phases.map(({ fromWeek }) => fromWeek)).toEqual([0, 14, 28])
    expect(phases.map(({ positions }) => positions.includes('supine'))).toEqual([false, true, true])
  })

  it('has no gap and no overlap between the weeks of any condition', () => {
    for (const [condition, { phases = [] }] of Object.entries(CONDITION_CARE))
      for (const [at, { fromWeek }] of phases.entries())
        expect([condition, fromWeek]).toEqual([condition, at ? phases[at - 1]!.toWeek + 1 : 0])
  })

  // Giangregorio 2014, Too Fit to Fracture: a spine at risk neither bends nor twists under a load.
  it('of thin bones leaves out bends and twists of the back, and jumps', () => {
    for (const condition of ['osteoporosis', 'vertebral-fracture'] as const)
      expect(CONDITION_CARE[condition].patterns).toEqual(
        expect.arrayContaining(['trunk-flexion', 'trunk-rotation', 'jump']),
      )
  })

  // AHA: straining against a held breath raises the blood pressure most.
  it('of blood pressure and eyes leaves out holds and head-down positions, and keeps two reps in reserve', () => {
    for (const condition of ['high-blood-pressure', 'glaucoma'] as const) {
      expect(CONDITION_CARE[condition]).toMatchObject({
        holds: true,
        adds: expect.arrayContaining(['breathing-cue']),
      })
      expect(CONDITION_CARE[condition].positions).toContain('inverted')
      expect(CONDITION_CARE[condition].reserve).toBeGreaterThanOrEqual(2)
    }
  })

  it('of a wheelchair leaves out all standing and leg work', () => {
    expect(CONDITION_CARE.wheelchair.patterns).toEqual(
      expect.arrayContaining(['squat', 'lunge', 'hinge', 'calf']),
    )
    expect(CONDITION_CARE.wheelchair.positions).toEqual(expect.arrayContaining(['standing', 'floor']))
  })

  // PAR-Q: chest pain is asked about before anything else.
  it('of chest pain requires a doctor first', () => {
    expect(CONDITION_CARE['chest-pain'].clearWith?.who).toContain('doctor')
    expect(CONDITION_CARE['chest-pain'].clearWith?.onlyIf).toBeUndefined()
  })

  it('has names that fit inside a sentence, and never a negative reserve', () => {
    for (const [condition, { plain, stopSigns, reserve }] of Object.entries(CONDITION_CARE)) {
      for (const words of [plain, ...stopSigns])
        expect([condition, /[.!?]$|^\s|^$/.test(words)]).toEqual([condition, false])
      expect([condition, reserve >= 0 && reserve <= 5]).toEqual([condition, true])
    }
  })
})
