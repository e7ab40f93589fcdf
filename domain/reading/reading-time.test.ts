import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { byTier, tier } from '../../dev/testkit/tiers/tier.ts'
import { FREE_TEXT_LIMIT } from '../forms/limits.ts'
import { trainingAnswersOf } from '../forms/onboarding.ts'
import {
  emailAddress,
  personName,
  ProgramRequest,
  ProgramRequestByLicense,
} from '../forms/program-request.ts'
import { profileOf } from '../training/profile/profile-of.ts'
import { readByRule } from './read-by-rule.ts'
import { plainEnglish } from '../exercises/plain-english.ts'
import { understandingOf } from '../training/profile/understood/understanding.ts'
import { TODAY } from '../../dev/testkit/today.ts'

const SEED = 20261121
/**
 * How many times longer than an ordinary text of the same length any text may take to read:
 * at most, and usually.
 */
const LONGEST = 20
const USUAL = 2

/** CPU time of this thread. Other work on the machine does not count. */
function msOf(read: () => unknown): number {
  const before = process.threadCpuUsage()
  read()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const FOUND = 'no a,'.repeat(50) + 'a'.repeat(750)

const training = {
  trainingDays: 3,
  sessionLength: 60,
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Advanced',
  programmingSplit: 'No Preference',
}
const person = { name: 'Ada', email: 'ada@example.com', programmingStyle: 'RPE' }
const atHome = (text: string) => ({
  ...training,
  equipment: 'home',
  equipmentDetails: text,
  exercisesToAvoid: text,
})

/** From a text in each form's fields to what a program is written from. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the onboarding': (text) => {
    const { data } = trainingAnswersOf(atHome(`x${text}`.slice(0, FREE_TEXT_LIMIT)))
    return data && profileOf(data, TODAY)
  },
  'the form of three steps': (text) => {
    const body = { ...person, ...training, equipment: `Home Gym: x${text}`, exercisesToAvoid: text }
    const { data } = ProgramRequest.safeParse(body)
    return data && profileOf(data, TODAY)
  },
  "the first channel's form": (text) => {
    const { data } = ProgramRequestByLicense.safeParse({ ...person, ...atHome(text || 'x'), token: 'token' })
    return data && profileOf(data, TODAY)
  },
  'what is shown while people type': (text) =>
    understandingOf({ equipment: 'home', equipmentDetails: text, exercisesToAvoid: text }, TODAY),
  'the statements of a description': (text) => readByRule(text, 'equipment', TODAY),
  'the statements of a comment': (text) => readByRule(text, 'comments', TODAY),
  'other spellings and languages': plainEnglish,
  'an email address': (text) => emailAddress.safeParse(`${text}@${text}.example`),
  'the name of a person': (text) => personName.safeParse(text),
}

/** Words that mean something to a reader, and separators. */
const WORDS =
  `a i no not without don't|have never everything all any|exercise except but apart|from and or nor they it that
  hurts pain problems mind love like prefer avoid fine squat row press bench deadlift barbell|back|squat pull-ups push-up
  lunge curl knee back shoulder surgery stent heart|attack no|history|of years|ago pregnant dumbbell one single adjustable
  kettlebell 16|kg 2.5 1 bands cable leg|extension rack Warm|up|with Swap: RPE RIR ups press kg www @ none n/a floor door
  overhead kneeling chest|work mal|aux sin sans keine`
    .split(/\s+/)
    .map((word) => word.replaceAll('|', ' '))
const BETWEEN = ['', ' ', ', ', ',', '. ', '; ', '\n', '-', '  ', ' and ', ' or ', "'", '’', ': ']

const word = fc.constantFrom(...WORDS)
const between = fc.constantFrom(...BETWEEN)
const fragment = fc
  .array(fc.tuple(word, between), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''))
const unit = fc.oneof(
  { weight: 6, arbitrary: fragment },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(' ', '\n', '\t', '-', ',', '.', 'a', '1', 'İ', 'ß', '\u0301', '🏋'),
  },
)
const filled = (prefix: string, pump: string, suffix: string, length: number) => {
  const room = Math.max(0, length - prefix.length - suffix.length)
  return (prefix + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + suffix).slice(0, length)
}
const pumped = fc.tuple(fc.oneof(fc.constant(''), fragment), unit, fc.oneof(fc.constant('!'), fragment))
const anyText = fc.oneof(
  { weight: 4, arbitrary: pumped.map((parts) => filled(...parts, FREE_TEXT_LIMIT)) },
  {
    weight: 2,
    arbitrary: fc.array(fragment, { minLength: 60 }).map((all) => all.join('').slice(0, FREE_TEXT_LIMIT)),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', minLength: 300 }).map((text) => text.slice(0, FREE_TEXT_LIMIT)),
  },
)

/** Texts that once made a regular expression backtrack. */
const PUMPS = [
  'no a,',
  'no',
  'everything',
  'no except',
  'they hurts',
  'no pain',
  'single',
  'stent',
  'squat',
  'and i',
  ' ',
  'a',
  'İ',
]

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const median = (numbers: readonly number[]) => inOrder(numbers)[Math.floor(numbers.length / 2)] ?? 0
/** CPU time is counted in steps of some milliseconds, so many readings together tell more than the median. */
const totalWithoutSlowest = (times: readonly number[]) =>
  inOrder(times)
    .slice(0, Math.ceil(times.length * 0.75))
    .reduce((total, ms) => total + ms, 0)

/** Each text differs, since earlier readings are cached. */
let written = 0
const ordinaryText = (): string => filled(`${written++} `, 'no squats, bad knee. ', '', FREE_TEXT_LIMIT)
const msOfOrdinary = (): number => msOf(() => READERS['the onboarding']?.(ordinaryText()))
const TEXTS = 40

/** How long the onboarding takes to read an ordinary text once warm: the speed of this machine right now. */
let ordinaryMs = 0
beforeAll(() => {
  const times = Array.from({ length: TEXTS }, msOfOrdinary)
  ordinaryMs = median(times.slice(times.length / 2))
})

describe.each(Object.entries(READERS))('reading the longest text that a form takes: %s', (_reader, read) => {
  /** A garbage collection pause is not the text's fault, so slow readings are repeated. */
  const isQuick = (text: string, tries = 3): boolean => {
    const times = msOf(() => read(text)) / ordinaryMs
    return times < LONGEST || (tries > 1 && times < 10 * LONGEST && isQuick(text, tries - 1))
  }

  it('uses a text that the form accepts', () => {
    expect(read(ordinaryText())).toBeDefined()
  })

  it('takes about equally long for any text', () => {
    const times: number[] = []
    // An ordinary text is read beside each, since the machine is not equally fast all the time.
    const usual: number[] = []
    fc.assert(
      fc.property(anyText, (text) => {
        usual.push(msOfOrdinary())
        times.push(msOf(() => read(text)))
        expect((times.at(-1) ?? 0) < LONGEST * ordinaryMs || isQuick(text)).toBe(true)
      }),
      {
        seed: SEED,
        numRuns: byTier({ quick: 60, all: 80, nightly: 3000 }),
        examples: [[FOUND]],
        endOnFailure: true,
      },
    )
    expect(totalWithoutSlowest(times)).toBeLessThan(USUAL * totalWithoutSlowest(usual))
  })

  it('is quick for any of our words repeated', () => {
    const pumps = WORDS.flatMap((each, at) => {
      const forms = [`${each} `, `${each},`, `no ${each}, `, `${each} except `]
      return tier === 'quick' ? forms.slice(at % 4, (at % 4) + 1) : forms
    })
    for (const pump of pumps)
      expect([pump, isQuick(filled('no ', pump, ' or!', FREE_TEXT_LIMIT))]).toEqual([pump, true])
  })

  it('grows linearly with the length of the text', () => {
    const growthOf = (pump: string) => {
      const msFor = (length: number) => {
        const text = filled('', `${pump} `, '!', length)
        return Math.min(...Array.from({ length: 3 }, () => msOf(() => read(text))))
      }
      // Very short times cannot be measured and do no harm.
      return msFor(16 * FREE_TEXT_LIMIT) / Math.max(2, msFor(2 * FREE_TEXT_LIMIT))
    }
    /** Other work on the machine slows some readings, so steep growth is measured again. */
    const isSteep = (pump: string, tries = 3): boolean =>
      growthOf(pump) > 24 && (tries === 1 || isSteep(pump, tries - 1))
    const pumps = PUMPS.filter((_, at) => tier !== 'quick' || at % 3 === 0)
    expect(pumps.filter((pump) => isSteep(pump))).toEqual([])
  })
})
