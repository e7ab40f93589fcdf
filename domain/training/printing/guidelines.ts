import type { GeneratedProgram } from '../../program/program.ts'
import { effortAt } from '../../program/notation.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft, Progression } from '../draft/draft.ts'
import { when } from '../draft/when.ts'
import { workingLevel } from '../profile/eligible.ts'
import {
  cannotStand,
  setGrowthOf,
  isCareful,
  isCarefulInAll,
  reserveOf,
  TOLD_RESERVE,
} from '../profile/health/care.ts'
import { CONDITION_CARE } from '../profile/health/condition-care.ts'
import { tapersFor, peaksFor } from '../profile/event.ts'
import { minutesToWarmUp } from '../prescription/minutes.ts'
import { isMinor } from '../profile/age.ts'
import { eatsByThePalm, proteinAsked, proteinGrams } from '../profile/body-weight.ts'
import { HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { painRule } from '../profile/health/pain.ts'
import { askedAbout, clearanceNotice, noticed } from '../profile/health/red-flags.ts'
import { isBackIn, lowWeightsOf } from '../profile/health/weeks-of-care.ts'
import { isRackless, type CatalogueEntry } from '../../exercises/exercise.ts'
import { activityFor } from './activity.ts'
import type { ProgressionRule } from './progression-rule.ts'
import { findsWeightsSlowly, firstBar, firstWeights, type PrintedWeights } from './finding-weights.ts'
import { GUIDELINES as TEXTS } from './generated/texts.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { allInFewSizes, isLoadable } from '../prescription/rep-ranges.ts'
import { mayBeTested } from '../prescription/test-week.ts'
import { WEEKDAYS, weekdayAfter } from '../../program/weeks.ts'
import { supersetsOf } from '../prescription/supersets.ts'
import { isLegs, isTrunk } from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'

type Guidelines = Record<keyof GeneratedProgram['guidelines'], Phrase[]>

/** Guidelines beside the tables, in plain words. */
export function guidelinesFor(
  { days, deloadWeek }: Draft,
  swaps: readonly CatalogueEntry[],
  profile: TrainingProfile,
  weights: PrintedWeights,
  missedReps: string,
): Guidelines {
  const rows = days.flatMap((day) => day.rows)
  const entries = rows.map(({ entry }) => entry)
  const rising = rows.flatMap(({ entry, progression }) => (progression === 'load' ? entry : []))
  return {
    progression: [
      ...weightsFor(entries, profile, weights),
      ...when(
        weights.missing && rows.some(({ progression }) => BY_CHART.includes(progression)),
        TEXTS.percentSteps,
      ),
      // A weight that rises every session carries over from day to day.
      ...when(new Set(rising).size < rising.length, TEXTS.oneWeight),
      ...inTwoPlaces(profile, deloadWeek !== null),
      ...unloadedLines(entries, profile),
      ...onceMoreIsAllowed(profile),
      ...safetyFor([...entries, ...swaps], profile),
      missedReps,
      TEXTS.badDay,
      ...when(mayCheckGuesses(profile), TEXTS.checkGuesses),
      ...when(
        deloadWeek !== null,
        `Week ${deloadWeek} is a light week: the same exercises, with fewer sets and easy effort. Do not skip it, and add nothing to it.`,
      ),
      isCareful(profile) ? TEXTS.logWhenCareful : TEXTS.log,
      tapersFor(profile) ? TEXTS.afterTheDay : TEXTS.afterWeek8,
    ],
    rpe: effortFor(entries, profile),
    recovery: recoveryFor(
      profile,
      weights,
      entries,
      days.some((day) => supersetsOf(day.rows, profile).size),
    ),
    nutrition: nutritionFor(profile),
  }
}

/**
 * One of the guidelines, which the pages of the weeks repeat.
 *
 * @param rules - those of all lifts: where one of them changes the weight after a miss, no word for all may keep it
 */
export function onMissedReps(profile: TrainingProfile, rules: readonly ProgressionRule[]): string {
  if (lowWeightsOf(profile)?.by === 'share') return TEXTS.missedAtShare
  if (profile.redFlags.length) return TEXTS.missedWhenCareful
  return rules.some(({ loads }) => loads.missed !== undefined) ? TEXTS.missedByRule : TEXTS.missed
}

/** Their steps are a share of an unknown weight. */
const BY_CHART: readonly Progression[] = ['wave']

/** How weights are found, printed and raised. */
function weightsFor(
  entries: readonly CatalogueEntry[],
  profile: TrainingProfile,
  weights: PrintedWeights,
): Phrase[] {
  const inFewSizes = allInFewSizes(entries, profile)
  const low = lowWeightsOf(profile)
  const first = [eachItsRule(profile), ...when(low, low?.by === 'share' ? TEXTS.halfFirst : TEXTS.limitFirst)]
  if (!entries.some((entry) => isLoadable(entry, profile))) return first
  const isByShare = low?.by === 'share'
  const unnamed = inFewSizes
    ? 'take the next size. Before that, add 1 rep to every set, up to the top of the range'
    : say`add ${{ kg: 2.5, lb: 5 }}`
  return [
    ...first,
    ...firstWeights(profile, weights, inFewSizes),
    ...firstBar(entries, profile, weights),
    ...when(weights.any, TEXTS.printedWeights),
    ...when(
      weights.about && !low,
      say`First session only: is an “about” weight too easy? Add ${{ kg: 5, lb: 10 }} or ${{ kg: 10, lb: 20 }} right away, and to its later weights too. Too heavy? Take 10 percent off right away.`,
    ),
    ...(isByShare
      ? []
      : [
          profile.redFlags.length
            ? TEXTS.addsReps
            : say`When a lift gets heavier, add the step its rule gives, or the least you can load. No step given? Then ${unnamed}.`,
          TEXTS.easySetFirst,
          ...platesFor(entries, profile),
        ]),
  ]
}

/** The lifts whose bar may come to rest on the lifter. */
const barredIn = (entries: readonly CatalogueEntry[]): CatalogueEntry[] =>
  entries.filter(
    (entry) =>
      entry.needs.includes('barbell') &&
      !isRackless(entry) &&
      (entry.pattern === 'squat' || (entry.pattern === 'horizontal-push' && entry.needs.includes('bench'))),
  )

/** The lifts of a Smith machine that end beneath its bar. */
const isUnderStops = ({ needs, pattern }: CatalogueEntry): boolean =>
  needs.includes('smith-machine') && UNDER_A_BAR.some((each) => each === pattern)
const UNDER_A_BAR = ['squat', 'lunge', 'horizontal-push', 'vertical-push'] as const

/**
 * Safety for a bar that gets stuck, read before the first session; null without one.
 *
 * @see Haff and Triplett, "Essentials of Strength Training and Conditioning" (NSCA, 4th edition), on spotting and racks
 */
export function underABar(entries: readonly CatalogueEntry[], profile: TrainingProfile): string | null {
  const hasStops = entries.some(isUnderStops)
  if (!barredIn(entries).length)
    return hasStops ? 'On a Smith machine, set the stops just below the lowest point of each rep.' : null
  if (cannotStand(profile)) return TEXTS.withoutLegs
  const withoutBars =
    isCareful(profile) || isMinor(profile)
      ? 'Use a machine, or have somebody stand by to catch the bar.'
      : 'Leave the bar’s clips off.'
  return `Under a barbell, set the safety bars just below its lowest point. A bench has none? ${withoutBars}${hasStops ? ' On a Smith machine, set the stops there too.' : ''}`
}

function safetyFor(entries: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  if (cannotStand(profile)) return []
  const hasRackAtHome =
    profile.equipment.kind === 'home' && barredIn(entries).some(({ pattern }) => pattern === 'squat')
  return [
    ...when(isMinor(profile), TEXTS.withAnAdult),
    ...when(
      hasRackAtHome,
      mayBeTested(profile) ? TEXTS.withoutSafetyBars.tested : TEXTS.withoutSafetyBars.untested,
    ),
    ...when(
      entries.some((entry) => isRackless(entry) && entry.pattern === 'squat'),
      TEXTS.fromFloor,
    ),
  ]
}

/** How to use the rules of the lifts, whose words are explained beside them. */
function eachItsRule(profile: TrainingProfile): string {
  const tooEasy =
    profile.redFlags.length || lowWeightsOf(profile)?.by === 'share'
      ? ''
      : ' Does its rule not speak of “too easy”? Then add weight in the next set.'
  return `After each exercise, look up its rule in “Lift by lift”. It says what to do next time. A set you made easier on purpose is no miss.${tooEasy}`
}

/** Home gyms have few plates and often lack the smallest. */
function platesFor(
  entries: readonly CatalogueEntry[],
  { equipment, redFlags, ownedWeights }: TrainingProfile,
): Phrase[] {
  if (equipment.kind !== 'home' || redFlags.length) return []
  const hasBar = entries.some(({ needs }) => needs.includes('barbell'))
  const endsAt = entries.some(
    (entry) => entry.needs.includes('dumbbells') && !comesInFewSizes(entry, ownedWeights),
  )
  return [
    ...when(
      hasBar,
      say`Adding ${{ kg: 2.5, lb: 5 }} to a bar takes a pair of ${{ kg: 1.25, lb: 2.5 }} plates. None? Add 1 rep per set each time, and after two more reps the next plates.`,
      TEXTS.platesRunOut,
    ),
    ...when(endsAt && ownedWeights.dumbbells, TEXTS.heaviest),
  ]
}

/**
 * How to continue once more is allowed than to begin. Empty if no week may ask for more.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): weight is added at the top of the range
 */
function onceMoreIsAllowed(profile: TrainingProfile): string[] {
  if (!profile.redFlags.length || setGrowthOf(profile) === 'none') return []
  const left = Math.max(MIN_LEFT_ONCE_ALLOWED, reserveOf(profile))
  return [
    `Ask ${askedAbout(profile.redFlags)} when you may do more. From then on you may stop at ${effortAt(profile.scale, left)}. Got the most reps in every set? Take the next weight or band up, and start again at the fewest.`,
  ]
}
const MIN_LEFT_ONCE_ALLOWED = 2

/** How weeks and weights count for someone who trains at a second place now and then. */
function inTwoPlaces({ secondPlace }: TrainingProfile, hasLightWeek: boolean): string[] {
  if (!secondPlace) return []
  return [
    ...TEXTS.twoPlaces,
    ...when(hasLightWeek, TEXTS.lightWeekAway),
    ...when(
      secondPlace.has.some((each) => each === 'dumbbells' || each === 'kettlebell'),
      TEXTS.lightThere,
    ),
  ]
}

/** Progression without weight to add: reps first, then any way to make the lift harder. */
function unloadedLines(all: readonly CatalogueEntry[], profile: TrainingProfile): readonly string[] {
  const entries = all.filter((entry) => !isLoadable(entry, profile))
  if (!entries.length) return []
  const held = entries.some(({ needs }) => needs.some((each) => profile.oneWeight.includes(each)))
  const some = held
    ? 'With a fixed weight'
    : entries.length < all.length
      ? 'On exercises without a weight'
      : 'Each week'
  const ofBands = entries.filter(({ needs }) => needs.includes('bands'))
  return [
    `${some}, add 1 rep per set while your form stays clean, up to the printed reps.`,
    TEXTS.harderVariation,
    ...when(
      ofBands.length > 0,
      ...TEXTS.bands,
      TEXTS.bandsAtFirst[ofBands.some(({ pattern }) => isLegs(pattern)) ? 'withLegs' : 'withoutLegs'],
    ),
    ...when(
      entries.some(({ traits }) => traits.includes('door')),
      TEXTS.door,
    ),
    ...when(held && !profile.redFlags.length, TEXTS.nextWeightOwned),
  ]
}

/** Who trains hard enough to take a set to its end now and then. */
const mayCheckGuesses = (profile: TrainingProfile): boolean =>
  !isCarefulInAll(profile) && workingLevel(profile) !== 'novice' && !keepsReserve(profile)

function restraintOf(profile: TrainingProfile): string {
  if (isCarefulInAll(profile)) return TEXTS.careful
  return workingLevel(profile) === 'novice' ? TEXTS.learning : TEXTS.reserved
}

function effortFor(entries: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  const { scale } = profile
  return [
    TEXTS.scale[scale],
    ...when(
      entries.some((entry) => isLoadable(entry, profile)),
      ...weightChoice(profile),
    ),
    ...when(
      !entries.some((entry) => isLoadable(entry, profile)),
      `Without a weight, stop at the planned ${scale}, even if you could do more.`,
    ),
    mayCheckGuesses(profile) ? TEXTS.honest : restraintOf(profile),
    ...when(
      entries.some(({ pattern, timed }) => isTrunk(pattern) || timed),
      `${TEXTS.trunk} ${scale} does not apply there.`,
    ),
  ]
}

/** A share of the usual weight is meant to be easy: nobody takes more until the effort says enough. */
function weightChoice(profile: TrainingProfile): string[] {
  const low = lowWeightsOf(profile)
  const byEffort = `a weight that leaves the planned ${profile.scale} after the printed reps. Reached it sooner? Stop there.`
  if (low?.by !== 'share') return [`Pick ${byEffort}`]
  return [TEXTS.shareAndNoMore, ...when(isBackIn(low), `A week without a percent? Take ${byEffort}`)]
}

/** Someone who keeps a reserve for health is never told to go closer to failure. */
export const keepsReserve = (profile: TrainingProfile): boolean =>
  isCareful(profile) || reserveOf(profile) >= TOLD_RESERVE

function recoveryFor(
  profile: TrainingProfile,
  weights: PrintedWeights,
  entries: readonly CatalogueEntry[],
  hasSupersets: boolean,
): string[] {
  const { days, minutes, conditions, torn } = profile
  const fit = findsWeightsSlowly(profile, weights, allInFewSizes(entries, profile))
    ? 'From week 2 on, sessions fit'
    : 'Sessions fit'
  return [
    ...[clearanceNotice(profile)].filter((each) => each !== null),
    days <= 3
      ? isTiedToNeighbours(profile)
        ? TEXTS.daysInARow
        : TEXTS.dayBetween
      : `Keep the days in order.${days === 4 && !hasOwnDays(profile) ? ' Monday, Tuesday, Thursday and Friday work well.' : ' Rest where your week allows.'}`,
    missedDays(profile),
    sleepFor(profile),
    `${fit} ${minutes} minutes with the warm-up. Running late? Do one set fewer of each exercise that is left, but at least one. Still too long? Skip the last exercise.`,
    ...when(profile.limits?.bigLiftsADay, TEXTS.bigLiftsFirst),
    `The first ${minutesToWarmUp(profile)} minutes are your warm-up: move easily until you are warm, then do the easy sets.`,
    ...when(hasSupersets, TEXTS.inTurn),
    ...activityFor(profile),
    ...new Set(
      conditions.flatMap((each) => [
        ...(HEALTH_ADVICE[each]?.lines ?? []),
        ...(torn?.includes(each) ? (CONDITION_CARE[each].torn?.lines ?? []) : []),
      ]),
    ),
    painRule(profile),
  ]
}

/** Whether the week has days that are taken, or the only ones to train on: the overview names what is left. */
const hasOwnDays = ({ namedDays, otherTraining }: TrainingProfile): boolean =>
  namedDays !== undefined || otherTraining.some((each) => each.days.length > 0)

/** Whether the only days that somebody can train on lie side by side. */
const isTiedToNeighbours = ({ namedDays }: TrainingProfile): boolean =>
  WEEKDAYS.some((day) => namedDays?.only.includes(day) && namedDays.only.includes(weekdayAfter(day, 1)))

function sleepFor(profile: TrainingProfile): string {
  if (profile.dailyLife.sleepsLittle) return TEXTS.littleSleep
  return isMinor(profile) ? TEXTS.longSleepOfMinors : TEXTS.longSleep
}

/**
 * Practice. One or two weeks off cost almost nothing.
 *
 * @see McMaster and others, "The development, retention and decay rates of strength and power" (2013): strength is kept
 *   for some three weeks without training
 */
const missedDays = ({ minutes, event, secondPlace }: TrainingProfile): string =>
  `Missed a session? Do it next, and go on in order. ${event ? TEXTS.weekOfTheDate : secondPlace ? TEXTS.lastWeekAgainInTwoPlaces : TEXTS.lastWeekAgain}${
    isShortSession({ minutes }) ? ' Only half the time? Do one set of each exercise.' : ''
  }`

/** Whether the advice is to eat more than keeps the weight. */
export const asksToGain = (line: string): boolean =>
  [TEXTS.eating.hypertrophy, TEXTS.eating.powerbuilding, TEXTS.eating.strength].some((each) => each === line)

/** Whether the advice is to eat less than keeps the weight. */
export const asksToLose = (line: string): boolean =>
  [TEXTS.leaner, TEXTS.losing].some((each) => each === line)

function eatingFor(profile: TrainingProfile): readonly string[] {
  const { losesWeight, wantsToGain } = profile.dailyLife
  if (peaksFor(profile)) return [TEXTS.noCut]
  if (losesWeight === 'medicine') return [TEXTS.losing, TEXTS.withMedicine]
  if (losesWeight) return [TEXTS.leaner]
  if (hasWornKnee(profile)) return [TEXTS.steadyForJoints]
  if (profile.conditions.includes('high-body-weight')) return [TEXTS.steady]
  return [TEXTS.eating[wantsToGain && profile.goal !== 'powerbuilding' ? 'hypertrophy' : profile.goal]]
}

const hasWornKnee = ({ conditions, avoid }: TrainingProfile): boolean =>
  conditions.includes('osteoarthritis') && avoid.injuries.includes('knee')

/** Protein for little money, for somebody who says that they eat too little of it, or have little to spend. */
function cheapProtein({ dailyLife, person }: TrainingProfile): string[] {
  const { proteinG, hasLittleMoney } = dailyLife
  const isShort = proteinG !== undefined && proteinG < LEAST_PROTEIN_G_PER_KG * (person.weightKg ?? USUAL_KG)
  if (isShort)
    return [
      `About ${proteinG} g of protein a day is a start, and more need not cost much. ${TEXTS.cheapProtein}`,
    ]
  return when(hasLittleMoney, TEXTS.cheapProtein)
}
/** Morton and others (2018), as in the line on protein. */
const LEAST_PROTEIN_G_PER_KG = 1.6
/** Kilograms of body, where nobody says theirs. */
const USUAL_KG = 75

function proteinLine(profile: TrainingProfile): Phrase {
  if (eatsByThePalm(profile)) return TEXTS.palm
  const [grams, perKg] = [proteinGrams(profile), proteinAsked(profile)]
  if (grams !== null)
    return `Eat about ${grams} g of protein a day, spread over your meals. That comes from your body weight.`
  if (perKg) return `Eat about ${perKg} g of protein per kg of body weight a day, spread over your meals.`
  const weight = profile.dailyLife.losesWeight ? 'the weight you aim for' : 'body weight'
  return say`Eat ${{ gramsPerKg: [1.6, 2.2] }} of ${weight} a day. Spread it over your meals.`
}

const askFor = (who: string): string => `Ask ${who} how much and what to eat. What follows is general.`

function nutritionFor(profile: TrainingProfile): Phrase[] {
  const advice = profile.conditions.map((each) => HEALTH_ADVICE[each])
  const said = advice.flatMap((each) => each?.eating ?? [])
  // Whoever is still growing eats like those under 16: nothing is counted or cut.
  const growing = isMinor(profile) ? (HEALTH_ADVICE['under-16']?.eating ?? '') : ''
  const eating = said.length || !growing ? said : [growing]
  const asked = noticed(profile).filter((each) => CONDITION_CARE[each].clearWith?.who.includes('midwife'))
  // Eating advice for a condition, or a midwife's advice, replaces the general advice.
  const generalEating = (): readonly string[] => {
    if (asked.length) return [askFor(askedAbout(asked))]
    if (eating.length) return []
    return profile.redFlags.length ? [askFor('your doctor')] : eatingFor(profile)
  }
  return [
    ...generalEating(),
    ...(eating.length ? eating : [proteinLine(profile)]),
    ...when(eating[0] === growing && profile.dailyLife.wantsToGain, TEXTS.growBroader),
    ...when(!eating.length, ...cheapProtein(profile)),
    TEXTS.meals,
    advice.find((each) => each?.drinking)?.drinking ?? TEXTS.drinking,
  ]
}
