import type { GeneratedProgram } from '../program.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Draft } from './draft.ts'
import { workingLevel } from './eligible.ts'
import { proteinGrams } from './person/body-weight.ts'
import { clearanceNotice } from './red-flags.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isLoadable } from './scheme.ts'
import type { Implement } from './vocabulary.ts'
import { isBrief } from './volume.ts'
import { inWords } from './words.ts'

type Guidelines = GeneratedProgram['guidelines']

/** What to know beside the tables, in plain words. */
export function guidelinesFor(draft: Draft, profile: TrainingProfile, hasWeights: boolean): Guidelines {
  return {
    progression: progressionFor(draft, profile, hasWeights),
    rpe: effortFor(profile),
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
  const lines: string[] = []
  if (hasWeights) lines.push(STATED_WEIGHTS)
  if (loaded) lines.push(...loadedLines(profile, hasWeights ? 'No weight stated? ' : ''))
  if (unloaded.length) lines.push(...unloadedLines(unloaded, loaded, profile))
  if (deloadWeek !== null)
    lines.push(
      `Week ${deloadWeek} is a light week: same exercises, about half the sets, easy effort. Do not skip it.`,
    )
  lines.push('Write down what you lift each session. Beating your last log by a little is the whole game.')
  return lines
}

/** The one rule for lifts whose weights are printed. */
const STATED_WEIGHTS =
  'Where a row states a weight, lift that. If it leaves more reps in reserve than the row says, add 2.5 kg (5 lb) to every later weight of that lift; if it leaves fewer, take as much off.'

/** @param elsewhere - opens what holds only for rows that state no weight */
function loadedLines(profile: TrainingProfile, elsewhere: string): string[] {
  const careful = profile.redFlags.length > 0
  const start = careful
    ? 'Start lighter than you think you need: in week 1 you should be sure of four more reps after every set.'
    : workingLevel(profile) === 'novice'
      ? 'Find your first weights with a ramp test: start light, add a little each set, and stop when the last reps slow down. Train one step below that weight.'
      : 'In week 1 pick a weight that leaves the reps in reserve that the row states. When in doubt, start lighter.'
  return [
    `${elsewhere}${start}`,
    careful
      ? 'When every set reaches the top of its rep range with ease, add 2 percent of the weight or 1 rep, not both.'
      : `${elsewhere}When every set reaches the top of its rep range at the stated effort, add 2.5 kg (5 lb), or 2 to 5 percent. Rows that name a step get it every week; where it is too much, take half of it.`,
    'Before every later lift with a heavy weight, do one easy set at about half of it.',
    'If you miss the bottom of the range in two sessions in a row, take 10 percent off and build up again.',
  ]
}

/** Where there is no weight to add: reps first, then whatever makes the same lift harder. */
function unloadedLines(
  entries: readonly CatalogueEntry[],
  mixed: boolean,
  { oneWeight }: TrainingProfile,
): string[] {
  const needsOne = (tools: readonly Implement[]) =>
    entries.some(({ needs }) => needs.some((each) => tools.includes(each)))
  const held = needsOne(oneWeight)
  const where = held ? 'On exercises whose weight you cannot change' : 'On exercises without a weight'
  const harder = [
    'lower for 3 seconds',
    'pause for 1 second',
    ...(needsOne(['bands']) ? ['grip the band shorter'] : []),
    'take a harder variation',
  ]
  return [
    `${mixed || held ? where : 'Each week'}, add 1 rep per set while your form stays clean.`,
    `At the top of the range, make it harder: ${inWords(harder, 'or')}.`,
    ...(held
      ? ['If you own the next weight up, take it at the top of the range and start again at the bottom.']
      : []),
    `If you miss the bottom of the range ${mixed ? 'there twice in a row' : 'in two sessions in a row'}, ${held ? 'take an easier variation' : 'go back to the easier variation'} for a week.`,
  ]
}

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

/** Brief sessions may hold supersets; where none fits, the rule is harmless. */
const IN_TURN =
  'Where two rows say "In turn with", do a set of the one, rest as it says, then a set of the other, until both are done. Begin with the one of more sets.'

function recoveryFor({ days, minutes, redFlags }: TrainingProfile): string[] {
  const rest =
    days <= 3
      ? 'Leave at least one day between sessions.'
      : `With ${days} sessions a week, keep the order of the days and take your rest days where the week allows.`
  return [
    ...(redFlags.length ? [clearanceNotice(redFlags)] : []),
    rest,
    'Sleep 7 to 9 hours. It does more for your progress than any extra set.',
    `Sessions are planned to fit ${minutes} minutes with the warm-up. If time runs out, drop the last exercise, not the first.`,
    ...(isBrief({ minutes }) ? [IN_TURN] : []),
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
    ? 'Ask your doctor or midwife how much and what to eat; what follows is general.'
    : EATING[goal],
  proteinLine(proteinGrams({ person })),
  'Build meals from plain food: lean protein, vegetables, fruit, whole grains, some healthy fat.',
  'Drink enough that your urine stays pale, and have water with you when you train.',
]
