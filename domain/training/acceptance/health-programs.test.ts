import { describe, expect, it } from '@jest/globals'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { namesOf } from '../../reading/statement.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { isOfKind } from '../profile/health/care.ts'
import { CATALOGUE, entryByName } from '../../exercises/catalogue.ts'
import { CONDITION_CARE } from '../profile/health/condition-care.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { expand } from '../printing/expand.ts'
import { HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { review } from '../review/review.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { isKneeDominant, isLegs, isPull, isPush, isTrunk } from '../../exercises/vocabulary.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const ORDINARY = { ...USUAL, trainingDays: 3, sessionLength: 45, programmingSplit: 'No Preference' } as const
const GENERAL = { ...ORDINARY, primaryGoal: 'General Fitness' } as const

function entryOf(name: string): CatalogueEntry {
  const entry = entryByName(name)
  if (!entry) throw new Error(`no ${name} in the catalogue`)
  return entry
}

function written(who: Partial<TrainingAnswers>) {
  const program = expand(...inputsOf(who))
  const days = (program.weeks[0]?.workouts ?? []).map(({ exercises }) =>
    exercises.map((row) => ({ ...row, entry: entryOf(row.name) })),
  )
  const daysWith = (is: (entry: CatalogueEntry) => boolean) =>
    days.filter((rows) => rows.some(({ entry }) => is(entry))).length
  const setsOf = (is: (entry: CatalogueEntry) => boolean) =>
    days.flat().reduce((sum, { entry, sets }) => sum + (is(entry) ? sets : 0), 0)
  return { program, days, daysWith, setsOf, words: Object.values(program.guidelines).flat() }
}
function inputsOf(who: Partial<TrainingAnswers>): Parameters<typeof expand> {
  const profile = profileOf({ ...GENERAL, ...who }, TODAY)
  return [blockFor(profile), profile]
}

describe('a person who may fall', () => {
  it.each(['I have osteoporosis, 68, afraid of falling', 'afraid of falling', "I have Parkinson's"])(
    'starts each day with the legs, and never goes down to the floor: %s',
    (exercisesToAvoid) => {
      const { days } = written({
        exercisesToAvoid,
        experienceLevel: 'Beginner',
        programmingSplit: 'Full Body',
      })
      expect(days.map(([first]) => first && isLegs(first.entry.pattern))).toEqual(days.map(() => true))
      expect(days.flat().filter(({ entry }) => entry.positions.includes('floor'))).toEqual([])
    },
  )
})

// Mottola and others, 2019 Canadian guideline for physical activity throughout pregnancy; ACOG, Committee
// Opinion 804.
describe('a person who is 20 weeks pregnant and cleared', () => {
  const { days, daysWith, program, words } = written({
    exercisesToAvoid: '20 weeks pregnant, cleared by my midwife to keep lifting',
  })

  it('does not lie, hang or jump, and trains the trunk and the pelvic floor', () => {
    const positions = days.flat().flatMap(({ entry }) => entry.positions)
    for (const each of ['supine', 'prone', 'hanging', 'jump'] as const) expect(positions).not.toContain(each)
    expect(daysWith(({ pattern }) => isTrunk(pattern))).toBeGreaterThan(0)
    expect(words.join(' ')).toContain('Train your pelvic floor every day')
    expect(words.join(' ')).toContain('be active for 150 minutes a week, over 3 days or more')
  })

  it('is not told to ask first, keeps three or four reps in reserve, and asks again after week 8', () => {
    expect(program.overview.clearance).toContain('You wrote that you may train')
    expect((program.overview.decisions ?? []).join(' ')).not.toContain('These weeks add reps')
    expect(new Set(days.flat().map(({ intensity }) => intensity))).toEqual(new Set(['RIR 4']))
    expect(program.afterWeek8?.steps[0]).toContain('tell your midwife or doctor how')
  })

  // ACOG, Committee Opinion 804 (2020), table of warning signs. Reduced movement of the baby is in its
  // edition of 2002.
  it.each([
    'bleeding',
    'fluid leaking',
    'belly pain',
    'regular, painful contractions',
    'baby moving less',
    'headache that is new or bad',
    'trouble seeing',
    'chest pain',
    'short of breath before you start',
    'dizzy or faint',
    'one calf',
    'weakness that upsets your balance',
  ])('is told to stop at %s', (sign) => {
    expect(program.overview.stopSigns?.join()).toContain(sign)
  })

  it('keeps the weights: reps rise at one effort, and never start over', () => {
    expect(JSON.stringify(program)).not.toMatch(/start over|take more weight/)
    const kept = days.flat().filter(({ rule }) => rule?.includes('keep the weight'))
    expect(kept.length).toBeGreaterThan(5)
    const effortsOf = (name: string, weeks: readonly number[]) =>
      program.weeks
        .filter(({ weekNumber }) => weeks.includes(weekNumber))
        .flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
        .flatMap((row) => (row.name === name ? row.intensity : []))
    for (const { name } of kept) expect(new Set(effortsOf(name, [1, 2, 3, 4])).size).toBe(1)
  })

  it('is told when to swap, how to be safe under a bar, and to do less after week 8', () => {
    expect(words.join(' ')).toMatch(
      /your belly dome\? End the set, take a third off the weight and shorten the range/,
    )
    expect(words.join(' ')).toContain('set the bench at 45 degrees or more')
    expect(words.join(' ')).toContain('Where your belly is in the way, shorten the range')
    expect(words.join(' ')).toContain('The first 5 minutes are your warm-up')
    expect(words.join(' ')).not.toContain('collars')
    expect(program.afterWeek8?.steps.join(' ')).not.toContain('start again at week 1')
    expect(program.afterWeek8?.steps.join(' ')).toContain('one set fewer')
  })
})

// POGP, Pregnancy-related pelvic girdle pain (2015): no weight on one leg.
// The last trimester begins with week 28: the seventh week of a program that begins in week 22.
describe('a person who reaches the last trimester in the eight weeks', () => {
  const [draft, profile] = inputsOf({ exercisesToAvoid: '22 weeks pregnant, cleared by my midwife' })
  const program = expand(draft, profile)
  const asksOf = ({ workouts }: (typeof program.weeks)[number]) =>
    workouts.map(({ exercises }) =>
      exercises.map(({ name, sets, reps, intensity }) => [name, sets, reps, intensity]),
    )

  it('gets no harder weeks from there on', () => {
    const [sixth, seventh, eighth] = program.weeks.slice(5).map(asksOf)
    expect(seventh).toEqual(sixth)
    expect(eighth).toEqual(sixth)
    expect(asksOf(program.weeks[2]!)).not.toEqual(asksOf(program.weeks[0]!))
  })

  it('passes the review, which rejects weeks without progress earlier', () => {
    expect(review(program, profile).filter(({ hard }) => hard)).toEqual([])
    const [first, ...weeks] = program.weeks
    const stands = {
      ...program,
      weeks: [first!, { ...first!, weekNumber: 2 }, { ...first!, weekNumber: 3 }, ...weeks.slice(2)],
    }
    expect(review(stands, profile).map(({ rule }) => rule)).toContain('R30')
  })
})

describe('a person who is 20 weeks pregnant and says no more', () => {
  const { program, setsOf, words } = written({
    exercisesToAvoid: '20 weeks pregnant',
    programmingStyle: 'RPE',
  })

  it('also trains the trunk', () => {
    expect(setsOf(({ pattern }) => isTrunk(pattern))).toBeGreaterThanOrEqual(2)
  })

  it('is told to leave out single-leg exercises and swaps if the pelvis hurts', () => {
    expect(words.join(' ')).toMatch(/pubic bone.*Leave out work on one leg/)
  })

  it('keeps the weights, and so never goes back to fewer reps', () => {
    const lows = new Map<string, number[]>()
    for (const { workouts } of program.weeks)
      for (const { day, exercises } of workouts)
        for (const { name, reps } of exercises)
          lows.set(`${day} ${name}`, [...(lows.get(`${day} ${name}`) ?? []), parseInt(reps)])
    expect(lows.size).toBeGreaterThan(10)
    for (const reps of lows.values()) expect(reps).toEqual([...reps].sort((one, other) => one - other))
  })
})

// SCI Action Canada and the Consortium for Spinal Cord Medicine (2005): protect skin without feeling from
// pressure and shear.
it('tells a wheelchair user never to sit on a band', () => {
  const { words } = written({
    exercisesToAvoid: 'I use a wheelchair',
    equipment: 'Home Gym: dumbbells and bands',
  } as never)
  expect(words.join(' ')).toContain('Never sit on a band')
})

// Too Fit to Fracture (2014) and Strong, Steady and Straight (2022).
describe('a person with osteoporosis who is afraid of falling', () => {
  const { days, daysWith, words } = written({
    experienceLevel: 'Beginner',
    exercisesToAvoid: 'I have osteoporosis, 68, afraid of falling',
    facts: { ageBand: '65-plus', sex: 'female' },
  })

  it('trains balance every day and the back twice, and holds on for every one-leg exercise', () => {
    expect(daysWith((entry) => isOfKind('balance', entry))).toBe(3)
    expect(
      daysWith((entry) => isOfKind('back-extensors', entry) || isOfKind('shoulder-blades', entry)),
    ).toBeGreaterThanOrEqual(2)
    const loose = days
      .flat()
      .filter(
        ({ entry: { traits, pattern } }) =>
          traits.includes('bent-over') || (pattern === 'lunge' && !traits.includes('supported')),
      )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  // Too Fit to Fracture (2014): a smaller base, then steps, then one leg.
  it('is told the next balance exercise by name, and swaps it only for balance work', () => {
    const stands = days.flat().filter(({ entry }) => entry.movement === 'keep-balance')
    expect(stands.length).toBeGreaterThan(0)
    for (const { entry, rule, substitutes } of stands) {
      if (entry.name !== 'Head-Turn Single-Leg Stand')
        expect(rule).toMatch(/Too easy, or .*: move on to (Supported|Head)/)
      expect(substitutes?.map((name) => isOfKind('balance', entryByName(name)!))).not.toContain(false)
    }
  })

  // Strong, Steady and Straight (2022): nothing is lifted from the floor with a bent back;
  // steps load the hip.
  it('picks up hinge weights at knee height, presses on machines, and does step-ups', () => {
    const hinges = days
      .flat()
      .filter(({ entry: { pattern, needs } }) => pattern === 'hinge' && /dumbb|kettle/.test(needs.join()))
    for (const { notes } of hinges) expect(notes).toContain('Take the weight from something knee-high')
    const presses = days.flat().filter(({ entry }) => isPush(entry.pattern))
    for (const { name } of presses) expect(name).toMatch(/Machine/)
    expect(daysWith(({ id }) => /^supported-.*(step-up|split-squat)$/.test(id))).toBeGreaterThan(0)
    expect(days.flat().filter(({ rule }) => /add it twice/.test(rule ?? ''))).toEqual([])
  })

  // Too Fit to Fracture (2014): the trunk is held up and does not bend. Progressions are no exception.
  it('gets no progression that bends the trunk', () => {
    const later = days.flat().map(({ rule }) => rule ?? '')
    for (const { name } of CATALOGUE.filter(({ pattern }) => pattern === 'trunk-flexion'))
      expect(later.filter((rule) => rule.includes(name))).toEqual([])
    expect(entryByName('Hollow Body Hold')?.pattern).toBe('trunk-flexion')
  })

  it('adds weight in a gym', () => {
    expect(days.flat().some(({ rule }) => /add the step|add \d|next size up/.test(rule ?? ''))).toBe(true)
    expect(words.join(' ')).toContain('bend at your hips and knees and not in your back')
    expect(words.join(' ')).toContain('Never bend or twist your back under a load')
    expect(words.join(' ')).toContain('Draw your chin in')
    expect(words.join(' ')).toContain('come down on your heels, 20 times')
    expect(words.join(' ')).toContain('walk heel to toe')
  })
})

// LIFTMOR (Watson 2018) and Strong, Steady and Straight (2022): bone responds to load. Too Fit to Fracture
// (2014): no exercise bends the spine.
describe('a person with thin bones and dumbbells, a chair, a step and a mini band at home', () => {
  const { days, words } = written({
    experienceLevel: 'Beginner',
    equipment: 'Home Gym: pairs of dumbbells 1-10 kg, a chair, a mini band, a step',
    exercisesToAvoid: 'osteoporosis in my spine and hip, 68',
    facts: { ageBand: '65-plus', sex: 'female' },
  })
  const rows = days.flat()

  it('gets no exercise with a long band', () => {
    expect(rows.filter(({ entry }) => entry.needs.includes('bands'))).toEqual([])
    expect(words.join(' ')).not.toContain('chest height for')
  })

  it('squats, lunges and steps with a weight, and holds on with the other hand', () => {
    const legs = rows.filter(({ entry }) => isKneeDominant(entry.pattern))
    expect(legs.length).toBeGreaterThan(1)
    expect(legs.filter(({ entry }) => !entry.needs.includes('dumbbells'))).toEqual([])
  })

  it('picks up no weight from the floor, and bends over none', () => {
    const named = rows.flatMap(({ name, substitutes }) => [name, ...(substitutes ?? [])])
    expect(named.filter((name) => /Stiff-Leg|Bent-Over Row|^Dumbbell Deadlift/.test(name))).toEqual([])
  })

  it('is told how to go on beyond the heaviest dumbbells', () => {
    expect(words.join(' ')).toContain('your heaviest dumbbells get easy')
  })
})

// Martin Ginis and others (2018); STOMPS (2011).
describe('a person who uses a wheelchair', () => {
  it.each([
    ['Home Gym: dumbbells 2-15kg, resistance bands', 'Beginner'],
    ['Commercial Gym', 'Advanced'],
  ] as const)(
    'trains the back of the shoulder every day, and pulls at least as much as they press: %s',
    (equipment, experienceLevel) => {
      const { daysWith, setsOf, words } = written({
        equipment,
        experienceLevel,
        exercisesToAvoid: 'I use a wheelchair, T10 paraplegia',
      })
      expect(daysWith(({ pattern }) => pattern === 'horizontal-pull')).toBe(3)
      expect(daysWith(({ pattern }) => pattern === 'rear-delt')).toBeGreaterThanOrEqual(2)
      expect(daysWith(({ pattern }) => pattern === 'outward-rotation')).toBeGreaterThanOrEqual(2)
      expect(daysWith(({ pattern }) => pattern === 'chest-fly' || pattern === 'front-raise')).toBe(0)
      expect(setsOf(({ pattern }) => isPull(pattern))).toBeGreaterThanOrEqual(
        setsOf(({ pattern }) => isPush(pattern)),
      )
      expect(daysWith(({ pattern }) => isTrunk(pattern))).toBeGreaterThan(0)
      expect(words.join(' ')).toContain('20 minutes on 2 days a week')
      expect(words.join(' ')).toContain('lean forward or to one side for about 2 minutes')
    },
  )

  it('presses inside safety bars or with a spotter, strapped, and rotates the shoulder out in small steps', () => {
    const { words, days, program } = written({
      equipment: 'Commercial Gym',
      experienceLevel: 'Intermediate',
      primaryGoal: 'Strength',
      exercisesToAvoid: 'I use a wheelchair, T10 paraplegic for 8 years, shoulders are ok',
      facts: { bestSets: [{ lift: 'bench-press', weight: 90, unit: 'kg', reps: 5 }] },
    })
    expect(program.underABar).toContain('only inside safety bars')
    expect(program.underABar).not.toContain('slide off')
    expect(words.join(' ')).toContain('strap your thighs')
    expect(JSON.stringify(program.weeks)).not.toMatch(/feet (flat|down)/i)
    const turns = days.flat().filter(({ entry }) => entry.pattern === 'outward-rotation')
    expect(turns.length).toBeGreaterThan(0)
    for (const { rule } of turns) expect(rule).not.toMatch(/add \d/)
  })

  // STOMPS (2011) stretches the front of the shoulder. Autonomic dysreflexia concerns injuries at T6 and
  // above (Consortium for Spinal Cord Medicine, 2001).
  it('reads nothing about standing, and reads how to go on once cleared, and about the shoulder first', () => {
    const { program, words } = written({
      equipment: 'Home Gym: dumbbells 2-15kg, resistance bands',
      experienceLevel: 'Beginner',
      programmingStyle: 'RIR',
      exercisesToAvoid: 'I use a wheelchair, T10 paraplegia',
    })
    const all = words.join(' ')
    expect(all).not.toMatch(/you stand|If you own the next weight/)
    expect(all).toContain(
      'Ask your doctor or physical therapist when you may do more. From then on you may stop at RIR 2.',
    )
    const rules = program.weeks[0]!.workouts.flatMap(({ exercises }) => exercises.map(({ rule }) => rule))
    for (const rule of rules) expect(rule).toMatch(/Allowed to do more\? At the top of the range: /)
    expect(all).toContain('stretch your chest')
    expect(program.overview.stopSigns?.join()).toMatch(/^shoulder pain .*skin.*tipping.*T6 or above/)
  })
})

describe('the guidelines', () => {
  const aerobic = (who: Partial<TrainingAnswers>) =>
    written(who).words.filter((line) => /^(Beyond lifting|Once you may train), (?!stop)/.test(line))

  it('ask once for aerobic work, as much as suits the condition', () => {
    expect(aerobic({ exercisesToAvoid: '' })).toEqual([expect.stringContaining('150 to 300 minutes')])
    expect(aerobic({ exercisesToAvoid: 'COPD' })).toEqual([expect.stringContaining('20 to 60 minutes')])
    expect(aerobic({ exercisesToAvoid: 'MS and diabetes on insulin' })).toHaveLength(1)
    expect(aerobic({ primaryGoal: 'Strength', exercisesToAvoid: '' })).toEqual([])
    expect(aerobic({ exercisesToAvoid: '', facts: { ageBand: '65-plus' } })).toEqual([
      expect.stringContaining('balance on 3 days'),
    ])
  })

  // NICE NG206 and Cook and others (2016): more exercise does harm.
  it.each(['chronic fatigue syndrome', 'recovering from anorexia', 'chest pain'])(
    'ask for nothing beyond the program: %s',
    (exercisesToAvoid) => {
      expect(aerobic({ exercisesToAvoid })).toEqual([])
    },
  )

  // KDIGO (2024) advises against protein above 1.3 g per kg where kidneys fail.
  it('name no protein amount that would harm a kidney, and no amounts for an eating disorder', () => {
    const kidney = written({ exercisesToAvoid: 'chronic kidney disease' }).program.guidelines.nutrition
    expect(kidney.join(' ')).not.toMatch(/1\.6|urine/)
    expect(kidney.join(' ')).toContain('Ask your kidney team how much protein')
    expect(kidney.join(' ')).not.toContain('your doctor')
    const eating = written({ exercisesToAvoid: 'recovering from anorexia' }).program.guidelines.nutrition
    expect(eating.join(' ')).not.toMatch(/\d/)
  })

  // NICE NG210 and the IOM's reference intakes: a midwife is asked, and the figure is the one for pregnancy.
  it('refer to a midwife in a pregnancy, and name no grams to people who still grow', () => {
    const pregnant = written({ exercisesToAvoid: '20 weeks pregnant' }).program.guidelines.nutrition
    expect(pregnant[0]).toMatch(/^Ask your midwife or doctor how much/)
    expect(pregnant[1]).toContain('1.1 g of protein')
    const known = written({
      exercisesToAvoid: '20 weeks pregnant',
      facts: { bodyWeight: { value: 70, unit: 'kg' } },
    })
    expect(JSON.stringify(known.program).match(/about \d+ g of protein/g)).toEqual(
      Array(2).fill('about 80 g of protein'),
    )
    const young = written({ facts: { ageBand: 'under-16' } }).program.guidelines.nutrition
    expect(young.join(' ')).not.toMatch(/midwife|\d g /)
  })

  it('say what to measure before training with insulin', () => {
    expect(written({ exercisesToAvoid: 'diabetes on insulin' }).words.join(' ')).toContain(
      'Below 90 mg/dL (5.0 mmol/L)',
    )
  })

  // NICE NG206 (2021): no fixed steps.
  it('name no step for people whose weeks must not get harder, and leave a larger reserve if needed', () => {
    const once = (exercisesToAvoid: string) =>
      written({ exercisesToAvoid, programmingStyle: 'RPE' }).words.filter((line) =>
        line.includes('when you may do more'),
      )
    expect(once('chronic fatigue syndrome')).toEqual([])
    expect(once('COPD')).toEqual([expect.stringContaining(`RPE ${10 - CONDITION_CARE.copd.reserve}`)])
  })

  it('know each condition that they cover, in complete lines', () => {
    for (const [condition, { lines = [], aerobic: more, eating, drinking }] of Object.entries(
      HEALTH_ADVICE,
    )) {
      expect(namesOf(CONDITION_CARE)).toContain(condition)
      for (const line of [...lines, more, eating, drinking].filter(
        (each) => each !== null && each !== undefined,
      ))
        expect(line).toMatch(/\.$/)
    }
  })
})

// Practice; ACSM, Guidelines for Exercise Testing and Prescription, on obesity: start low, and choose positions that are
// easy to take and to leave.
describe('a first-timer with a very high body weight', () => {
  const who = {
    experienceLevel: 'Novice',
    sessionLength: 60,
    exercisesToAvoid: 'I weigh 150 kg. I cannot get up from the floor without help.',
  } as const
  const { program, words } = written(who)
  const named = program.weeks.flatMap(({ workouts }) =>
    workouts.flatMap(({ exercises }) =>
      exercises.flatMap(({ name, substitutes = [] }) => [name, ...substitutes].map(entryOf)),
    ),
  )

  it('squats to a seat or holds on, and pulls nothing from the floor', () => {
    const free = named.filter(
      ({ pattern, positions, traits, needs }) =>
        (pattern === 'squat' || pattern === 'lunge') &&
        positions.includes('standing') &&
        !traits.includes('shallow') &&
        !traits.includes('supported') &&
        !needs.includes('suspension'),
    )
    expect(free.map(({ name }) => name)).toEqual([])
    expect(named.map(({ id }) => id)).not.toContain('machine-hack-squat')
    expect(named.map(({ id }) => id)).not.toContain('trap-bar-deadlift')
  })

  it('is given no swap to lie down for where the row is seated', () => {
    for (const { exercises } of program.weeks.flatMap(({ workouts }) => workouts))
      for (const { name, substitutes = [] } of exercises) {
        if (!entryOf(name).traits.includes('seated')) continue
        const lying = substitutes.filter((each) =>
          entryOf(each).positions.some((position) => position === 'supine' || position === 'prone'),
        )
        expect([name, lying]).toEqual([name, []])
      }
  })

  it('keeps three reps in reserve while it learns, and two from week 5 on', () => {
    const leastIn = (weeks: typeof program.weeks) =>
      Math.min(
        ...weeks.flatMap(({ workouts }) =>
          workouts.flatMap(({ exercises }) => exercises.map(({ intensity }) => Number(intensity.slice(4)))),
        ),
      )
    expect(leastIn(program.weeks.slice(0, 4))).toBe(3)
    expect(leastIn(program.weeks.slice(4))).toBe(2)
    expect(program.overview.decisions).toContain(
      'For your health, every set keeps at least 2 good reps in reserve, and 3 in the first four weeks.',
    )
    expect(review(program, inputsOf(who)[1]).filter(({ hard }) => hard)).toEqual([])
  })

  it('breathes out, and knows what to do where a machine does not fit', () => {
    expect(program.overview.decisions).toContainEqual(
      expect.stringMatching(/^Breathe out while you push or pull, and never hold your breath\./),
    )
    expect(words.join(' ')).toMatch(/If a seat, a pad or a belt does not fit you/)
  })

  it('is told first steps in order, before all else', () => {
    const steps = program.overview.firstSteps ?? []
    expect(steps.map((each) => each.split(' ').slice(0, 3).join(' '))).toEqual([
      'Tell your doctor',
      'Your first session',
      'Walk 5 to',
      'Change one meal',
      'Once a day,',
    ])
    expect(steps[1]).toContain(`start with ${program.weeks[0]?.workouts[0]?.exercises[0]?.name}`)
  })
})

it.each([
  ['I have no clue what to do there', 'Novice', 1],
  ['I have no clue what to do there, 16 years old', 'Novice', 0],
  ['I have no clue what to do there, I had a heart attack three weeks ago', 'Novice', 0],
  ['I have no clue what to do there', 'Advanced', 0],
  ['no lunges', 'Novice', 0],
] as const)('tells first steps to whoever does not know how to begin: %s, %s', (words, level, count) => {
  const { program } = written({ exercisesToAvoid: words, experienceLevel: level })
  expect(program.overview.firstSteps ?? []).toHaveLength(count)
})
