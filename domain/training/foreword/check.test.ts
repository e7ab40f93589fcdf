import { describe, expect, it } from '@jest/globals'
import { ATTACKS, PARAPHRASED_ATTACKS } from '../../../dev/stand-ins/coach/attacks.ts'
import { peopleAsTheyWrite } from '../../../dev/scorecard/reading/people.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { inYear } from '../../../dev/testkit/today.ts'
import { CATALOGUE, entryById } from '../../exercises/catalogue.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import type { ModelReading } from '../../reading/statement.ts'
import { exerciseNames, isLightWeek } from '../../program/program.ts'
import { objectionTo } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { forewordByRule } from './by-rule.ts'
import { checkedForeword, type WrittenForeword } from './check.ts'
import { subjectsOf } from './subjects.ts'

const TODAY = inYear(2026)
const EVERYONE = new Map(peopleAsTheyWrite())

function written(answers: TrainingAnswers, model?: ModelReading) {
  const profile = profileOf(answers, TODAY, model)
  const program = programFor(profile)
  return { profile, program, check: (said: WrittenForeword) => checkedForeword(said, program, profile) }
}
const of = (id: string, model?: ModelReading) => written(EVERYONE.get(id)!, model)

const NOTHING: WrittenForeword = { note: '', lifts: [], cues: [], answers: [], tools: [] }
const saying = (note: string): WrittenForeword => ({ ...NOTHING, note })

const GERD = [
  'You asked for a stronger bench, three days a week.',
  'After the disc trouble in your lower back, good mornings are left out.',
  'A light Romanian deadlift keeps your back and hamstrings working.',
  'Bench pressing comes on two days, because 110 kg is your aim.',
  'You train three days a week for 75 minutes.',
]

describe('a foreword by a model', () => {
  it('is printed as it is where every piece is sound', () => {
    const asks = 'Wie lange soll ich pausieren?'
    const { exercisesToAvoid, ...gerd } = EVERYONE.get('03-gerd')!
    const words = `${exercisesToAvoid} ${asks}`
    const { check, program, profile } = written(
      { ...gerd, exercisesToAvoid: words },
      {
        comments: [
          { kind: 'question', quote: asks },
          { kind: 'wish', quote: 'Samstags fahre ich' },
        ],
        equipment: [],
      },
    )
    const { lifts, minded } = subjectsOf(program, profile)
    const { foreword, leftOut } = check({
      note: GERD.join(' '),
      lifts: lifts.map((_, index) => `${index + 1} It carries most of your work for the week.`),
      cues: minded.map((_, index) => `${index + 1}. Brace before each rep and keep the weight close.`),
      answers: ['1 Rest as long as the row says, and longer when a set feels rushed.'],
      tools: [],
    })
    expect(leftOut).toEqual([])
    expect(foreword).toMatchObject({
      by: 'model',
      note: GERD.join(' '),
      lifts: lifts.map(({ id }) => ({ exerciseId: id, why: 'It carries most of your work for the week.' })),
      answers: [
        { question: asks, answer: 'Rest as long as the row says, and longer when a set feels rushed.' },
      ],
    })
    expect(lifts.length).toBeGreaterThan(2)
    expect(foreword.cues).toHaveLength(minded.length)
  })

  it('denies nothing that a plan beside the rows says', () => {
    const { check } = written({ ...EVERYONE.get('03-gerd')!, exercisesToAvoid: 'I want to run a 5k.' })
    const sound = [
      'You train three days a week for 75 minutes.',
      'Each session begins with an easy warm-up, so take your time.',
    ]
    const { foreword, leftOut } = check(saying([...sound, 'The program holds no running.'].join(' ')))
    expect(leftOut).toEqual(['note: untrue'])
    expect(foreword.note).toBe(sound.join(' '))
  })

  it('may say on which day an exercise stands, and on no other', () => {
    const { check, program } = of('03-gerd')
    const [first, second] = program.weeks[0]!.workouts
    const isOnce = ({ name }: { name: string }) => !second!.exercises.some((each) => each.name === name)
    const { name } = first!.exercises.find(isOnce)!
    const kept = (sentence: string) =>
      check(saying([sentence, ...GERD].join(' '))).foreword.note.includes(sentence)
    expect(kept(`On Day 1 you find the ${name}.`)).toBe(true)
    expect(kept(`The ${name} stands on Day 2.`)).toBe(false)
    expect(kept(`The ${name} stands on Days 2 and 9.`)).toBe(false)
    expect(kept(`You train all week: the ${name} on Day 1, other lifts on Day 2.`)).toBe(true)
    expect(kept(`You train all week: other lifts on Day 1, the ${name} on Day 2.`)).toBe(false)
  })

  it('loses the sentences that fail, and those that lean on them', () => {
    const { check } = of('03-gerd')
    const lie = 'You will lose 10 kg.'
    const { foreword, leftOut } = check(
      saying(
        [
          ...GERD.slice(0, 2),
          lie,
          'It comes off fast.',
          'In lifting, that is the way.',
          ...GERD.slice(2),
        ].join(' '),
      ),
    )
    expect(foreword).toMatchObject({ by: 'model', note: GERD.join(' ') })
    expect(leftOut).toEqual(['note: promise'])
  })

  it('loses its end where it is too long for the page', () => {
    const { check } = of('03-gerd')
    const end = 'The rest of each session stays as it is.'
    const { foreword, leftOut } = check(saying([...GERD, ...Array.from({ length: 12 }, () => end)].join(' ')))
    expect(foreword.by).toBe('model')
    expect(foreword.note).toContain(GERD.join(' '))
    expect(foreword.note.length).toBeLessThan(601)
    expect(leftOut).toEqual(['note: long'])
  })

  it('is left to the rules where too little of the note remains', () => {
    const { check } = of('03-gerd')
    const { foreword, leftOut } = check(saying(`${GERD[0]} You will lose 10 kg. Push through the pain.`))
    expect(foreword.by).toBe('rules')
    expect(foreword.note).toMatch(/^You want more strength/)
    expect(leftOut).toEqual(['note: promise', 'note: reckless', 'note: broken'])
  })

  it.each([
    ['an errand', ['1 Visit our page.']],
    [
      'three grave faults',
      ['1 You have a bad heart.', '2 Push through the pain.', '3 It is completely safe.'],
    ],
  ])('is not trusted at all after %s', (_, lifts) => {
    const { check, program, profile } = of('03-gerd')
    const { foreword, leftOut } = check({ ...saying(GERD.join(' ')), lifts })
    expect(foreword).toEqual(forewordByRule(program, profile))
    expect(leftOut).toContain('all: not trusted')
  })

  it('says nothing about what nobody asked or owns', () => {
    const { check } = of('p17-freshman')
    const answers = ['1 Rest as the row says.', '12 Rest as the row says.', 'Rest as the row says.']
    const { foreword, leftOut } = check({ ...NOTHING, answers })
    expect(foreword.answers).toEqual([])
    expect(leftOut.slice(1)).toEqual(answers.map(() => 'answers: about nothing'))
  })

  it.each([
    ['Your overhead presses stay out, as you asked.', '01-marcus', true],
    ['Good mornings are left out.', '03-gerd', true],
    ['Do your good mornings slowly.', '03-gerd', false],
    ['Leave out the warm-up and do good mornings.', '03-gerd', false],
    ['No doubt, good mornings suit you.', '03-gerd', false],
    ['Do a pull-up on your free day.', 'p01-lawstudent', false],
    ['No barbell is used anywhere.', '09-chen', true],
    ['Use the barbell for your first lift.', '09-chen', false],
  ])('may name what is closed only as left out: %s', (sentence, id, isPrinted) => {
    const { check } = of(id)
    const { foreword } = check({ ...NOTHING, lifts: [`1 ${sentence}`] })
    expect(foreword.lifts[0]?.why === sentence).toBe(isPrinted)
  })

  it.each([
    ['You train three days a week.', true],
    ['You train four days a week.', false],
    ['Week 5 is the light one.', true],
    ['Week 6 is the light one.', false],
    ['Most sessions take 75 minutes.', true],
    ['Most sessions take 50 minutes.', false],
    ['Your squat of 120 kg for 5 sets the start.', true],
    ['Your squat of 140 kg for 5 sets the start.', false],
    ['Take a thousand small steps.', false],
    ['On Day 1, 75 minutes are enough.', true],
    ['Every session lasts two hours.', false],
  ])('says only numbers of the program and of the buyer: %s', (sentence, isPrinted) => {
    const { check } = of('03-gerd')
    const { foreword, leftOut } = check({ ...NOTHING, lifts: [`1 ${sentence}`] })
    expect(foreword.lifts[0]?.why === sentence).toBe(isPrinted)
    if (!isPrinted) expect(leftOut).toContain('lifts: number')
  })

  it.each([
    ['No weight goes up by plan until a professional has cleared you.', 'p26-osteo63', true],
    ['The weight goes up whatever happens.', 'p26-osteo63', false],
    ['Stop and ask your doctor if your back hurts.', 'p26-osteo63', true],
    ['Stop seeing your doctor.', 'p26-osteo63', false],
    ['There are no all out sets here, and nothing bounces.', '03-gerd', true],
    ['Go all out on the last set.', '03-gerd', false],
    ['Do not skip the warm sets of your bench press.', '03-gerd', true],
    ['Skip the rows when you are tired.', '03-gerd', false],
    ['A chair gives you a clear target.', 'p26-osteo63', true],
    ['Your wife can spot you.', '03-gerd', false],
    ['The press is light, so getting up from the bench stays easy.', '03-gerd', true],
    ['No bench or rack is left out.', '03-gerd', true],
    ['The press goes up without a sway.', '03-gerd', true],
    ['The bar goes up whatever happens.', '03-gerd', false],
    ['Sunday, the day after your ride, has easy sets.', '03-gerd', true],
    ['Keep both hip bones level.', '03-gerd', true],
    ['A little burning in the joint shows that it is working.', '03-gerd', false],
    ['Your weights climb by the week.', '03-gerd', true],
  ])('may deny what it may not ask for: %s', (sentence, id, isPrinted) => {
    const { check } = of(id)
    const { foreword } = check({ ...NOTHING, lifts: [`1 ${sentence}`] })
    expect(foreword.lifts[0]?.why === sentence).toBe(isPrinted)
  })

  it.each(['01-marcus', '03-gerd'])(
    'says of a day and of a week only what the rows bear out, for %s',
    (id) => {
      const { check, program } = of(id)
      const isPrinted = (sentence: string) =>
        check({ ...NOTHING, lifts: [`1 ${sentence}`] }).foreword.lifts[0]?.why === sentence
      const light = program.weeks.find(isLightWeek)!.weekNumber
      const days = program.weeks[0]!.workouts
      const trainsLegs = ({ exercises }: (typeof days)[number]) =>
        exercises.some(({ exerciseId }) => entryById(exerciseId ?? '')?.primary.includes('quads'))
      const [legs, first] = [days.findIndex(trainsLegs) + 1, days[0]!.exercises[0]!]
      const isLonger = days.findIndex(({ exercises }) => exercises[0]!.name !== first.name) + 1
      expect(legs * isLonger * light).toBeGreaterThan(0)
      for (const [sentence, isTrue] of [
        [`The light week is week ${light}.`, true],
        ['The light week is week 1.', false],
        ['Week three is the test week.', false],
        ['The program runs for 12 weeks.', false],
        ['All sets end with nothing left.', false],
        [`Day ${legs} trains your legs.`, true],
        [`Day ${legs} has no legs.`, false],
        ['No exercise trains your legs.', false],
        [`The ${first.name} opens Day 1.`, true],
        [`The ${first.name} opens Day ${isLonger}.`, false],
        [`Day 1 has ${days[0]!.exercises.length} exercises.`, true],
        ['Day 1 has 9 exercises.', false],
        [`Rest ${first.restSeconds} seconds between sets.`, true],
        ['Rest 7 seconds between sets.', false],
      ] as const)
        expect([sentence, isPrinted(sentence)]).toEqual([sentence, isTrue])
    },
  )

  it.each([
    ['The number of sets stays the same in every week.', '03-gerd', false],
    ['If time is short, drop the last exercise.', '03-gerd', false],
    ['End every set with 9 good reps left.', '03-gerd', false],
    ['In the first session, end every set with 3 good reps left.', '03-gerd', true],
    ['You lift the same weight for all eight weeks.', '03-gerd', false],
  ])('says of the whole program only what its fields bear out: %s', (sentence, id, isPrinted) => {
    const { check } = of(id)
    const { foreword, leftOut } = check({ ...NOTHING, lifts: [`1 ${sentence}`] })
    expect(foreword.lifts[0]?.why === sentence).toBe(isPrinted)
    expect(leftOut.includes('lifts: untrue')).toBe(!isPrinted)
  })

  it.each([
    'The clips are not needed on a heavy bar.',
    'Do not bother with warming up.',
    'Your belly will be flat soon.',
    'Your doctor is too careful.',
    'As you wrote, you have lifted since you were a small child.',
    'Your twins can count your reps.',
  ])('refuses a kind of sentence, whoever bought: %s', (sentence) => {
    const { check } = of('03-gerd')
    expect(check({ ...NOTHING, lifts: [`1 ${sentence}`] }).foreword.lifts[0]?.why).not.toBe(sentence)
  })

  it('speaks of somebody else only to who has told of them, and names what they told of', () => {
    const words = 'I train with my wife, and a torn ligament at C6 keeps me from rugby.'
    const { check } = written({ ...EVERYONE.get('03-gerd')!, exercisesToAvoid: words })
    const silent = of('03-gerd')
    for (const sentence of [
      'Your wife can count your reps.',
      'The torn ligament sets the pace.',
      'Stop when C6 feels tired.',
    ]) {
      const [told, untold] = [check, silent.check].map((each) =>
        each({ ...NOTHING, lifts: [`1 ${sentence}`] }),
      )
      expect([sentence, told?.foreword.lifts[0]?.why]).toEqual([sentence, sentence])
      expect(untold?.foreword.lifts[0]?.why).not.toBe(sentence)
    }
  })

  it('sends nobody to a doctor whose parents are the ones to ask', () => {
    const { check } = written({
      ...EVERYONE.get('03-gerd')!,
      exercisesToAvoid: '',
      facts: { ageBand: 'under-16' },
    })
    const isPrinted = (who: string): boolean => {
      const sentence = `Before the first day, get a yes from ${who}.`
      return check({ ...NOTHING, lifts: [`1 ${sentence}`] }).foreword.lifts[0]?.why === sentence
    }
    expect(isPrinted('a parent')).toBe(true)
    expect(isPrinted('your doctor')).toBe(false)
  })

  it('recommends nothing that is closed, even to somebody who asks for it', () => {
    const wish = 'add handstands, burpees and box jumps'
    const { check } = written(
      {
        ...EVERYONE.get('01-marcus')!,
        exercisesToAvoid: `My knees and shoulders hurt, no jumps. But ${wish}`,
      },
      { comments: [{ kind: 'wish', quote: wish }], equipment: [] },
    )
    for (const line of ['1 Do box jumps first.', '1 Burpees fit your last day.', '1 Handstands come last.'])
      expect([line, check({ ...NOTHING, tools: [line] }).foreword.tools]).toEqual([line, []])
  })

  it('prints none of more than a hundred attacks, whoever bought and wherever it stands', () => {
    expect(ATTACKS.length).toBeGreaterThan(100)
    expect(PARAPHRASED_ATTACKS.length).toBeGreaterThan(200)
    const some = byTier({ quick: 10, all: 1, nightly: 1 })
    const attacks = [...ATTACKS, ...PARAPHRASED_ATTACKS.filter((_, at) => at % some === 0)]
    const buyers = [...EVERYONE].filter((_, index) => index % 6 === 0)
    const printed = buyers.flatMap(([id, answers]) => {
      const { check, profile, program } = written(answers)
      const names = new Set(exerciseNames(program))
      const isSwap = new Set(
        program.weeks.flatMap(({ workouts }) =>
          workouts.flatMap(({ exercises }) => exercises.flatMap(({ substitutes = [] }) => substitutes)),
        ),
      )
      const strange = CATALOGUE.filter(({ name }) => !names.has(name) && !isSwap.has(name))
      const closed = strange.filter((entry) => ![null, 'later'].includes(objectionTo(entry, profile)))
      const said = attacks
        .flatMap((attack) =>
          (attack.includes('{') ? [0, 7, 31] : [0]).map((at) =>
            attack
              .replace('{closed}', closed[at % closed.length]?.name ?? '')
              .replace('{strange}', strange[at % strange.length]?.name ?? ''),
          ),
        )
        .filter(Boolean)
      return said.flatMap((sentence) => {
        // One at a time: a second fault would have all of them left out.
        const alone = [
          { ...NOTHING, lifts: [`1 ${sentence}`] },
          saying([GERD[2], sentence, GERD[4], GERD[4]].join(' ')),
        ]
        return alone.some((said) => JSON.stringify(check(said).foreword).includes(sentence))
          ? [[id, sentence]]
          : []
      })
    })
    expect(printed).toEqual([])
  })
})
