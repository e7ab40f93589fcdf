import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile-of.ts'
import {
  asksForBalance,
  careDecisions,
  careOf,
  setGrowthOf,
  isCareful,
  isRuledOut,
  reserveIn,
  reserveOf,
} from './care.ts'
import { entryByName } from '../../../exercises/catalogue.ts'
import { CONDITION_CARE } from './condition-care.ts'
import { TODAY } from '../../../../dev/testkit/today.ts'
import { LIFTER, whoSays } from '../../../../dev/testkit/examples/lifter-who-says.ts'

const isOut = (name: string, text: string) => {
  const entry = entryByName(name)
  if (!entry) throw new Error(`no ${name} in the catalogue`)
  return isRuledOut(entry, whoSays(text))
}

describe('the care for a condition', () => {
  it('depends on the week, and on the eight that follow', () => {
    // ACOG, Committee Opinion 804: no lying on the back for long after the first trimester.
    expect(isOut('Barbell Bench Press', 'I am 3 weeks pregnant')).toBe(false)
    expect(isOut('Barbell Bench Press', 'I am 10 weeks pregnant')).toBe(true)
    expect(isOut('Barbell Bench Press', 'I am 30 weeks pregnant')).toBe(true)
    expect(isOut('Barbell Bench Press', 'I am pregnant')).toBe(true)
    expect(isOut('Pull-Up', 'I am 30 weeks pregnant')).toBe(true)
    // From the second trimester on, a growing belly leaves no room for a bar.
    expect(isOut('Pull-Up', 'I am 14 weeks pregnant')).toBe(true)
    expect(isOut('Pull-Up', 'I am 3 weeks pregnant')).toBe(false)
    expect(isOut('Back Extension', 'I am 20 weeks pregnant')).toBe(true)
  })

  it('is the strictest that any week of the program requires', () => {
    expect(careOf('pregnancy', 10).growth).toBe('none')
    expect(careOf('pregnancy', 2).growth).toBe('slow')
    expect(careOf('pregnancy', 24).positions).toContain('hanging')
    expect(careOf('postpartum', 300)).toMatchObject({ growth: 'normal', reserve: 1, positions: [] })
  })

  it('of several conditions is the strictest', () => {
    const both = whoSays('asthma, and high blood pressure')
    expect(reserveOf(both)).toBe(CONDITION_CARE['high-blood-pressure'].reserve)
    expect(setGrowthOf(both)).toBe('slow')
    expect(setGrowthOf(whoSays('asthma, inguinal hernia'))).toBe('none')
    expect(reserveOf(whoSays(''))).toBe(0)
    expect(setGrowthOf(whoSays(''))).toBe('normal')
  })

  it('is explained in plain words', () => {
    expect(careDecisions(whoSays('glaucoma'))).toEqual([
      'For your health, every set keeps at least 2 good reps in reserve.',
      'Breathe out while you push or pull, and never hold your breath. Holding it makes the pressure inside you spike.',
      'What we did for your health follows these sources: for glaucoma, Jasien and others / PLOS ONE: Intraocular Pressure Rise in Subjects with and without Glaucoma during Four Common Yoga Positions (2015).',
    ])
    expect(careDecisions(whoSays('I love squats'))).toEqual([])
    // A trunk that has healed may brace under a heavy bar.
    const told = (words: string) => careDecisions(whoSays(words)).join(' ')
    expect(told('knee surgery 3 weeks ago')).toContain('Breathe out')
    expect(told('knee surgery 20 weeks ago')).not.toContain('Breathe out')
  })

  // The last trimester begins with week 28. An 8-week program that begins in week 22 reaches it in its
  // seventh week.
  it.each([
    [
      '22 weeks pregnant',
      'Week 7 is week 28 of your pregnancy: from there on the plan asks for no more. Take less weight when the same feels harder. On hard days, do a set fewer of each exercise.',
    ],
    [
      '30 weeks pregnant',
      'Add reps only where a set still feels as easy as in week 1. Take less weight when the same feels harder. On hard days, do a set fewer of each exercise.',
    ],
    [
      'I am pregnant',
      'From week 28 of your pregnancy on, do no more reps than in the week before it. Take less weight when the same feels harder. On hard days, do a set fewer of each exercise.',
    ],
  ])('says when a pregnancy asks for less: %s', (said, told) => {
    expect(careDecisions(whoSays(said))).toContain(told)
  })

  it('does not mention a last trimester that the eight weeks do not reach', () => {
    expect(careDecisions(whoSays('20 weeks pregnant')).join(' ')).not.toContain('fewer')
    expect(careDecisions(whoSays('21 weeks pregnant')).join(' ')).toContain('Week 8 is week 28')
  })

  // Royal Osteoporosis Society, Strong, Steady and Straight (2022): steadiness comes before lunges that may
  // end in a fall.
  it('gives people who may fall something to hold', () => {
    const said = 'I have osteoporosis, afraid of falling'
    expect(isOut('Dumbbell Split Squat', said)).toBe(true)
    expect(isOut('Bodyweight Single-Leg Romanian Deadlift', said)).toBe(true)
    expect(isOut('Hand-Supported Split Squat', said)).toBe(false)
    expect(isOut('Leg Press', said)).toBe(false)
    expect(isOut('Dumbbell Split Squat', 'I have asthma')).toBe(false)
  })

  it('lays no bar and no pad on a hernia, a scar or a belly', () => {
    for (const said of ['inguinal hernia repaired last week', 'C-section 7 weeks ago', '10 weeks pregnant'])
      for (const name of ['Barbell Hip Thrust', 'Machine Hip Thrust', 'Dumbbell Glute Bridge'])
        expect([said, name, isOut(name, said)]).toEqual([said, name, true])
    expect(isOut('Barbell Hip Thrust', 'shoulder surgery 8 weeks ago')).toBe(false)
    expect(isOut('Glute Bridge', '2 weeks pregnant')).toBe(false)
  })

  it('bends no sore disc under a load', () => {
    const sore = 'A month ago an MRI found a herniated disc at L5, it still hurts down the right leg'
    for (const name of ['Cable Pull-Through', 'Leg Press', 'Seated Barbell Overhead Press'])
      expect([name, isOut(name, sore)]).toEqual([name, true])
    for (const name of ['Partial-Range Leg Press', 'Machine Shoulder Press', 'Leg Press Calf Raise'])
      expect([name, isOut(name, sore)]).toEqual([name, false])
    const healed = 'Herniated disc 6 years ago, no symptoms since'
    expect(isOut('Leg Press', healed)).toBe(false)
  })

  it('says that work for the arms can be done sitting, to whoever may not stand', () => {
    const sit = 'Do curls, shoulder raises and cable exercises sitting on a bench.'
    expect(careDecisions(whoSays('nothing standing please'))).toContain(sit)
    expect(careDecisions(whoSays('I use a wheelchair'))).not.toContain(sit)
    expect(careDecisions(whoSays('no jumping'))).not.toContain(sit)
  })

  // Giangregorio and others, "Too Fit to Fracture" (2014): a spine at risk does not bend under a load.
  it('spares people with thin bones weights from the floor for lying lifts', () => {
    const said = 'I have osteoporosis'
    for (const name of ['Chest-Supported Dumbbell Row', 'Dumbbell Hip Thrust', 'Dumbbell Floor Press'])
      expect([name, isOut(name, said)]).toEqual([name, true])
    for (const name of ['Machine Row', 'Machine Hip Thrust', 'Dumbbell Bench Press', 'Superman Hold'])
      expect([name, isOut(name, said)]).toEqual([name, false])
    expect(isOut('Chest-Supported Dumbbell Row', 'I have asthma')).toBe(false)
  })

  it('spares people with thin bones what begins below the knee', () => {
    const said = 'I have osteoporosis'
    for (const name of ['High-Handle Trap-Bar Deadlift', 'Barbell Deadlift', 'Kettlebell Deadlift'])
      expect([name, isOut(name, said)]).toEqual([name, true])
    for (const name of ['Dumbbell Romanian Deadlift', 'Rack Pull', 'Cable Pull-Through'])
      expect([name, isOut(name, said)]).toEqual([name, false])
  })

  it('puts no pad against a growing belly', () => {
    expect(isOut('Machine Glute Kickback', 'I am 20 weeks pregnant')).toBe(true)
    expect(isOut('Cable Glute Kickback', 'I am 20 weeks pregnant')).toBe(false)
  })

  it('treats standing balance as no strain', () => {
    expect(isOut('Plank', 'I had a stroke')).toBe(true)
    expect(isOut('Supported Single-Leg Stand', 'I had a stroke')).toBe(false)
  })

  it('calls for careful progression with a large reserve, or before clearance', () => {
    expect(isCareful(whoSays('herniated disc L5/S1'))).toBe(true)
    expect(isCareful(whoSays('diabetes on insulin'))).toBe(true)
    expect(isCareful(whoSays('glaucoma'))).toBe(false)
  })
})

describe('a body that is heavy to move', () => {
  const HEAVY = 'I have 150 pounds to lose'
  const heavy = (name: string, experienceLevel: 'Novice' | 'Advanced') =>
    isRuledOut(entryByName(name)!, profileOf({ ...LIFTER, experienceLevel, exercisesToAvoid: HEAVY }, TODAY))

  it('starts without a bar on the back, on the hips or off the floor', () => {
    const bars = ['Barbell Back Squat', 'Barbell Hip Thrust', 'Barbell Deadlift']
    expect(bars.filter((name) => !heavy(name, 'Novice'))).toEqual([])
    expect(bars.filter((name) => heavy(name, 'Advanced'))).toEqual([])
  })

  it('squats to a seat or holds on, until the first months are over', () => {
    const free = ['Dumbbell Goblet Squat', 'Machine Hack Squat', 'Dumbbell Walking Lunge', 'Back Extension']
    expect(free.filter((name) => !heavy(name, 'Novice'))).toEqual([])
    const held = ['Dumbbell Chair Squat', 'Supported Chair Squat', 'Suspension Squat']
    expect(held.filter((name) => heavy(name, 'Novice'))).toEqual([])
  })

  it('keeps what a seat or a stack carries', () => {
    const carried = ['Leg Press', 'Lat Pulldown', 'Dumbbell Box Squat', 'Machine Hip Thrust']
    expect(carried.filter((name) => heavy(name, 'Novice'))).toEqual([])
  })
})

describe('the reserve of an injury', () => {
  const SLIPS = 'I have shoulder instability'
  const kept = (name: string, text: string) => reserveIn(entryByName(name)!, whoSays(text))

  it('of a shoulder leaves legs free that no hand has to load', () => {
    for (const name of ['Leg Press', 'Safety-Bar Squat', 'Machine Hip Thrust', 'Seated Leg Curl'])
      expect([name, kept(name, SLIPS)]).toEqual([name, 0])
    for (const name of [
      'Seated Cable Row',
      'Cable Curl',
      'Barbell Romanian Deadlift',
      'Dumbbell Walking Lunge',
    ])
      expect([name, kept(name, SLIPS)]).toEqual([name, 3])
  })

  it('of a leg leaves the arms free', () => {
    expect(kept('Barbell Bench Press', 'a torn meniscus in my left knee')).toBe(0)
    expect(kept('Leg Press', 'a torn meniscus in my left knee')).toBe(3)
  })

  it('of a worn joint is for the part that it is in, and for all of the body if that is unknown', () => {
    expect(kept('Machine Chest Press', 'osteoarthritis in both knees')).toBe(0)
    expect(kept('Leg Press', 'osteoarthritis in both knees')).toBe(2)
    expect(kept('Machine Chest Press', 'osteoarthritis')).toBe(2)
  })

  it('stays for all of the body beside a condition of all of it', () => {
    expect(kept('Leg Press', `${SLIPS}, and I have high blood pressure`)).toBe(2)
    expect(kept('Seated Cable Row', `${SLIPS}, and I have high blood pressure`)).toBe(3)
    expect(kept('Leg Press', 'herniated disc L5/S1')).toBe(3)
  })

  it('is told with the part that it is for', () => {
    expect(careDecisions(whoSays(SLIPS))[0]).toBe(
      'Because of an unstable shoulder, every set that loads your arms keeps at least 3 good reps in reserve. Your legs are not held back by it.',
    )
    expect(careDecisions(whoSays('a torn meniscus'))[0]).toContain('loads your legs')
    // The other arm is told its own number.
    const ofRight = { ...whoSays(SLIPS), freeSide: { side: 'left', part: 'arms' } } as const
    expect(careDecisions(ofRight)[0]).toContain('every set for your right arm keeps at least 3')
  })
})

// WHO (2020): from 65 on, and for whoever may fall.
it.each([
  ['I am 15', false],
  ['TFCC ligament tear in my right wrist', false],
  ['broke my elbow six weeks ago', false],
  ['type 2 diabetes', false],
  ['torn ACL in my left knee', true],
  ['torn ligament in the ankle', true],
  ['osteoporosis', true],
  ['I had a stroke', true],
  ['afraid of falling', true],
  ['I am 70', true],
])('asks for balance where age or a condition calls for it: %s, %s', (text, asks) => {
  expect(asksForBalance(whoSays(text))).toBe(asks)
})
