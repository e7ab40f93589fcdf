import { repsIn } from '../../program/notation.ts'
import type { AfterWeek8, Week } from '../../program/program.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg } from '../../program/units.ts'
import { isCareful } from '../profile/health/care.ts'
import type { Draft } from '../draft/draft.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isBallistic, isGetUp, isInLadders, type CatalogueEntry } from '../../exercises/exercise.ts'
import { when } from '../draft/when.ts'
import { peaksFor, tapersFor } from '../profile/event.ts'
import { weekOfMeet } from '../progression/meet.ts'
import { isMinor } from '../profile/age.ts'
import { ownedFor } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import { askedAbout } from '../profile/health/red-flags.ts'
import { allInFewSizes, isLoadable } from '../prescription/rep-ranges.ts'
import { AFTER_WEEK_8 as TEXTS } from './generated/texts.ts'

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
  const { rest, swap, stalled, others, whenToChange } = TEXTS
  if (profile.redFlags.length || asksAgain(profile)) return { steps: clearedFirst(profile) }
  if (allInFewSizes(entries, profile)) {
    const hasSizes = entries.some((entry) => isLoadable(entry, profile))
    const hasLadders = entries.some((entry) => isInLadders(entry) || isGetUp(entry) || isBallistic(entry))
    const by = hasSizes ? TEXTS.bySizes : TEXTS.byVariations
    return { steps: [rest, TEXTS.best, by, ...when(hasLadders, TEXTS.bySets), swap, stalled] }
  }
  const isNovice = workingLevel(profile) === 'novice'
  if (isMinor(profile)) return { steps: [rest, ...TEXTS.growing, swap] }
  if (isNovice && !hasWeights(weeks))
    return { steps: [rest, TEXTS.fromLastGood, others, swap, stalled, whenToChange] }
  const meetWeek = weekOfMeet(profile)
  const peaks = peaksFor(profile)
  return {
    ...(meetWeek.length && { meetWeek }),
    steps: [
      peaks ? TEXTS.afterTheMeet : tapersFor(profile) ? TEXTS.afterTheDay : rest,
      peaks ? TEXTS.fromMeet : endsInTest(weeks) ? TEXTS.fromTest : TEXTS.fromBest,
      ...byMax(entries, profile),
      hasWeights(weeks) ? TEXTS.fromPrinted : TEXTS.fromFound,
      others,
      swap,
      stalled,
      ...when(isNovice, whenToChange),
    ],
    shares: Array.from({ length: rowsFor(weeks) }, (_, index) => ({
      reps: index + 1,
      percents: RIRS.map((rir) => Math.round(shareOfMax(index + 1, rir) * 100)),
    })),
  }
}

/** Main lifts open a day or have a weight. */
function rowsFor([first]: readonly Week[]): number {
  const mains = (first?.workouts ?? []).flatMap(({ exercises }) =>
    exercises.filter(({ weight }, place) => place === 0 || weight).flatMap(({ reps }) => repsIn(reps) ?? []),
  )
  return Math.max(MIN_ROWS, ...mains.flatMap(({ high, of }) => (of === 'seconds' ? [] : [high])))
}

const hasWeights = (weeks: readonly Week[]): boolean =>
  weeks.some(({ workouts }) => workouts.some(({ exercises }) => exercises.some(({ weight }) => weight)))

const endsInTest = (weeks: readonly Week[]): boolean =>
  Boolean(weeks.at(-1)?.workouts.some(({ exercises }) => exercises.some(({ isTest }) => isTest)))

const EXAMPLE_KG = 100
const HEAVY = { reps: 5, rir: 2 } as const
/** A light weight is lifted for more reps. */
const LIGHT = { reps: 10, rir: 2 } as const

/** Includes an example that this person can load: 100 kg for five at RIR 2 shows a maximum of 123 kg. */
function byMax(entries: readonly CatalogueEntry[], profile: TrainingProfile): Phrase[] {
  const { scale } = profile
  const owned = entries
    .filter((entry) => isLoadable(entry, profile))
    .map((entry) => ownedFor(entry, profile.ownedWeights))
  const most = Math.max(...owned.map((each) => each?.mostKg ?? Infinity))
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
    ...when(owned.some(Boolean), TEXTS.atHeaviest),
  ]
}

/** Someone who was cleared for training that needs much care asks again. */
const asksAgain = (profile: TrainingProfile): boolean => profile.cleared.length > 0 && isCareful(profile)

const clearedFirst = ({ redFlags, cleared, conditions }: TrainingProfile): string[] => [
  `Before you go on, tell ${askedAbout([...redFlags, ...cleared])} how the eight weeks went, and ask what may change.`,
  conditions.includes('pregnancy') ? TEXTS.laterInPregnancy : TEXTS.clearedOnce,
  TEXTS.whatHurt,
]
