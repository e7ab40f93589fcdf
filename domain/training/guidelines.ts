import type { GeneratedProgram } from '../program.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Draft } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { tapersFor } from './event.ts'
import { proteinGrams } from './person/body-weight.ts'
import { askedAbout, clearanceNotice } from './red-flags.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isLoadable } from './scheme.ts'
import { takesTurns } from './supersets.ts'

type Guidelines = GeneratedProgram['guidelines']

/** What to know beside the tables, in plain words. */
export function guidelinesFor(draft: Draft, profile: TrainingProfile, hasWeights: boolean): Guidelines {
  return {
    progression: progressionFor(draft, profile, hasWeights),
    rpe: [...effortFor(profile), ...safetyFor(draft)],
    recovery: recoveryFor(profile),
    nutrition: nutritionFor(profile),
  }
}

function progressionFor(
  { days, deloadWeek }: Draft,
  profile: TrainingProfile,
  hasWeights: boolean,
): string[] {
  const entries = days.flatMap(({ rows }) => rows.map(({ entry }) => entry))
  const loaded = entries.some((entry) => isLoadable(entry, profile))
  const unloaded = entries.filter((entry) => !isLoadable(entry, profile))
  return [
    EACH_ITS_RULE,
    ...(loaded ? [...firstWeights(profile, hasWeights), ...loadedLines(profile)] : []),
    ...(unloaded.length ? unloadedLines(unloaded, loaded, profile) : []),
    profile.redFlags.length
      ? 'If you miss the bottom of the range, or are in doubt, do less, as its rule says.'
      : 'If you miss the bottom of the range in two sessions in a row, go back as its rule says and build up again.',
    ...(deloadWeek === null
      ? []
      : [
          `Week ${deloadWeek} is a light week: same exercises, about half the sets, easy effort. Do not skip it.`,
        ]),
    profile.redFlags.length
      ? 'Write down what you lift each session and how it felt. To keep at it is enough: you need not beat your last log.'
      : 'Write down what you lift each session. Beating your last log by a little is the whole game.',
    tapersFor(profile)
      ? 'When your day is behind you, begin again with new numbers: After week 8 says how.'
      : 'When week 8 is done, begin again with new numbers: After week 8 says how.',
  ]
}

/**
 * What catches a bar that does not come up.
 *
 * @see Haff and Triplett, "Essentials of Strength Training and Conditioning" (NSCA, 4th edition), on spotting and racks
 */
function safetyFor({ days }: Draft): string[] {
  const entries = days.flatMap(({ rows }) => rows.map(({ entry }) => entry))
  const isUnderABar = ({ needs, pattern }: CatalogueEntry) =>
    needs.includes('barbell') &&
    (pattern === 'squat' || (pattern === 'horizontal-push' && needs.includes('bench')))
  return entries.some(isUnderABar)
    ? [
        'Under a barbell, set the safety bars just below your lowest point. On a bench without them, leave the collars off, so that the plates can slide off.',
      ]
    : []
}

/** What the words of the rules mean; the rules stand beside the lifts and nowhere else. */
const EACH_ITS_RULE =
  'Each lift has one rule, under Lift by lift. Hit means every set in its reps at its effort. Too easy means two good reps more to spare.'

/**
 * The weight of a first session is worked up to in sets of the asked repetitions.
 *
 * @see Helms and others, "Application of the repetitions in reserve-based rating of perceived exertion scale for
 *   resistance training" (2016); beginners judge their reserve worse, so they stop where the bar slows down
 */
function firstWeights(profile: TrainingProfile, hasWeights: boolean): string[] {
  const where = hasWeights ? 'Where no weight is printed, find it' : 'Find each weight'
  if (profile.redFlags.length)
    return [
      'Start lighter than you think you need: in week 1 you should be sure of four more reps after every set.',
    ]
  const until =
    workingLevel(profile) === 'novice'
      ? 'until the last reps slow down'
      : `until one leaves the ${profile.scale} of its row`
  return [
    `${where} in your first session: do sets of the row’s reps, a little heavier each time, ${until}. Write that weight under Lift by lift; it is your start.`,
  ]
}

function loadedLines(profile: TrainingProfile): string[] {
  return [
    profile.redFlags.length
      ? 'No weight goes up by plan: the rows add 1 rep from time to time. Take the least step up only where a lift was too easy twice in a row.'
      : 'Where its rule makes a lift heavier, small steps do: add 2.5 kg (5 lb), or the least that you can load.',
    'Before every later lift with a heavy weight, do one easy set: about half the weight, or half the reps where you have no lighter one.',
  ]
}

/** Where there is no weight to add: reps first, then whatever makes the same lift harder. */
function unloadedLines(
  entries: readonly CatalogueEntry[],
  mixed: boolean,
  { oneWeight }: TrainingProfile,
): string[] {
  const held = entries.some(({ needs }) => needs.some((each) => oneWeight.includes(each)))
  const where = held ? 'On exercises whose weight you cannot change' : 'On exercises without a weight'
  return [
    `${mixed || held ? where : 'Each week'}, add 1 rep per set while your form stays clean, up to what the row asks.`,
    ...(entries.some(({ needs }) => needs.includes('bands')) ? BANDS : []),
    ...(entries.some(({ traits }) => traits.includes('door')) ? [DOOR] : []),
    ...(held
      ? ['If you own the next weight up, take it at the top of the range and start again at the bottom.']
      : []),
  ]
}

/**
 * How to choose a band, and how not to be hit by one.
 *
 * @see Page and Ellenbecker, "The Scientific and Clinical Application of Elastic Resistance" (2003)
 */
const BANDS: readonly string[] = [
  'Choose the band, and how far you stand from its anchor, so that the last rep leaves the effort of the row. Write down both.',
  'Anchor it at the top of the door for what you pull down, at chest height for presses and rows, and at its bottom for what you pull up or through.',
  'Look over each band for cracks before you start. Anchor it on the side to which the door closes, and lock the door.',
]

/** @see r/bodyweightfitness, "Recommended Routine": rows at home, a towel knotted over the top of a door */
const DOOR =
  'For rows at a door, take one that opens away from you. Close and lock it, knot the towel on its far side, and try it with half your weight first.'

function effortFor(profile: TrainingProfile): string[] {
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
  const last = profile.redFlags.length ? careful : workingLevel(profile) === 'novice' ? learning : honest
  return [
    ...meaning,
    last,
    'On a bad day, keep the effort of the row and let the weight or the reps come down.',
  ]
}

/** Where none fits, the rule is harmless. */
const IN_TURN =
  'Where two rows say "In turn with", do a set of the one, rest as it says, then a set of the other, until both are done. Begin with the one of more sets.'

/** @see WHO, "Guidelines on physical activity and sedentary behaviour" (2020): for adults with and without disability */
const AEROBIC =
  'Beside lifting, be active for 150 to 300 minutes a week, at a pace at which you can talk but not sing. Sport that you do already counts.'

function recoveryFor(profile: TrainingProfile): string[] {
  const { days, minutes, redFlags, goal } = profile
  const rest =
    days <= 3
      ? 'Leave at least one day between sessions.'
      : `With ${days} sessions a week, keep the order of the days and take your rest days where the week allows.`
  return [
    ...(redFlags.length ? [clearanceNotice(redFlags)] : []),
    rest,
    'Sleep 7 to 9 hours. It does more for your progress than any extra set.',
    `Sessions are planned to fit ${minutes} minutes with the warm-up. If time runs out, drop the last exercise, not the first.`,
    ...(takesTurns(profile) ? [IN_TURN] : []),
    ...(goal === 'general' && !redFlags.length ? [AEROBIC] : []),
    'Sharp pain is a reason to stop that exercise and take its swap. Dull muscle soreness is not.',
  ]
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

const proteinLine = (grams: number | null): string =>
  grams === null
    ? 'Eat 1.6 to 2.2 g of protein per kg of body weight a day, spread over your meals.'
    : `Eat about ${grams} g of protein a day, spread over your meals. That is worked out from your body weight.`

const nutritionFor = ({ goal, redFlags, person }: TrainingProfile): string[] => [
  redFlags.length
    ? `Ask ${askedAbout(redFlags).find((each) => each.includes('midwife')) ?? 'your doctor'} how much and what to eat; what follows is general.`
    : EATING[goal],
  proteinLine(proteinGrams({ person })),
  'Build meals from plain food: lean protein, vegetables, fruit, whole grains, some healthy fat.',
  'Drink enough that your urine stays pale, and have water with you when you train.',
]
