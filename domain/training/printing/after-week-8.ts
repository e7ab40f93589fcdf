import { effortAt, effortIn, repsIn, rirIn } from '../../program/notation.ts'
import { isLightWeek, type AfterWeek8, type Exercise, type Week } from '../../program/program.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { lbFromKg } from '../../program/units.ts'
import { isCareful } from '../profile/health/care.ts'
import { lowWeightsOf } from '../profile/health/weeks-of-care.ts'
import { WEEKS } from '../../program/weeks.ts'
import { comebackOfLiked } from './liked-later.ts'
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
import { inWords, many } from '../../exercises/words.ts'
import { hasTrials } from '../prescription/test-week.ts'
import { repsForGoal, STEP } from '../prescription/rep-goals.ts'
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
  const following = followingFor(draft, weeks, profile)
  const lightTo = lowWeightsOf(profile)?.toWeek ?? WEEKS
  return {
    ...following,
    steps: [...following.steps, ...when(lightTo < WEEKS, TEXTS.lightStartOver), ...comebackOfLiked(profile)],
  }
}

function followingFor(draft: Draft, weeks: readonly Week[], profile: TrainingProfile): Following {
  const entries = draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry))
  const { rest, swap, stalled, others, whenToChange } = TEXTS
  if (profile.redFlags.length || asksAgain(profile)) return { steps: clearedFirst(profile) }
  const goals = goalsGoOn(draft, profile)
  if (allInFewSizes(entries, profile)) {
    const hasSizes = entries.some((entry) => isLoadable(entry, profile))
    const hasLadders = entries.some((entry) => isInLadders(entry) || isGetUp(entry) || isBallistic(entry))
    const by = hasSizes ? TEXTS.bySizes : TEXTS.byVariations
    return { steps: [rest, TEXTS.best, by, ...goals, ...when(hasLadders, TEXTS.bySets), swap, stalled] }
  }
  const isNovice = workingLevel(profile) === 'novice'
  if (isMinor(profile))
    return { steps: [rest, ...TEXTS.growing, ...lessWithMoreReps(weeks, () => true), ...goals, swap] }
  const less = lessWithMoreReps(weeks, ({ weight }, place) => !weight && place > 0)
  if (isNovice && !hasWeights(weeks))
    return { steps: [rest, TEXTS.fromLastGood, others, ...less, ...goals, swap, stalled, whenToChange] }
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
      ...less,
      ...goals,
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

/** Sets that grow toward a number neither begin again at week 1 nor at what a test showed. */
function goalsGoOn({ days, deloadWeek }: Draft, profile: TrainingProfile): string[] {
  const entries = [...new Set(days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))]
  const ofGoals = entries.filter((entry) => repsForGoal(entry, profile))
  const lastTested = deloadWeek === WEEKS ? [] : ofGoals.filter((entry) => hasTrials(entry, profile))
  const byTrial = lastTested.length
    ? [
        `${inWords(lastTested.map(({ name }) => name))}: start with sets of 60 percent of your test, and test again every second week.`,
      ]
    : []
  const lifts = ofGoals.filter((entry) => !lastTested.includes(entry))
  const lastFull = deloadWeek === WEEKS ? WEEKS - 1 : WEEKS
  const bySteps = (['rep', 'second'] as const).flatMap((one) => {
    const names = lifts.filter(({ timed }) => timed === (one === 'second')).map(({ name }) => name)
    const step = STEP[`${one}s`]
    const [less, more] = [many(2 * step, one), many(step, one)]
    return names.length
      ? `${inWords(names)}: start with ${less} a set less than in week ${lastFull}. Add ${more} a set each week, as before.`
      : []
  })
  return [...byTrial, ...bySteps]
}

const TO_FIVES = 5
/**
 * Who ends with fewer reps than week 1 asks for begins again with less weight, by the lift that needs it most.
 *
 * @param is - the lifts that go on without the table of shares
 * @see Tuchscherer, "The Reactive Training Manual" (2008): the shares of both sets on the chart of reps and RPE
 */
function lessWithMoreReps(
  weeks: readonly Week[],
  is: (exercise: Exercise, place: number) => boolean,
): string[] {
  const [first, last] = [weeks[0], weeks.findLast((week) => !isLightWeek(week))]
  if (!first || !last || first === last) return []
  const sharesIn = ({ workouts }: Week) =>
    new Map(
      workouts.flatMap(({ exercises }, day) =>
        exercises.filter(is).flatMap(({ name, reps, intensity }) => {
          const [counted, effort] = [repsIn(reps), effortIn(intensity)]
          if (!counted || counted.of === 'seconds' || !effort) return []
          const share = shareOfMax(counted.high, rirIn(effort).low)
          return [[`${day} ${name}`, { reps: counted.high, share }] as const]
        }),
      ),
    )
  const before = sharesIn(last)
  const needed = [...sharesIn(first)].flatMap(([lift, now]) => {
    const then = before.get(lift)
    return then && then.reps < now.reps ? now.share / then.share : []
  })
  if (!needed.length) return []
  const percent = Math.round((Math.min(...needed) * 100) / TO_FIVES) * TO_FIVES
  return [
    `Does week 1 ask for more reps than week ${last.weekNumber} did? Start with ${percent} percent of that weight.`,
  ]
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
/** A first week that many programs have. */
const START = { reps: 6, rir: 3 } as const

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
  const startShare = Math.round(shareOfMax(START.reps, START.rir) * 100)
  const started = (weight: number) => Math.round((weight * startShare) / 100)
  const start = { kg: started(shown.kg), lb: started(shown.lb) }
  return [
    say`Find your reps and ${scale} in the table: that is the percent of your max you lifted. Divide the weight by it. Say you did ${weight} for ${reps} at ${effortAt(scale, rir)}. The table says ${share}%, and ${weight} divided by 0.${share} is ${shown}: your new max.`,
    say`Your new start weight: find week 1’s top reps and ${scale} in the table, and take that percent. Say that is ${START.reps} reps at ${effortAt(scale, START.rir)}, or ${startShare}%: ${shown} times 0.${startShare} is ${start}. Round down to what you can load.`,
    ...when(owned.some(Boolean), TEXTS.atHeaviest),
  ]
}

/** Someone who was cleared for training that needs much care asks again. */
const asksAgain = (profile: TrainingProfile): boolean => profile.cleared.length > 0 && isCareful(profile)

const clearedFirst = ({ redFlags, cleared, conditions }: TrainingProfile): string[] => [
  `Before you go on, tell ${askedAbout([...redFlags, ...cleared])} how it went. Ask what may change.`,
  conditions.includes('pregnancy') ? TEXTS.laterInPregnancy : TEXTS.clearedOnce,
  TEXTS.whatHurt,
]
