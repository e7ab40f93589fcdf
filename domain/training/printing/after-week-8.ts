import { repsIn } from '../../program/notation.ts'
import type { AfterWeek8, Week } from '../../program/program.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg } from '../../program/units.ts'
import { isCareful } from '../profile/health/care.ts'
import type { Draft } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isBallistic, isGetUp, isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import { peaksFor, tapersFor } from '../profile/event.ts'
import { weekOfMeet } from '../progression/meet.ts'
import { isMinor } from '../profile/age.ts'
import { ownedFor } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { askedAbout } from '../profile/health/red-flags.ts'
import { allInFewSizes, isLoadable } from '../prescription/rep-ranges.ts'

/** Longer sets say little about a maximum. A main lift that starts with them still needs its share. */
const MIN_ROWS = 10
/** The largest reserve of any week except a deload. */
const RIRS = [0, 1, 2, 3, 4] as const

/** What follows, before it is printed. */
interface Following extends Pick<AfterWeek8, 'shares'> {
  meetWeek?: Phrase[]
  steps: Phrase[]
}

/** How to continue after the eight weeks, depending on body, age and equipment. */
export function afterWeek8(draft: Draft, weeks: readonly Week[], profile: TrainingProfile): Following {
  const entries = draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry))
  if (profile.redFlags.length || asksAgain(profile)) return { steps: clearedFirst(profile) }
  if (allInFewSizes(entries, profile)) {
    const hasSizes = entries.some((entry) => isLoadable(entry, profile))
    const hasLadders = entries.some((entry) => isInLadders(entry) || isGetUp(entry) || isBallistic(entry))
    return {
      steps: [
        REST,
        BEST,
        hasSizes ? BY_SIZES : BY_VARIATIONS,
        ...(hasLadders ? [BY_SETS] : []),
        SWAP,
        STALLED,
      ],
    }
  }
  const isNovice = workingLevel(profile) === 'novice'
  if (isMinor(profile)) return { steps: [REST, ...GROWING, SWAP] }
  if (isNovice && !hasWeights(weeks))
    return { steps: [REST, FROM_LAST_GOOD, OTHERS, SWAP, STALLED, WHEN_TO_CHANGE] }
  const meetWeek = weekOfMeet(profile)
  return {
    ...(meetWeek.length && { meetWeek }),
    steps: [
      peaksFor(profile) ? AFTER_THE_MEET : tapersFor(profile) ? AFTER_THE_DAY : REST,
      peaksFor(profile) ? FROM_MEET : endsInTest(weeks) ? FROM_TEST : FROM_BEST,
      ...byMax(entries, profile),
      hasWeights(weeks) ? FROM_PRINTED : FROM_FOUND,
      OTHERS,
      SWAP,
      STALLED,
      ...(isNovice ? [WHEN_TO_CHANGE] : []),
    ],
    shares: Array.from({ length: rowsFor(weeks) }, (_, index) => ({
      reps: index + 1,
      percents: RIRS.map((rir) => Math.round(shareOfMax(index + 1, rir) * 100)),
    })),
  }
}

const REST = 'Take two or three easy days. Then begin again at week 1, with new numbers.'

const AFTER_THE_DAY =
  'First comes the day that you train for: rest in the two days before it. After it, take an easy week. Then begin again at week 1, with new numbers.'

const AFTER_THE_MEET = 'After the meet, take an easy week. Then begin again at week 1, with new numbers.'

/** Main lifts open a day or have a weight. */
function rowsFor([first]: readonly Week[]): number {
  const mains = (first?.workouts ?? []).flatMap(({ exercises }) =>
    exercises.filter(({ weight }, place) => place === 0 || weight).flatMap(({ reps }) => repsIn(reps) ?? []),
  )
  const tops = mains.flatMap(({ high, of }) => (of === 'seconds' ? [] : [high]))
  return Math.max(MIN_ROWS, ...tops)
}

const hasWeights = (weeks: readonly Week[]): boolean =>
  weeks.some(({ workouts }) =>
    workouts.some(({ exercises }) => exercises.some(({ weight }) => weight !== undefined)),
  )

const endsInTest = (weeks: readonly Week[]): boolean =>
  Boolean(weeks.at(-1)?.workouts.some(({ exercises }) => exercises.some(({ isTest }) => isTest)))

const FROM_TEST =
  'Take the test of week 8: the weight, the reps that you did, and how many good reps were left. For a main lift without a test, take your best set of the last two weeks.'

/** @see r/Fitness, "Basic Beginner Routine": a stalled lift drops by 10 percent and builds up again */
const FROM_LAST_GOOD =
  'Where a lift adds weight each time, begin again with its last good weight less 10 percent, and add as before.'

const FROM_BEST =
  'For each main lift, take your best set of the last two weeks: its weight, its reps, and how many good reps were left.'

const FROM_MEET =
  'What you lift at the meet is your new max of that lift. For any other main lift, take your best set of the last two weeks: its weight, its reps, and how many good reps were left.'

const EXAMPLE_KG = 100
const HEAVY = { reps: 5, rir: 2 } as const
/** A light weight is lifted for more reps. */
const LIGHT = { reps: 10, rir: 2 } as const

/** The heaviest load of any lift in the program; infinite if unknown. */
const heaviestKg = (entries: readonly CatalogueEntry[], { ownedWeights }: TrainingProfile): number =>
  Math.max(...entries.map((entry) => ownedFor(entry, ownedWeights)?.mostKg ?? Infinity))

/** Includes an example that this person can load: 100 kg for five at RIR 2 shows a maximum of 123 kg. */
function byMax(entries: readonly CatalogueEntry[], profile: TrainingProfile): Phrase[] {
  const { scale } = profile
  const loaded = entries.filter((entry) => isLoadable(entry, profile))
  const most = heaviestKg(loaded, profile)
  const { reps, rir } = most < EXAMPLE_KG ? LIGHT : HEAVY
  const kg = Math.min(most, EXAMPLE_KG)
  const lb = Math.round(lbFromKg(kg))
  const share = Math.round(shareOfMax(reps, rir) * 100)
  const max = (weight: number) => Math.round((weight * 100) / share)
  const weight = { kg, lb }
  const shown = { kg: max(kg), lb: max(lb) }
  return [
    say`Divide the weight by its share in the table: that is your new max. For example, ${weight} for ${reps} at ${scale === 'RIR' ? `RIR ${rir}` : `RPE ${10 - rir}`} is ${share}%, and ${weight} divided by 0.${share} is ${shown}.`,
    `New start weight: your new max times the share that week 1’s most reps and ${scale} have in the table. Round down to what you can load.`,
    ...(loaded.some((entry) => ownedFor(entry, profile.ownedWeights)) ? [AT_HEAVIEST] : []),
  ]
}

const AT_HEAVIEST =
  'Where that is the heaviest that you own, or more, begin with the heaviest, or with what the rule of the lift names past it.'

const FROM_PRINTED =
  'From there, add as much from week to week as these eight weeks did. The rule of each lift holds as before.'

const FROM_FOUND = 'From there, the rule of each lift says when to add weight, as it did before.'

const OTHERS = 'All other lifts: begin with the weight of your last good session, at the reps of week 1.'

const SWAP =
  'You may trade one exercise a day for the swap beside it. Keep the main lifts: they show what has changed.'

const STALLED =
  'No better than eight weeks ago? Look at sleep, food and missed sessions first. Then run the same weeks again as they were.'

/** @see Starting Strength, FAQ: after two or three resets of a lift, linear progression is exhausted */
const WHEN_TO_CHANGE =
  'Stay with this program while you get stronger nearly every week. When a main lift has gone back 10 percent three times and stalls again, take a program for intermediates.'

const BEST = 'Look up the most good reps, or seconds, that you did of each exercise in week 8.'

const BY_VARIATIONS =
  'At the top of its range? Begin again at the bottom with the harder variation that its rule names, or the harder way. If not, begin again two reps below your best.'

/** Percents of a maximum do not help someone who cannot load them. */
const BY_SIZES =
  'As many reps as its rule asks for? Begin again at the bottom with the next size up, or with what its rule names. If not, begin again two reps below your best.'

/** @see Tsatsouline, "Enter the Kettlebell" (2006) and "Simple & Sinister" (2013): the next bell set by set */
const BY_SETS =
  'Ladders, get-ups and swings count no best: begin again at the sets of week 1, half of them with the next size if week 8 was sure and crisp.'

const GROWING: readonly string[] = [
  'You are still growing, so there is no max to test. Begin again with the weights of week 8, at the reps of week 1.',
  'If a set of week 1 then leaves fewer good reps than its row says, go back to the weight before.',
]

/** Someone who was cleared for training that needs much care asks again. */
const asksAgain = (profile: TrainingProfile): boolean => profile.cleared.length > 0 && isCareful(profile)

/** @see ACOG, Committee Opinion 804 (2020): a program changes during a pregnancy */
const LATER_IN_PREGNANCY =
  'There is no max to test. With their yes, go on with week 1, but with one set fewer of each exercise, a shorter range where your belly is in the way, and less weight.'

const clearedFirst = (profile: TrainingProfile): string[] => [
  `Before you go on, tell ${askedAbout([...profile.redFlags, ...profile.cleared])} how the eight weeks went, and ask what may change.`,
  profile.conditions.includes('pregnancy')
    ? LATER_IN_PREGNANCY
    : 'There is no max to test. With their yes, begin again at week 1 with the weights and variations that were easy in week 8.',
  'What hurt, or made you dizzy or short of breath, stays out. Take its swap.',
]
