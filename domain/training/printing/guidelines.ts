import type { GeneratedProgram } from '../../program/program.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft } from '../draft/draft.ts'
import { when } from '../draft/when.ts'
import { workingLevel } from '../profile/eligible.ts'
import { cannotStand, setGrowthOf, isCareful, reserveOf, TOLD_RESERVE } from '../profile/health/care.ts'
import { CONDITION_CARE } from '../profile/health/condition-care.ts'
import { tapersFor, peaksFor } from '../profile/event.ts'
import { minutesToWarmUp } from '../prescription/minutes.ts'
import { isMinor } from '../profile/age.ts'
import { proteinAsked, proteinGrams } from '../profile/body-weight.ts'
import { FOR_OLDER_ADULTS, HEALTH_ADVICE } from '../profile/health/generated/advice.ts'
import { askedAbout, clearanceNotice, noticed, warningSigns } from '../profile/health/red-flags.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { firstBar, firstWeights, type PrintedWeights } from './finding-weights.ts'
import { GUIDELINES as TEXTS } from './generated/texts.ts'
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { allInFewSizes, isLoadable } from '../prescription/rep-ranges.ts'
import { placementFor } from '../progression/bodyweight-start.ts'
import { pairsSmall, usesSupersets } from '../prescription/supersets.ts'
import { isTrunk } from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'

type Guidelines = Record<keyof GeneratedProgram['guidelines'], Phrase[]>

/** Guidelines beside the tables, in plain words. */
export function guidelinesFor(
  { days, deloadWeek }: Draft,
  swaps: readonly CatalogueEntry[],
  profile: TrainingProfile,
  weights: PrintedWeights,
): Guidelines {
  const rows = days.flatMap((day) => day.rows)
  const entries = rows.map(({ entry }) => entry)
  const rising = rows.flatMap(({ entry, progression }) => (progression === 'load' ? entry : []))
  return {
    progression: [
      ...weightsFor(entries, profile, weights),
      // A weight that rises every session carries over from day to day.
      ...when(new Set(rising).size < rising.length, TEXTS.oneWeight),
      ...unloadedLines(entries, profile),
      ...onceCleared(profile),
      onMissedReps(profile),
      ...when(
        deloadWeek !== null,
        `Week ${deloadWeek} is a light week: same exercises, about half the sets, easy effort. Do not skip it, and add nothing to it.`,
      ),
      isCareful(profile) ? TEXTS.logWhenCareful : TEXTS.log,
      tapersFor(profile) ? TEXTS.afterTheDay : TEXTS.afterWeek8,
    ],
    rpe: [...effortFor(entries, profile), ...safetyFor([...entries, ...swaps], profile)],
    recovery: recoveryFor(profile),
    nutrition: nutritionFor(profile),
  }
}

/** One of the guidelines, which the pages of the weeks repeat. */
export const onMissedReps = ({ redFlags }: TrainingProfile): string =>
  redFlags.length ? TEXTS.missedWhenCareful : TEXTS.missed

/** How weights are found, printed and raised. */
function weightsFor(
  entries: readonly CatalogueEntry[],
  profile: TrainingProfile,
  weights: PrintedWeights,
): Phrase[] {
  const inFewSizes = allInFewSizes(entries, profile)
  const first = [eachItsRule(profile), ...placementFor(entries, profile)]
  if (!entries.some((entry) => isLoadable(entry, profile))) return first
  const unnamed = inFewSizes
    ? 'take the next size. Before that, add 1 rep to every set, up to the top of its range'
    : say`add ${{ kg: 2.5, lb: 5 }}`
  return [
    ...first,
    ...firstWeights(profile, weights, inFewSizes),
    ...firstBar(entries, profile, weights),
    ...when(weights.any, TEXTS.printedWeights),
    ...when(
      weights.about,
      say`First session only: where an “about” weight leaves more than its ${profile.scale} says, add ${{ kg: 5, lb: 10 }} or ${{ kg: 10, lb: 20 }} at once, and to its later weights too.`,
    ),
    profile.redFlags.length
      ? TEXTS.untilCleared
      : say`Where a lift gets heavier, add the step that its rule names, or the least that you can load. Where none is named, ${unnamed}.`,
    TEXTS.easySetFirst,
    ...platesFor(entries, profile),
  ]
}

/**
 * Safety for a bar that gets stuck.
 *
 * @see Haff and Triplett, "Essentials of Strength Training and Conditioning" (NSCA, 4th edition), on spotting and racks
 */
function safetyFor(entries: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  const barred = entries.filter(
    ({ needs, pattern }) =>
      needs.includes('barbell') &&
      (pattern === 'squat' || (pattern === 'horizontal-push' && needs.includes('bench'))),
  )
  const isUnderABar = barred.length > 0
  if (cannotStand(profile)) return [...when(isUnderABar, TEXTS.withoutLegs)]
  const withoutBars =
    isCareful(profile) || isMinor(profile)
      ? 'take a machine, or somebody to spot you'
      : 'leave the collars off, so that the plates can slide off'
  return [
    ...when(isMinor(profile), TEXTS.withAnAdult),
    ...when(
      isUnderABar,
      `Under a barbell, set the safety bars just below your lowest point. On a bench without them, ${withoutBars}.`,
    ),
    ...when(
      profile.equipment.kind === 'home' && barred.some(({ pattern }) => pattern === 'squat'),
      TEXTS.withoutSafetyBars,
    ),
  ]
}

/**
 * Explains the words of the rules. The rules themselves are printed only beside the lifts.
 *
 * @see Halperin and others, "Accuracy in predicting repetitions to task failure in resistance exercise" (2022): people are
 *   off by about one repetition, so one more or less is no miss
 */
function eachItsRule(profile: TrainingProfile): string {
  const { scale } = profile
  const harder = scale === 'RIR' ? 'lower' : 'higher'
  const near = keepsReserve(profile)
    ? 'at its effort, and no harder'
    : `at its ${scale} or one ${harder}, but not the last rep that there is, unless its row asks for that`
  const far = keepsReserve(profile) ? 'harder' : `two ${scale} ${harder}`
  return `Each lift has one rule, under Lift by lift. Hit means every set in its reps ${near}. Fewer reps, or ${far}, is a miss; a set that you made easier on purpose is none. Too easy means two good reps more to spare than the row leaves; where a rule says nothing of it, add its step at once.`
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
      say`To add ${{ kg: 2.5, lb: 5 }} to a bar takes a pair of ${{ kg: 1.25, lb: 2.5 }} plates. If you have none, add 1 rep per set each time, and the next plates after two more.`,
      TEXTS.platesRunOut,
    ),
    ...when(endsAt && ownedWeights.dumbbells, TEXTS.heaviest),
  ]
}

/**
 * How to continue after clearance. Empty if no week may ask for more.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): weight is added at the top of the range
 */
function onceCleared(profile: TrainingProfile): string[] {
  if (!profile.redFlags.length || setGrowthOf(profile) === 'none') return []
  const left = Math.max(MIN_LEFT_ONCE_CLEARED, reserveOf(profile))
  const effort = profile.scale === 'RIR' ? `RIR ${left}` : `RPE ${10 - left}`
  return [
    `When you are cleared, stop at ${effort}, and after the top of the range in every set take the next weight or band up, back at its bottom.`,
  ]
}
const MIN_LEFT_ONCE_CLEARED = 2

/** Progression without weight to add: reps first, then any way to make the lift harder. */
function unloadedLines(all: readonly CatalogueEntry[], profile: TrainingProfile): readonly string[] {
  const entries = all.filter((entry) => !isLoadable(entry, profile))
  if (!entries.length) return []
  const held = entries.some(({ needs }) => needs.some((each) => profile.oneWeight.includes(each)))
  const some = held
    ? 'On exercises whose weight you cannot change'
    : entries.length < all.length
      ? 'On exercises without a weight'
      : 'Each week'
  return [
    `${some}, add 1 rep per set while your form stays clean, up to what the row asks.`,
    TEXTS.harderVariation,
    ...when(
      entries.some(({ needs }) => needs.includes('bands')),
      ...TEXTS.bands,
    ),
    ...when(
      entries.some(({ traits }) => traits.includes('door')),
      TEXTS.door,
    ),
    ...when(held && !profile.redFlags.length, TEXTS.nextWeightOwned),
  ]
}

function effortFor(entries: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  const { scale } = profile
  return [
    TEXTS.scale[scale],
    `Stop each set at the ${scale} of its row, even if the rep range would allow more.`,
    isCareful(profile)
      ? TEXTS.careful
      : workingLevel(profile) === 'novice'
        ? TEXTS.learning
        : keepsReserve(profile)
          ? TEXTS.reserved
          : TEXTS.honest,
    TEXTS.badDay,
    ...when(
      entries.some(({ pattern }) => isTrunk(pattern)),
      TEXTS.trunk,
    ),
  ]
}

/** Someone who keeps a reserve for health is never told to go closer to failure. */
const keepsReserve = (profile: TrainingProfile): boolean =>
  isCareful(profile) || reserveOf(profile) >= TOLD_RESERVE

/**
 * Aerobic advice for anyone who trains for fitness or has a condition. None if a condition forbids more
 * activity.
 */
function aerobicFor({ goal, conditions, redFlags, person }: TrainingProfile): string[] {
  const asked = conditions.map((each) => HEALTH_ADVICE[each]?.aerobic)
  if (asked.includes(null) || (goal !== 'general' && !conditions.length)) return []
  const usual = person.age === '65-plus' ? FOR_OLDER_ADULTS : TEXTS.forAdults
  const at = redFlags.length ? 'Once you are cleared' : 'Beside lifting'
  return [`${at}, ${asked.find((each) => each) ?? usual}`]
}

function recoveryFor(profile: TrainingProfile): string[] {
  const { days, minutes, conditions } = profile
  return [
    ...[clearanceNotice(profile), warningSigns(profile)].filter((each) => each !== null),
    days <= 3
      ? TEXTS.dayBetween
      : `With ${days} sessions a week, keep the order of the days and take your rest days where the week allows.`,
    missedDays(profile),
    profile.dailyLife.sleepsLittle ? TEXTS.littleSleep : TEXTS.longSleep,
    `Sessions are planned to fit ${minutes} minutes with the warm-up. If time runs out, do one set fewer of each exercise that is left, but at least one, and leave none out.`,
    `The first ${minutesToWarmUp(profile)} minutes are the warm-up: easy movement until you are warm, then the easy sets of the first lift.`,
    ...when(usesSupersets(profile) || pairsSmall(profile), TEXTS.inTurn),
    ...aerobicFor(profile),
    ...new Set(conditions.flatMap((each) => HEALTH_ADVICE[each]?.lines ?? [])),
    TEXTS.pain,
  ]
}

/**
 * Practice. One or two weeks off cost almost nothing.
 *
 * @see McMaster and others, "The development, retention and decay rates of strength and power" (2013): strength is kept
 *   for some three weeks without training
 */
const missedDays = ({ minutes, event }: TrainingProfile): string =>
  `Missed a session? Do it next, and go on in order. ${event ? TEXTS.weekOfTheDate : TEXTS.lastWeekAgain}${
    isShortSession({ minutes }) ? ' Only half of the time? Do one set of each exercise.' : ''
  }`

/** Whether the advice is to eat more than keeps the weight. */
export const asksToGain = (line: string): boolean =>
  [TEXTS.eating.hypertrophy, TEXTS.eating.powerbuilding, TEXTS.eating.strength].some((each) => each === line)

function eatingFor(profile: TrainingProfile): readonly string[] {
  const { losesWeight } = profile.dailyLife
  if (peaksFor(profile)) return [TEXTS.noCut]
  if (!losesWeight) return [TEXTS.eating[profile.goal]]
  return [TEXTS.losing, ...when(losesWeight === 'medicine', TEXTS.withMedicine)]
}

const proteinLine = (grams: number | null, perKg: number | undefined): Phrase =>
  grams === null
    ? say`Eat ${perKg ? `about ${perKg} g of protein per kg` : { gramsPerKg: [1.6, 2.2] }} of body weight a day, spread over your meals.`
    : `Eat about ${grams} g of protein a day, spread over your meals. That is worked out from your body weight.`

const askFor = (who: string): string => `Ask ${who} how much and what to eat; what follows is general.`

function nutritionFor(profile: TrainingProfile): Phrase[] {
  const advice = profile.conditions.map((each) => HEALTH_ADVICE[each])
  const eating = advice.flatMap((each) => each?.eating ?? [])
  const asked = noticed(profile).filter((each) => CONDITION_CARE[each].clearWith?.who.includes('midwife'))
  // Eating advice for a condition, or a midwife's advice, replaces the general advice.
  const generalEating = (): readonly string[] => {
    if (asked.length) return [askFor(askedAbout(asked))]
    if (eating.length) return []
    return profile.redFlags.length ? [askFor('your doctor')] : eatingFor(profile)
  }
  return [
    ...generalEating(),
    ...(eating.length ? eating : [proteinLine(proteinGrams(profile), proteinAsked(profile))]),
    TEXTS.meals,
    advice.find((each) => each?.drinking)?.drinking ?? TEXTS.drinking,
  ]
}
