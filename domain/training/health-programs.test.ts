import { describe, expect, it } from '@jest/globals'
import { namesOf } from '../statements/statement.ts'
import type { TrainingAnswers } from '../forms/program-request.ts'
import { profileOf } from '../profile.ts'
import { isOfKind } from './care.ts'
import { entryByName } from './catalogue.ts'
import { CARE } from './conditions.ts'
import type { CatalogueEntry } from './exercise.ts'
import { expand } from './expand.ts'
import { HEALTH_ADVICE } from './health-advice.ts'
import { USUAL } from './rules/examples.ts'
import { isPull, isPush, isTrunk } from './vocabulary.ts'
import { writeByRule } from './write-by-rule.ts'

const ORDINARY = { ...USUAL, trainingDays: 3, sessionLength: 45, programmingSplit: 'No Preference' } as const
const GENERAL = { ...ORDINARY, primaryGoal: 'General Fitness' } as const

function written(who: Partial<TrainingAnswers>) {
  const program = expand(...inputsOf(who))
  const days = (program.weeks[0]?.workouts ?? []).map(({ exercises }) =>
    exercises.map((row) => {
      const entry = entryByName(row.name)
      if (!entry) throw new Error(`no ${row.name} in the catalogue`)
      return { ...row, entry }
    }),
  )
  const daysWith = (is: (entry: CatalogueEntry) => boolean) =>
    days.filter((rows) => rows.some(({ entry }) => is(entry))).length
  const setsOf = (is: (entry: CatalogueEntry) => boolean) =>
    days.flat().reduce((sum, { entry, sets }) => sum + (is(entry) ? sets : 0), 0)
  return { program, days, daysWith, setsOf, words: Object.values(program.guidelines).flat() }
}
function inputsOf(who: Partial<TrainingAnswers>): Parameters<typeof expand> {
  const profile = profileOf({ ...GENERAL, ...who })
  return [writeByRule(profile), profile]
}

// Mottola and others, 2019 Canadian guideline for physical activity throughout pregnancy; ACOG, Committee Opinion 804.
describe('whoever is 20 weeks pregnant and cleared', () => {
  const { days, daysWith, program, words } = written({
    exercisesToAvoid: '20 weeks pregnant, cleared by my midwife to keep lifting',
  })

  it('lies, hangs and jumps nowhere, and trains the trunk and the pelvic floor', () => {
    const positions = days.flat().flatMap(({ entry }) => entry.positions)
    for (const each of ['supine', 'prone', 'hanging', 'jump'] as const) expect(positions).not.toContain(each)
    expect(daysWith(({ pattern }) => isTrunk(pattern))).toBeGreaterThan(0)
    expect(words.join(' ')).toContain('Train your pelvic floor every day')
    expect(words.join(' ')).toContain('be active for 150 minutes a week, spread over 3 days or more')
  })

  it('is not told to ask first, keeps three or four reps in reserve, and asks again after week 8', () => {
    expect(program.overview.clearance).toContain('You are cleared')
    expect((program.overview.decisions ?? []).join(' ')).not.toContain('Until you are cleared')
    expect(new Set(days.flat().map(({ intensity }) => intensity))).toEqual(new Set(['RIR 4']))
    expect(program.afterWeek8?.steps[0]).toContain('tell your midwife or doctor how')
  })
})

// Too Fit to Fracture (2014) and Strong, Steady and Straight (2022).
describe('whoever has osteoporosis and is afraid of falling', () => {
  const { days, daysWith, words } = written({
    experienceLevel: 'Beginner',
    exercisesToAvoid: 'I have osteoporosis, 68, afraid of falling',
    facts: { ageBand: '65-plus', sex: 'female' },
  })

  it('trains balance on every day, the back twice, and holds on wherever a leg stands alone', () => {
    expect(daysWith((entry) => isOfKind('balance', entry))).toBe(3)
    expect(daysWith((entry) => isOfKind('back-extensors', entry))).toBeGreaterThanOrEqual(2)
    const loose = days
      .flat()
      .filter(
        ({ entry: { traits, pattern } }) =>
          traits.includes('bent-over') || (pattern === 'lunge' && !traits.includes('supported')),
      )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  it('adds weight, where a gym has it', () => {
    expect(days.flat().some(({ rule }) => /add the step|add \d|next size up/.test(rule ?? ''))).toBe(true)
    expect(words.join(' ')).toContain('bend at your hips and knees and not in your back')
  })
})

// Martin Ginis and others (2018); STOMPS (2011).
describe('whoever uses a wheelchair', () => {
  it.each([
    ['Home Gym: dumbbells 2-15kg, resistance bands', 'Beginner'],
    ['Commercial Gym', 'Advanced'],
  ] as const)(
    'trains the back of the shoulder on every day, and pulls no less than they press: %s',
    (equipment, experienceLevel) => {
      const { daysWith, setsOf, words } = written({
        equipment,
        experienceLevel,
        exercisesToAvoid: 'I use a wheelchair, T10 paraplegia',
      })
      expect(daysWith(({ pattern }) => pattern === 'rear-delt')).toBe(3)
      expect(daysWith(({ movement }) => movement === 'turn-out')).toBeGreaterThanOrEqual(2)
      expect(setsOf(({ pattern }) => isPull(pattern))).toBeGreaterThanOrEqual(
        setsOf(({ pattern }) => isPush(pattern)),
      )
      expect(daysWith(({ pattern }) => isTrunk(pattern))).toBeGreaterThan(0)
      expect(words.join(' ')).toContain('20 minutes on 2 days a week')
      expect(words.join(' ')).toContain('lean forward or to one side for about 2 minutes')
    },
  )
})

describe('the guidelines', () => {
  const aerobic = (who: Partial<TrainingAnswers>) =>
    written(who).words.filter((line) => /^(Beside lifting|Once you are cleared), /.test(line))

  it('ask once for aerobic work, as much as the condition is told', () => {
    expect(aerobic({ exercisesToAvoid: '' })).toEqual([expect.stringContaining('150 to 300 minutes')])
    expect(aerobic({ exercisesToAvoid: 'COPD' })).toEqual([expect.stringContaining('20 to 60 minutes')])
    expect(aerobic({ exercisesToAvoid: 'MS and diabetes on insulin' })).toHaveLength(1)
    expect(aerobic({ primaryGoal: 'Strength', exercisesToAvoid: '' })).toEqual([])
    expect(aerobic({ exercisesToAvoid: '', facts: { ageBand: '65-plus' } })).toEqual([
      expect.stringContaining('balance on 3 days'),
    ])
  })

  // NICE NG206 and Cook and others (2016): more exercise is what harms.
  it.each(['chronic fatigue syndrome', 'recovering from anorexia', 'chest pain'])(
    'ask for no more than the program holds: %s',
    (exercisesToAvoid) => {
      expect(aerobic({ exercisesToAvoid })).toEqual([])
    },
  )

  // KDIGO (2024): protein above 1.3 g per kg is advised against where kidneys fail.
  it('name no protein that would harm a kidney, and count nothing for an eating disorder', () => {
    const kidney = written({ exercisesToAvoid: 'chronic kidney disease' }).program.guidelines.nutrition
    expect(kidney.join(' ')).not.toMatch(/1\.6|urine/)
    expect(kidney.join(' ')).toContain('Ask your kidney team how much protein')
    expect(kidney.join(' ')).not.toContain('your doctor')
    const eating = written({ exercisesToAvoid: 'recovering from anorexia' }).program.guidelines.nutrition
    expect(eating.join(' ')).not.toMatch(/\d/)
  })

  // NICE NG210 and the IOM's reference intakes: a midwife is asked, and the figure is of a pregnancy.
  it('ask a midwife where there is one, and nobody of growing people for grams', () => {
    const pregnant = written({ exercisesToAvoid: '20 weeks pregnant' }).program.guidelines.nutrition
    expect(pregnant[0]).toMatch(/^Ask your midwife or doctor how much/)
    expect(pregnant[1]).toContain('1.1 g of protein')
    const young = written({ facts: { ageBand: 'under-16' } }).program.guidelines.nutrition
    expect(young.join(' ')).not.toMatch(/midwife|\d g /)
  })

  it('say what to measure before training with insulin', () => {
    expect(written({ exercisesToAvoid: 'diabetes on insulin' }).words.join(' ')).toContain(
      'Below 90 mg/dL (5.0 mmol/L)',
    )
  })

  it('know each condition that they advise on, in lines that end', () => {
    for (const [condition, { lines = [], aerobic: more, eating, drinking }] of Object.entries(
      HEALTH_ADVICE,
    )) {
      expect(namesOf(CARE)).toContain(condition)
      for (const line of [...lines, more, eating, drinking].filter(
        (each) => each !== null && each !== undefined,
      ))
        expect(line).toMatch(/\.$/)
    }
  })
})
