import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile-of.ts'
import { CONDITIONS } from '../../../reading/lexicon/condition-names.ts'
import { readByRule } from '../../../reading/read-by-rule.ts'
import { CONDITION_CARE } from './condition-care.ts'
import { workingLevel } from '../eligible.ts'
import { askedAbout, clearanceNotice, conditionsOf, stopSignsOf, toClear } from './red-flags.ts'
import { USUAL } from '../../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'

const ALL = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]

it.each([
  ['20 weeks pregnant', ['pregnancy']],
  ['I have a heart condition', ['heart-disease']],
  ['chest pains when I run, and I passed out once', ['chest-pain', 'fainting']],
  ['knee surgery three weeks ago', ['surgery']],
  ['no jumping after my c-section', ['c-section', 'postpartum']],
  ['not pregnant, no heart problems', []],
  ['no history of surgery', []],
  ['I own a heart rate monitor', []],
  ['rotator cuff surgery 4 months ago', ['surgery']],
  ['rotator cuff surgery', []],
  ['bad knees', []],
  ['knee surgery years ago', []],
  ['ACL reconstruction two years ago, hernia repair last month', ['ligament-tear', 'hernia', 'surgery']],
  ['on beta blockers because of my heart', ['blood-pressure-medicine']],
  ['heart surgery years ago', ['heart-disease']],
])('reads what a professional has to clear in: %s', (text, flags) => {
  expect(toClear(conditionsOf(readByRule(text, 'comments', TODAY)))).toEqual(flags)
})

const noticeFor = (exercisesToAvoid: string, experienceLevel: 'Beginner' | 'Advanced' = 'Beginner') =>
  clearanceNotice(profileOf({ ...USUAL, experienceLevel, exercisesToAvoid }, TODAY)) ?? ''

describe('the notice', () => {
  it('names what was mentioned', () => {
    expect(noticeFor('I am pregnant and have high blood pressure')).toContain(
      'You mentioned a pregnancy and high blood pressure.',
    )
  })

  it('says what follows where nobody is to be asked', () => {
    const who = ['under-16'] as const
    const whose = { conditions: who, redFlags: [], cleared: who, weeks: {} }
    expect(clearanceNotice(whose)).toBe(
      'You mentioned being under 16. So clean reps come first, and no set goes near the limit.',
    )
  })

  it('tells nobody to start before a yes, and promises nobody what comes after it', () => {
    expect(noticeFor('heart attack three weeks ago')).toMatch(/ Do not start until they say yes\.$/)
    expect(noticeFor('high blood pressure')).toMatch(
      /if your readings are not under control\. If so, do not start until they say yes\.$/,
    )
    for (const condition of ALL)
      expect(
        clearanceNotice({ conditions: [condition], redFlags: [condition], cleared: [], weeks: {} }),
      ).not.toMatch(/until you (are|have)/)
  })

  it.each([
    ['pregnant', 'clear this program with your midwife or doctor. Do'],
    [
      'heart failure and pregnant',
      'clear this program with your cardiologist, and also your midwife or doctor. Do',
    ],
    [
      'heart failure and epilepsy',
      'with your cardiologist; your doctor, if you have had a seizure in the past year. Do',
    ],
    // A doctor who knows both is asked once.
    ['COPD and epilepsy', 'clear this program with your doctor. Do'],
    ['MS and a blood clot', 'clear this program with your doctor. Do'],
  ])('says who gives clearance: %s', (text, says) => {
    expect(noticeFor(text)).toContain(says)
  })

  it('accepts a clearance', () => {
    const notice = noticeFor('20 weeks pregnant, cleared by my midwife to keep lifting')
    expect(notice).toContain(
      'You wrote that you may train: keep to what you were told. Ask your midwife or doctor again if',
    )
    expect(notice).not.toContain('cleared')
    expect(notice).not.toContain('Before you start')
  })

  // Strong, Steady and Straight (2022): holding back does more harm than starting.
  it('lets people with thin bones begin, and says in which case to ask', () => {
    const notice = noticeFor('I have osteoporosis, 68, afraid of falling')
    expect(notice).toContain('see your doctor if you have broken a bone in a small fall')
    expect(notice).toContain('or if you have fallen more than once in a year.')
    expect(notice).not.toContain('clear this program')
  })

  // ACSM's preparticipation screening (2015): people who already train and have no signs go on.
  it('holds back nobody who has trained with it for years', () => {
    const says = 'I use a wheelchair, T10 paraplegia'
    expect(noticeFor(says)).toContain('clear this program with your doctor or physical therapist.')
    expect(noticeFor(says, 'Advanced')).toContain(
      'You train with it already. Ask your doctor or physical therapist',
    )
    const trained = profileOf({ ...USUAL, experienceLevel: 'Advanced', exercisesToAvoid: says }, TODAY)
    expect([trained.redFlags, workingLevel(trained)]).toEqual([[], 'advanced'])
    const heart = profileOf(
      { ...USUAL, experienceLevel: 'Advanced', exercisesToAvoid: 'heart failure' },
      TODAY,
    )
    expect(workingLevel(heart)).toBe('novice')
  })

  it('is absent if nobody has a say', () => {
    expect(clearanceNotice(profileOf({ ...USUAL, exercisesToAvoid: 'asthma' }, TODAY))).toBeNull()
  })
})

it('names one professional who knows all of it', () => {
  expect(askedAbout(['osteoporosis', 'falls'])).toBe('your doctor')
  expect(askedAbout(['pregnancy', 'heart-disease'])).toBe(
    'your midwife or doctor, and also your cardiologist',
  )
  for (const one of toClear(ALL))
    for (const other of toClear(ALL))
      expect(askedAbout([one, other])).not.toMatch(
        /\ba doctor| or [^,]* and |your (doctor[^,]*), and also your \1$/,
      )
})

it('knows at least forty conditions, each with a unique name and signs to stop at', () => {
  const all = ALL
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map((each) => CONDITION_CARE[each].plain)).size).toBe(all.length)
  expect(all.filter((each) => CONDITION_CARE[each].stopSigns.length < 2)).toEqual([])
})

describe('the signs to stop at', () => {
  const of = (exercisesToAvoid: string) => stopSignsOf(profileOf({ ...USUAL, exercisesToAvoid }, TODAY))

  it('are listed also for a condition that nobody has to clear, and for nobody without one', () => {
    expect(of('herniated disc, and arthritis in my knee')).toEqual(
      expect.arrayContaining(['numbness between the legs', 'a joint that locks or gives way']),
    )
    expect(of('my left knee hurts')).toEqual([])
  })

  it('are told once, those that a professional has a say in first', () => {
    const signs = of('disc and sciatica, and a hernia')
    expect(signs[0]).toMatch(/^a bulge/)
    expect(new Set(signs).size).toBe(signs.length)
    expect(signs.filter((each) => /bladder/.test(each))).toHaveLength(1)
  })

  it('of an operation long ago are no longer those of a wound', () => {
    expect(of('knee surgery 3 weeks ago').join()).toContain('a wound that opens')
    const later = of('knee surgery 20 weeks ago').join()
    expect(later).not.toContain('wound')
    expect(later).toContain('swollen, sore calf')
  })

  it('are in plain American English', () => {
    const all = ALL.flatMap((each) => [
      ...CONDITION_CARE[each].stopSigns,
      ...(CONDITION_CARE[each].torn?.stopSigns ?? []),
    ])
    expect(
      all.filter((each) =>
        /\b(colour|no wind|a fit|being sick|reliever|knock|unwell|urine or stool|;)/.test(each),
      ),
    ).toEqual([])
  })
})
