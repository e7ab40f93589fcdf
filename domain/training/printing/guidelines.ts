import type { GeneratedProgram } from '../../program/program.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { Draft } from '../draft/draft.ts'
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
import { comesInFewSizes } from '../profile/weights/loading.ts'
import { allInFewSizes, isLoadable } from '../prescription/rep-ranges.ts'
import { placementFor } from '../progression/bodyweight-start.ts'
import { pairsSmall, usesSupersets } from '../prescription/supersets.ts'
import { isTrunk } from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'

type Guidelines = Record<keyof GeneratedProgram['guidelines'], Phrase[]>

/** Guidelines beside the tables, in plain words. */
export function guidelinesFor(
  draft: Draft,
  swaps: readonly CatalogueEntry[],
  profile: TrainingProfile,
  weights: PrintedWeights,
): Guidelines {
  return {
    progression: progressionFor(draft, profile, weights),
    rpe: [...effortFor(draft, profile), ...safetyFor(draft, swaps, profile)],
    recovery: recoveryFor(profile),
    nutrition: nutritionFor(profile),
  }
}

/** One of the guidelines, which the pages of the weeks repeat. */
export const onMissedReps = ({ redFlags }: TrainingProfile): string =>
  redFlags.length
    ? 'If you miss the bottom of the range, or are in doubt, do less, as its rule under Lift by lift says.'
    : 'If you miss the bottom of the range, do what its rule under Lift by lift says, and build up again.'

function progressionFor(
  { days, deloadWeek }: Draft,
  profile: TrainingProfile,
  weights: PrintedWeights,
): Phrase[] {
  const entries = days.flatMap(({ rows }) => rows.map(({ entry }) => entry))
  const loaded = entries.some((entry) => isLoadable(entry, profile))
  const unloaded = entries.filter((entry) => !isLoadable(entry, profile))
  const inFewSizes = allInFewSizes(entries, profile)
  return [
    eachItsRule(profile),
    ...placementFor(entries, profile),
    ...(loaded
      ? [
          ...firstWeights(profile, weights, inFewSizes),
          ...firstBar(entries, profile, weights),
          ...printedWeights(profile, weights),
          ...loadedLines(profile, inFewSizes),
          ...platesFor(entries, profile),
        ]
      : []),
    ...(isSharedByDays(days) ? [ONE_WEIGHT] : []),
    ...(unloaded.length ? unloadedLines(unloaded, loaded, profile) : []),
    ...onceCleared(profile),
    onMissedReps(profile),
    ...(deloadWeek === null
      ? []
      : [
          `Week ${deloadWeek} is a light week: same exercises, about half the sets, easy effort. Do not skip it, and add nothing to it.`,
        ]),
    isCareful(profile)
      ? 'Write down what you lift each session and how it felt. To keep at it is enough: you need not beat your last log.'
      : 'Write down what you lift each session. Beating your last log by a little is the whole game.',
    tapersFor(profile)
      ? 'When your day is behind you, begin again with new numbers: After week 8 says how.'
      : 'When week 8 is done, begin again with new numbers: After week 8 says how.',
  ]
}

/**
 * Safety for a bar that gets stuck.
 *
 * @see Haff and Triplett, "Essentials of Strength Training and Conditioning" (NSCA, 4th edition), on spotting and racks
 */
function safetyFor({ days }: Draft, swaps: readonly CatalogueEntry[], profile: TrainingProfile): string[] {
  const entries = [...days.flatMap(({ rows }) => rows.map(({ entry }) => entry)), ...swaps]
  const isUnderABar = ({ needs, pattern }: CatalogueEntry) =>
    needs.includes('barbell') &&
    (pattern === 'squat' || (pattern === 'horizontal-push' && needs.includes('bench')))
  const isSquattedBar = (entry: CatalogueEntry) => isUnderABar(entry) && entry.pattern === 'squat'
  if (cannotStand(profile)) return entries.some(isUnderABar) ? [WITHOUT_LEGS] : []
  const withoutBars =
    isCareful(profile) || isMinor(profile)
      ? 'take a machine, or somebody to spot you'
      : 'leave the collars off, so that the plates can slide off'
  return [
    ...(isMinor(profile) ? [WITH_AN_ADULT] : []),
    ...(entries.some(isUnderABar)
      ? [
          `Under a barbell, set the safety bars just below your lowest point. On a bench without them, ${withoutBars}.`,
        ]
      : []),
    ...(profile.equipment.kind === 'home' && entries.some(isSquattedBar) ? [WITHOUT_SAFETY_BARS] : []),
  ]
}

/** @see Faigenbaum and others, "Youth resistance training: updated position statement paper from the NSCA" (2009) */
const WITH_AN_ADULT =
  'Train with an adult in the room who knows these lifts. Put more weight on only when they have seen you do every rep cleanly.'

/** Squat stands and many home racks have none. */
const WITHOUT_SAFETY_BARS =
  'If your stands have no safety bars, end every squat set while you are sure of two more reps, in tests too.'

/** Someone without leg drive cannot tip the bar or slide out from under it. Practice of para powerlifting. */
const WITHOUT_LEGS =
  'Press a barbell only inside safety bars set just below your lowest point, or with somebody to spot you. Keep the collars on.'

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

/** Whether a weight that rises every session carries over from day to day. */
function isSharedByDays(days: Draft['days']): boolean {
  const rising = days.flatMap(({ rows }) =>
    rows.flatMap(({ entry, progression }) => (progression === 'load' ? entry : [])),
  )
  return new Set(rising).size < rising.length
}

/** @see r/Fitness, "Basic Beginner Routine": a lift continues from its last session */
const ONE_WEIGHT =
  'A lift that adds weight each time and stands on two days or more has one weight: go on from its last time, whichever day that was.'

/** Explains printed weights and their limits. */
function printedWeights({ scale }: TrainingProfile, { any, about }: PrintedWeights): Phrase[] {
  const low = say`First session only: where an “about” weight leaves more than its ${scale} says, add ${{ kg: 5, lb: 10 }} or ${{ kg: 10, lb: 20 }} at once, and to its later weights too.`
  return [
    ...(any ? ['A printed weight is for the lift itself. A swap finds its own.'] : []),
    ...(about ? [low] : []),
  ]
}

/** Home gyms have few plates and often lack the smallest. */
function platesFor(
  entries: readonly CatalogueEntry[],
  { equipment, redFlags, ownedWeights }: TrainingProfile,
): Phrase[] {
  const endsAt = entries.some(
    (entry) => entry.needs.includes('dumbbells') && !comesInFewSizes(entry, ownedWeights),
  )
  const hasBar = entries.some(({ needs }) => needs.includes('barbell'))
  if (equipment.kind !== 'home' || redFlags.length) return []
  const ends = endsAt && ownedWeights.dumbbells ? [HEAVIEST] : []
  return hasBar
    ? [
        say`To add ${{ kg: 2.5, lb: 5 }} to a bar takes a pair of ${{ kg: 1.25, lb: 2.5 }} plates. If you have none, add 1 rep per set each time, and the next plates after two more.`,
        'When your plates run out, keep the weight: add reps up to 12, then lower for 3 seconds.',
        ...ends,
      ]
    : ends
}

/** R26 sets the maximum reps. */
const HEAVIEST =
  'When your heaviest dumbbells get easy, keep them: add reps up to 20, then lower for 3 seconds.'

function loadedLines(profile: TrainingProfile, inFewSizes: boolean): Phrase[] {
  const unnamed = inFewSizes
    ? 'take the next size. Before that, add 1 rep to every set, up to the top of its range'
    : say`add ${{ kg: 2.5, lb: 5 }}`
  return [
    profile.redFlags.length
      ? 'Until you are cleared no weight goes up by plan: the rows add 1 rep from time to time. Take the least step up only where a lift was too easy twice in a row.'
      : say`Where a lift gets heavier, add the step that its rule names, or the least that you can load. Where none is named, ${unnamed}.`,
    'Before every later lift with a heavy weight, do one easy set: about half the weight, or half the reps where you have no lighter one.',
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
function unloadedLines(
  entries: readonly CatalogueEntry[],
  mixed: boolean,
  { oneWeight, redFlags }: TrainingProfile,
): string[] {
  const held = entries.some(({ needs }) => needs.some((each) => oneWeight.includes(each)))
  const where = held ? 'On exercises whose weight you cannot change' : 'On exercises without a weight'
  return [
    `${mixed || held ? where : 'Each week'}, add 1 rep per set while your form stays clean, up to what the row asks.`,
    'A harder variation begins at the reps that the rule names, whatever its row asks by then, and climbs from there.',
    ...(entries.some(({ needs }) => needs.includes('bands')) ? BANDS : []),
    ...(entries.some(({ traits }) => traits.includes('door')) ? [DOOR] : []),
    ...(held && !redFlags.length
      ? ['If you own the next weight up, take it at the top of the range and start again at the bottom.']
      : []),
  ]
}

/**
 * How to choose a band and stay safe with it.
 *
 * @see Page and Ellenbecker, "The Scientific and Clinical Application of Elastic Resistance" (2003)
 */
const BANDS: readonly string[] = [
  'Choose the band, and how far you are from its anchor, so that the last rep leaves the effort of the row. Write down both.',
  'Anchor it at the top of the door for what you pull down, at chest height for rows and flies, and at its bottom for what you pull up or through. Chest presses go around your back.',
  'First session: a middle band for squats, hinges, rows and presses, the lightest for lunges, arms and what goes overhead. Three reps too easy? Take the next one up at once.',
  'Look over each band for cracks before you start. Stand on the side from which you would push the door open, lock it, and tug on the band first.',
]

/** @see r/bodyweightfitness, "Recommended Routine": rows at home, a towel knotted over the top of a door */
const DOOR =
  'For rows at a door, take one that opens away from you. Close and lock it, knot the towel on its far side, and try it with half your weight first.'

function effortFor({ days }: Draft, profile: TrainingProfile): string[] {
  const { scale } = profile
  const meaning =
    scale === 'RPE'
      ? [
          'RPE is how hard a set felt, out of 10. RPE 10 means nothing left, RPE 8 means two more good reps.',
          'Stop each set at the RPE of its row, even if the rep range would allow more.',
        ]
      : [
          'RIR means reps in reserve: how many more good reps you could have done. RIR 2 means you stop with two left.',
          'Stop each set at the RIR of its row, even if the rep range would allow more.',
        ]
  const honest =
    'Most people guess one rep too few. On the last set of safe exercises, check yourself now and then.'
  const careful = 'Never hold your breath under effort, and never train to failure in this program.'
  const learning = 'Nothing here goes to failure. Clean reps come first while you learn the lifts.'
  const last = isCareful(profile)
    ? careful
    : workingLevel(profile) === 'novice'
      ? learning
      : keepsReserve(profile)
        ? RESERVED
        : honest
  return [
    ...meaning,
    last,
    'On a bad day, keep the effort of the row and let the weight or the reps come down.',
    ...(days.some(({ rows }) => rows.some(({ entry }) => isTrunk(entry.pattern))) ? [TRUNK] : []),
  ]
}

/** Someone who keeps a reserve for health is never told to go closer to failure. */
const keepsReserve = (profile: TrainingProfile): boolean =>
  isCareful(profile) || reserveOf(profile) >= TOLD_RESERVE
const RESERVED = 'For your health stop no set later than its row says, and never train to failure.'

/** Effort is hard to judge in static trunk exercises. */
const TRUNK =
  'On exercises for the trunk, the reps or seconds of the row in clean form are the aim, whatever the effort.'

/** Harmless if no row has it. */
const IN_TURN =
  'Where two rows say "In turn with", do a set of the one, rest as it says, then a set of the other, until both are done. The upper row begins. A set left over of the lower one comes last, after twice its rest.'

/** @see WHO, "Guidelines on physical activity and sedentary behaviour" (2020): for adults with and without disability */
const FOR_ADULTS =
  'be active for 150 to 300 minutes a week, at a pace at which you can talk but not sing. Sport that you do already counts.'

/**
 * Aerobic advice for anyone who trains for fitness or has a condition. None if a condition forbids more
 * activity.
 */
function aerobicFor({ goal, conditions, redFlags, person }: TrainingProfile): string[] {
  const asked = conditions.map((each) => HEALTH_ADVICE[each]?.aerobic)
  if (asked.includes(null) || (goal !== 'general' && !conditions.length)) return []
  const usual = person.age === '65-plus' ? FOR_OLDER_ADULTS : FOR_ADULTS
  const when = redFlags.length ? 'Once you are cleared' : 'Beside lifting'
  return [`${when}, ${asked.find((each) => each) ?? usual}`]
}

const adviceFor = ({ conditions }: TrainingProfile): string[] => [
  ...new Set(conditions.flatMap((each) => HEALTH_ADVICE[each]?.lines ?? [])),
]

/** @see Watson and others, "Recommended amount of sleep for a healthy adult" (2015) */
export const LONG_SLEEP = 'Sleep 7 to 9 hours. It does more for your progress than any extra set.'

/**
 * Nobody who says why they sleep little needs to be told to sleep more.
 *
 * @see Craven and others, "Effects of acute sleep loss on physical performance" (2022): strength loses a few percent, and
 *   less the shorter one has been awake
 */
const LITTLE_SLEEP =
  'Your sleep is short as it is: take what you can get, a nap counts too, and train at the hour at which you feel best. After a bad night, do one set fewer of each exercise.'

function recoveryFor(profile: TrainingProfile): string[] {
  const { days, minutes } = profile
  const rest =
    days <= 3
      ? 'Leave at least one day between sessions.'
      : `With ${days} sessions a week, keep the order of the days and take your rest days where the week allows.`
  return [
    ...[clearanceNotice(profile), warningSigns(profile)].filter((each) => each !== null),
    rest,
    missedDays(profile),
    profile.dailyLife.sleepsLittle ? LITTLE_SLEEP : LONG_SLEEP,
    `Sessions are planned to fit ${minutes} minutes with the warm-up. If time runs out, do one set fewer of each exercise that is left, but at least one, and leave none out.`,
    `The first ${minutesToWarmUp(profile)} minutes are the warm-up: easy movement until you are warm, then the easy sets of the first lift.`,
    ...(usesSupersets(profile) || pairsSmall(profile) ? [IN_TURN] : []),
    ...aerobicFor(profile),
    ...adviceFor(profile),
    'Sharp pain is a reason to stop that exercise: take its swap if that does not hurt, or leave it out. Dull muscle soreness is not.',
  ]
}

/**
 * Practice. One or two weeks off cost almost nothing.
 *
 * @see McMaster and others, "The development, retention and decay rates of strength and power" (2013): strength is kept
 *   for some three weeks without training
 */
const missedDays = ({ minutes, event }: TrainingProfile): string => {
  const longer = event
    ? 'After a missed week, go on with the week that the date asks for.'
    : 'After a week or more away, do the last week that you finished once more.'
  const brief = isShortSession({ minutes }) ? ' Only half of the time? Do one set of each exercise.' : ''
  return `Missed a session? Do it next, and go on in order. ${longer}${brief}`
}

const EATING: Readonly<Record<TrainingProfile['goal'], string>> = {
  hypertrophy:
    'To build muscle, eat a little above what keeps your weight steady, about 200 to 300 kcal a day.',
  powerbuilding:
    'To grow and get stronger, eat a little above what keeps your weight steady, about 200 to 300 kcal a day.',
  strength:
    'For strength, eat enough to keep your weight steady or rising slowly. Do not start hard sessions hungry.',
  general:
    'For general fitness, eat around what keeps your weight steady, and change it slowly if you want to lose or gain.',
}

/**
 * For somebody who loses weight, whatever their goal.
 *
 * @see Helms, Aragon and Fitschen, "Evidence-based recommendations for natural bodybuilding contest preparation" (2014):
 *   0.5 to 1 percent a week spares muscle
 */
const LOSING =
  'You are losing weight: no faster than 0.5 to 1 percent of it a week. With lifting and the protein below, what goes is mostly fat.'
const WITH_MEDICINE =
  'Where your medicine takes your appetite, eat the protein of each meal first, and ask who prescribed it before you eat much less.'

/** Whether the advice is to eat more than keeps the weight. */
export const asksToGain = (line: string): boolean => GAINS.includes(line)
const GAINS: readonly string[] = [EATING.hypertrophy, EATING.powerbuilding, EATING.strength]

function eatingFor(profile: TrainingProfile): string[] {
  const { losesWeight } = profile.dailyLife
  if (peaksFor(profile)) return [NO_CUT]
  if (!losesWeight) return [EATING[profile.goal]]
  return losesWeight === 'medicine' ? [LOSING, WITH_MEDICINE] : [LOSING]
}

const proteinLine = (grams: number | null, perKg: number | undefined): Phrase =>
  grams === null
    ? say`Eat ${perKg ? `about ${perKg} g of protein per kg` : { gramsPerKg: [1.6, 2.2] }} of body weight a day, spread over your meals.`
    : `Eat about ${grams} g of protein a day, spread over your meals. That is worked out from your body weight.`

const askFor = (who: string): string => `Ask ${who} how much and what to eat; what follows is general.`

/** Losing weight costs strength. Gaining weight may change the class. Practice. */
const NO_CUT =
  'Lift in the weight class that you are in: keep your weight steady, and cut neither food nor water for the meet.'

function nutritionFor(profile: TrainingProfile): Phrase[] {
  const { conditions } = profile
  const advice = conditions.map((each) => HEALTH_ADVICE[each])
  const eating = advice.flatMap((each) => each?.eating ?? [])
  const asked = noticed(profile).filter((each) => CONDITION_CARE[each].clearWith?.who.includes('midwife'))
  // Eating advice for a condition, or a midwife's advice, replaces the general advice.
  const generalEating = (): string[] => {
    if (asked.length) return [askFor(askedAbout(asked))]
    if (eating.length) return []
    return profile.redFlags.length ? [askFor('your doctor')] : eatingFor(profile)
  }
  return [
    ...generalEating(),
    ...(eating.length ? eating : [proteinLine(proteinGrams(profile), proteinAsked(profile))]),
    'Build meals from plain food: lean protein, vegetables, fruit, whole grains, some healthy fat.',
    advice.find((each) => each?.drinking)?.drinking ??
      'Drink enough that your urine stays pale, and have water with you when you train.',
  ]
}
