import type { TrainingProfile } from '../profile/profile.ts'
import { fewestReps, setGrowthOf } from '../profile/health/care.ts'
import { askedAtPain, WHO_TREATS_IT } from '../profile/health/pain.ts'
import { isParents } from '../profile/health/red-flags.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { many } from '../../exercises/words.ts'
import { firstWeeks, isBackIn, lowWeightsOf, type LowWeights } from '../profile/health/weeks-of-care.ts'
import type { Row } from '../draft/draft.ts'
import { PEAK_BEGINS, peaksFor } from '../profile/event.ts'
import {
  isBallistic,
  isGetUp,
  isInLadders,
  isOfBands,
  isOfOddObject,
  type CatalogueEntry,
} from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import type { RowFacts } from '../../program/row-facts.ts'
import type { LoadChange, RuleLoads } from '../../program/rule-loads.ts'
import type { RuleSteps } from '../../program/rule-steps.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import { lbFromKg } from '../../program/units.ts'
import { WEEKS } from '../../program/weeks.ts'
import { nextOn } from '../prescription/ladders.ts'
import { goalOf } from '../prescription/rep-goals.ts'
import { bestOf, objectFor } from '../prescription/within-best.ts'
import { beginsFromNothing, eligibleFor, objectionTo } from '../profile/eligible.ts'
import { pullUpsOf } from '../profile/body-weight.ts'
import { isOfSkill } from '../profile/skills.ts'
import { toldOf } from '../profile/own-bests.ts'
import { comesInFewSizes, comesInSizes } from '../profile/weights/loading.ts'
import { isLoadable, isLowered, isShortHold, loadStepKg } from '../prescription/rep-ranges.ts'
import { hasTrials } from '../prescription/test-week.ts'
import { beyondHeaviest, betweenSizes, moveOnTo, upToHeaviest } from '../prescription/printed-reps.ts'
import { linearStepKg, REPS_FOR_DOUBLE_STEP, roundStepKg } from '../prescription/load-step.ts'

/** Only an effort, a weight in each week, or a weight with the first set as the heaviest. */
export type Prints = 'effort' | 'weight' | 'top set'

/** The rule in words, and what it does to the weight. */
export interface ProgressionRule {
  says: Phrase
  loads: RuleLoads
  /** The exercises that it names, if any. */
  steps?: RuleSteps
}

/**
 * What next week does after a hit, too easy or missed lift: its only progression rule (T9).
 *
 * @param timesAWeek - how often the lift comes
 * @param prints - the weights that the eight weeks print
 */
export function progressionRuleOf(
  row: Row,
  growth: ProgressionKind,
  timesAWeek: number,
  prints: Prints,
  profile: TrainingProfile,
): ProgressionRule {
  const low = lowWeightsOf(profile)
  const first =
    ownFirst(row.entry, profile) ||
    unweightedFirst(row.entry, profile) ||
    (isShortHold(row.entry, profile) ? IN_PIECES : '')
  const rule = usualRuleOf(row, growth, timesAWeek, prints, profile)
  const usual = first ? { ...rule, says: say`${first} ${rule.says}` } : rule
  if (!low) return usual
  if (!isLoadable(row.entry, profile)) return low.by === 'share' ? asEasy(low, usual) : usual
  if (low.by === 'share') {
    const isBack = isBackIn(low)
    return {
      says: isBack
        ? say`${byShare(profile)} Weeks without a share go like this. ${usual.says}`
        : byShare(profile),
      loads: {},
      ...(isBack && usual.steps && { steps: usual.steps }),
    }
  }
  return {
    says: say`${withinLimit(low)} ${usual.says}`,
    loads: {},
    ...(usual.steps && { steps: usual.steps }),
  }
}

/**
 * A squat may begin without its weight where the body alone may be enough; empty for all others. Practice, as is how many reps
 * lead on.
 */
function unweightedFirst({ pattern, needs }: CatalogueEntry, profile: TrainingProfile): string {
  const held = HELD.find(([need]) => needs.includes(need))
  return pattern === 'squat' && held && beginsFromNothing(profile)
    ? `Start with the lightest ${held[1]}. Too hard at first? Sit down to a high seat and stand up without it, until 2 × 10 are easy.`
    : ''
}
const HELD = [
  ['dumbbells', 'dumbbell'],
  ['kettlebell', 'kettlebell'],
] as const

/** Practice, as are the seconds. */
const IN_PIECES =
  'In pieces: hold 5 seconds, lower, take a breath, and repeat until you have all your seconds. Easier: arms at your sides, legs down.'

const OWN_PULL_UP = 'pull-up'
/** Good reps that stay in reserve before a set with help, and before somebody is cleared. */
const OWN_IN_RESERVE = { usual: 2, toClear: 3 } as const

/**
 * Whoever does a few pull-ups keeps doing them, beside those with help or only lowered; null for all others, and for whoever
 * trains for a number of them: its rows say how.
 *
 * @see Tsatsouline, "The Naked Warrior" (2003): often, and each time about half of what is possible
 */
export function ownBefore(
  entry: CatalogueEntry,
  profile: TrainingProfile,
): NonNullable<RowFacts['beforeEachSet']> | null {
  const own = entryById(OWN_PULL_UP)
  const isWithHelp =
    entry.pattern === 'vertical-pull' && entry.traits.includes('assisted') && !isOfSkill(entry)
  if (!own || !isWithHelp || profile.repGoals?.some(({ ids }) => ids.includes(own.id))) return null
  const isOpen = [null, 'level'].includes(objectionTo(own, profile))
  const isFit = !fewestReps(profile) && profile.redFlags.every(isParents)
  if (!isOpen || !isFit) return null
  const able = pullUpsOf(profile) ?? 0
  const kept = profile.redFlags.length ? OWN_IN_RESERVE.toClear : OWN_IN_RESERVE.usual
  const reps = Math.min(Math.floor(able / 2), able - kept)
  return reps > 0 ? { name: own.name, reps } : null
}

const ownFirst = (entry: CatalogueEntry, profile: TrainingProfile): string => {
  const own = ownBefore(entry, profile)
  return own ? `Before each set: ${many(own.reps, 'full pull-up')} of your own, without help.` : ''
}

const byShare = (profile: TrainingProfile): string =>
  `Each week: lift the printed share of your usual weight, however easy it feels. Any pull or pain: stop, and ask ${askedAtPain(profile) ?? WHO_TREATS_IT}. Train again only when they say yes.`

/** What has no weight to keep down is kept as easy as it is. */
const asEasy = ({ toWeek }: LowWeights, usual: ProgressionRule): ProgressionRule => ({
  ...usual,
  says: say`${firstWeeks(toWeek ?? WEEKS)} make nothing harder, however easy it is. ${usual.says}`,
})

/** No number raises a weight on its own before a limit ends. */
const withinLimit = ({ toWeek }: LowWeights): string =>
  toWeek ? `${firstWeeks(toWeek)} stay within your limit.` : 'Stay within your limit.'

function usualRuleOf(
  row: Row,
  growth: ProgressionKind,
  timesAWeek: number,
  prints: Prints,
  profile: TrainingProfile,
): ProgressionRule {
  const { entry } = row
  const loadable = isLoadable(entry, profile)
  if (profile.redFlags.length) return carefully(row, loadable, profile)
  if (isGetUp(entry)) return { ...ofGetUp(entry, loadable, profile), loads: {} }
  if (isOfBands(entry) && growth === 'double') return { says: OF_BANDS, loads: {} }
  if (!loadable && isOfOddObject(entry)) return { says: ofOddObject(row, profile), loads: {} }
  if (!loadable) {
    const { says, ...named } = unloaded(row, profile)
    return { says: `${goOn(entry)} ${says}`, loads: {}, ...named }
  }
  return prints === 'effort'
    ? byEffort(row, growth, timesAWeek, profile)
    : byWeight(row, growth, prints, profile)
}

const missedAgain = (entry: CatalogueEntry): string =>
  `Missed: same weight again. Twice in a row: ${lighter(entry)}.`

const oftenIn = ({ repsLow }: Row): number => repsLow + REPS_FOR_DOUBLE_STEP

/** For a row whose weeks print a weight. */
function byWeight(
  row: Row,
  growth: ProgressionKind,
  prints: Exclude<Prints, 'effort'>,
  profile: TrainingProfile,
): ProgressionRule {
  const { entry } = row
  const more = heavier(entry)
  const [step, missedTwice] = [heavierBy(entry), lighterBy(entry)]
  if (growth === 'linear')
    return {
      says: say`Hit: take next week’s weight. ${oftenIn(row)} reps in the last set: ${more} from then on. Missed: take one step less than printed from then on. Missed twice: ${lighter(entry)}.`,
      loads: {
        isFromLastTime: true,
        manyReps: oftenIn(row),
        tooEasy: step,
        missed: step,
        missMovesOn: true,
        missedTwice,
      },
    }
  if (growth === 'double')
    return {
      says: say`Hit: take next week’s weight. If it stays the same, do 1 rep more, up to the top of the range. Too easy: ${more}. ${missedAgain(entry)}`,
      loads: { tooEasy: step, missedTwice },
    }
  const tooEasy: ProgressionRule =
    growth === 'chart'
      ? { says: say`Too easy: ${more} from then on.`, loads: { tooEasy: step } }
      : byMoreReps(entry, prints === 'top set' ? 'first' : 'last')
  const miss = afterMiss(entry, growth, profile)
  return {
    says: say`Hit: take next week’s weight. ${tooEasy.says} ${miss.says}`,
    loads: { ...tooEasy.loads, ...miss.loads, missMovesOn: true },
  }
}

/** For a row without printed weights. */
function byEffort(
  row: Row,
  growth: ProgressionKind,
  timesAWeek: number,
  profile: TrainingProfile,
): ProgressionRule {
  const { entry } = row
  const more = heavier(entry)
  const [step, missedTwice] = [heavierBy(entry), lighterBy(entry)]
  switch (growth) {
    case 'linear': {
      const kg = linearStepKg(entry, timesAWeek, profile)
      return {
        says: say`Hit: add ${stepOf(kg)} next time. ${oftenIn(row)} reps in the last set: add twice that. ${missedAgain(entry)}`,
        loads: { isFromLastTime: true, hit: { kg }, manyReps: oftenIn(row), tooEasy: { kg }, missedTwice },
      }
    }
    case 'climb':
      return {
        says: say`${keepWeight(entry)} Too easy: ${more}. ${missedAgain(entry)}`,
        loads: { tooEasy: step, missedTwice },
      }
    case 'double':
      return byRange(row, profile)
    case 'chart':
    case 'top-set':
    case 'wave':
      return {
        says: say`Hit: add what next week says. Too easy: ${more} as well. ${missedAgain(entry)}`,
        loads: { tooEasy: step, missedTwice },
      }
  }
}

/** From the bottom of a range of reps to its top, then more weight. */
function byRange(row: Row, profile: TrainingProfile): ProgressionRule {
  const { entry } = row
  if (isBallistic(entry))
    return {
      says: `Hit: do one more of the sets with the next size. Past the heaviest: ${beyondHeaviest(entry, profile)}. Missed twice: ${lighter(entry)}.`,
      loads: { missedTwice: lighterBy(entry) },
      ...stepsTo(nextOn('harder', entry, profile)),
    }
  if (comesInFewSizes(entry, profile.ownedWeights))
    return { says: betweenSizes(row, profile), loads: {}, ...stepsTo(nextOn('harder', entry, profile)) }
  const toHeaviest = upToHeaviest(entry, profile)
  if (toHeaviest) return { ...toHeaviest, ...stepsTo(nextOn('harder', entry, profile)) }
  return {
    says: say`Top of the range in every set: ${heavier(entry)} and start again at the bottom. Not yet: 1 rep more. ${missedAgain(entry)}`,
    loads: { top: heavierBy(entry), missedTwice: lighterBy(entry) },
  }
}

/**
 * After a miss, all later printed weights change, so that the next week is realistic. One rep is about 3 % of
 * a maximum in either direction. Before a meet, 10 percent less would break the taper and the opener.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): the chart of reps and RPE
 */
function afterMiss(
  entry: CatalogueEntry,
  growth: ProgressionKind,
  profile: TrainingProfile,
): ProgressionRule {
  const isMeet = growth !== 'chart' && peaksFor(profile)
  const missed = isMeet ? `Missed before week ${PEAK_BEGINS}` : 'Missed'
  const later = 'Later: same weight, one set fewer.'
  const until = isMeet ? { missesUntil: PEAK_BEGINS } : {}
  if (comesInSizes(entry))
    return {
      says: `${missed}: take the next size down. ${isMeet ? later : 'Twice in a row: two sizes down.'}`,
      loads: { missed: 'size', ...until, ...(!isMeet && { missedTwice: 'two sizes' }) },
    }
  const kg = roundStepKg(entry)
  return {
    says: say`${missed}: take ${stepOf(kg)} off every later weight. ${isMeet ? later : 'Twice in a row: take 10 percent off.'}`,
    loads: { missed: { kg }, ...until, ...(!isMeet && { missedTwice: 'tenth' }) },
  }
}

/**
 * A get-up does not add reps. It takes the next bell, set by set, or a slower variation.
 *
 * @see Tsatsouline, "Simple & Sinister" (2013): the next size in one set, then in all of them
 */
function ofGetUp(
  entry: CatalogueEntry,
  loadable: boolean,
  profile: TrainingProfile,
): Omit<ProgressionRule, 'loads'> {
  const [harder, easier] = [nextOn('harder', entry, profile), nextOn('easier', entry, profile)]
  const next = harder?.name
  const slower = 'pause 2 seconds at each step'
  const bell = `take the next size in one set, then in all. Past the heaviest: ${slower}`
  const before = easier?.name ?? 'only the way up to your hand'
  return {
    says: `Hit: carry on. Too easy in every set: ${next ? moveOnTo(next) : loadable ? bell : slower}. Missed twice: ${before}.`,
    ...stepsTo(harder, easier),
  }
}

/** A stronger band starts again at the bottom of the range. */
const OF_BANDS =
  'Top of the range, or too easy: grip shorter or step away, then take a stronger band from the bottom. Not yet: 1 rep more. Missed: same again. Twice in a row: a lighter band.'

const keepWeight = (entry: CatalogueEntry): string =>
  isGetUp(entry)
    ? 'Hit: keep the weight.'
    : `Hit: keep the weight, the plan adds the ${entry.timed ? 'seconds' : 'reps'}.`
const goOn = (entry: CatalogueEntry): string =>
  isGetUp(entry) ? 'Hit: carry on.' : `Hit: carry on, the plan adds the ${entry.timed ? 'seconds' : 'reps'}.`

/**
 * Someone who needs clearance first adds only what the rows print. Once more is allowed, the top of the range counts.
 */
function carefully(row: Row, loadable: boolean, profile: TrainingProfile): ProgressionRule {
  const { entry } = row
  const allowed = setGrowthOf(profile) === 'none' ? '' : onceMoreIsAllowed(row, loadable, profile)
  if (loadable)
    return {
      says: say`${keepWeight(entry)} Too easy twice in a row: take the smallest step up. Missed or in doubt: go lighter.${allowed}`,
      loads: { isSlow: true, tooEasy: 'least', missed: 'least' },
    }
  const more =
    isOfBands(entry) || entry.needs.includes('mini-band')
      ? 'a slightly stronger band'
      : entry.timed
        ? '5 seconds more'
        : '1 rep more'
  return {
    says: say`${goOn(entry)} Too easy twice in a row: ${more}. Missed or in doubt: do less, or use the swap.${allowed}`,
    loads: {},
  }
}

const onceMoreIsAllowed = (row: Row, loadable: boolean, profile: TrainingProfile): Phrase =>
  say` Allowed to do more? At the top of the range: ${loadable ? heavier(row.entry) : waysOf(row, profile)[0]}.`

/** On a stack, the usual step is a third of what such a small muscle can rotate. */
const isTurnedOut = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'outward-rotation' && !comesInSizes(entry)
const SMALLEST_STEP = 'add the smallest plate there is'

/** How to add weight. */
function heavier(entry: CatalogueEntry): Phrase {
  if (isTurnedOut(entry)) return SMALLEST_STEP
  return comesInSizes(entry) ? 'take the next size up' : say`add ${stepOf(loadStepKg(entry))}`
}

/** The step that `heavier` names. */
function heavierBy(entry: CatalogueEntry): LoadChange {
  if (isTurnedOut(entry)) return 'least'
  return comesInSizes(entry) ? 'size' : { kg: loadStepKg(entry) }
}

/** The step that `lighter` names. */
const lighterBy = (entry: CatalogueEntry): 'size' | 'tenth' => (comesInSizes(entry) ? 'size' : 'tenth')

const lighter = (entry: CatalogueEntry): string =>
  comesInSizes(entry) ? 'take the next size down' : 'take 10 percent off'

const stepOf = (kg: number): { kg: number; lb: number } => ({ kg, lb: kg * 2 })

/**
 * Extra reps at the row's effort raise all later printed weights.
 *
 * @see Wendler, "5/3/1" (2nd edition): 5 lb more for presses, 10 lb for squats and deadlifts
 * @see nSuns 5/3/1 LP: the repetitions of the set to the limit decide whether one step or two are added
 */
function byMoreReps(entry: CatalogueEntry, set: 'first' | 'last'): ProgressionRule {
  if (comesInSizes(entry))
    return { says: say`Too easy: ${heavier(entry)} from then on.`, loads: { tooEasy: heavierBy(entry) } }
  const kg = roundStepKg(entry)
  return {
    says: say`${set === 'first' ? 'Top' : 'Last'} set: for 1 rep more than planned, add ${stepOf(kg)} to every later weight. For 2 more, add twice that.`,
    loads: { perRepOver: { set, amount: { kg } } },
  }
}

/** How an exercise without added weight gets harder and easier. */
function unloaded(row: Row, profile: TrainingProfile): { says: string; steps?: RuleSteps } {
  const { entry, repsLow, repsHigh } = row
  if (hasTrials(entry, profile))
    return {
      says: 'Where a percent is printed, do that share of your last test. The printed number is our guess. These sets are meant to feel easy: add no weight. Missed twice: 1 rep a set less.',
    }
  if (goalOf(entry, profile)) {
    const step = entry.timed ? '5 seconds' : '1 rep'
    return {
      says: `Last set too easy twice: ${step} more a set from then on. Missed twice: ${step} less for a week.`,
    }
  }
  const [harder, easier] = waysOf(row, profile)
  // Less assistance comes before none.
  const isAssisted = entry.traits.includes('assisted')
  const next = isAssisted ? null : nextOn('harder', entry, profile)
  const unit = unitOf(entry)
  const up = next
    ? `Too easy, or ${repsHigh}${unit} in each set: ${moveOnTo(next.name)}, starting at ${repsLow}${unit}.`
    : `Too easy: ${harder}.`
  const before = isAssisted ? null : stepDown(entry, profile)
  const below = before ? `. Under ${fewestOf(entry)}: back to ${before.name}` : ' for a week'
  return {
    says: `${up} Missed twice: ${before ? lessOf(entry) : easier}${below}.`,
    ...stepsTo(next, before),
  }
}

/** What a rule names, as a fact. */
function stepsTo(harder: CatalogueEntry | null, easier: CatalogueEntry | null = null): { steps?: RuleSteps } {
  if (!harder && !easier) return {}
  return { steps: { ...(easier && { easier: easier.name }), ...(harder && { harder: harder.name }) } }
}

/** What somebody does well is only shortened. With fewer reps or seconds than this, an easier exercise trains more. */
const FEWEST = { reps: 5, seconds: 15 } as const
const fewestOf = ({ timed }: CatalogueEntry): string => (timed ? `${FEWEST.seconds} s` : `${FEWEST.reps}`)
const lessOf = ({ timed }: CatalogueEntry): string => (timed ? '5 s less' : '2 reps fewer')

/** The easier exercise for who does only a few; null if there is none, or if a told best set shows more. */
function stepDown(entry: CatalogueEntry, profile: TrainingProfile): CatalogueEntry | null {
  const best = entry.timed ? undefined : bestOf(entry, profile)
  if (best !== undefined && best > FEWEST.reps) return null
  const before = nextOn('easier', entry, profile)
  return before && !isLowered(before) ? before : easierPull(entry, profile)
}

/** Less than one’s own weight, where a bar is hung from. */
const easierPull = (
  { pattern, positions }: CatalogueEntry,
  profile: TrainingProfile,
): CatalogueEntry | null =>
  (pattern === 'vertical-pull' &&
    positions.includes('hanging') &&
    eligibleFor(profile).find(
      (other) => other.pattern === pattern && other.traits.includes('assisted') && !isLowered(other),
    )) ||
  null

const RESERVE_WITH_HEAVIER = 2
const inBothUnits = (kg: number) => ({ kg: Math.round(kg), lb: Math.round(lbFromKg(kg)) })

/** The stone or sack to begin with, if somebody said what theirs weigh. */
export function firstObject(
  entry: CatalogueEntry,
  profile: TrainingProfile,
): { kg: number; lb: number } | null {
  if (!isOfOddObject(entry) || isLoadable(entry, profile) || profile.redFlags.length) return null
  const kg = objectFor(entry, profile)?.kg ?? toldOf(entry, profile)?.kg
  return kg ? inBothUnits(kg) : null
}

/** The next object is far off, and nobody knows how far: it comes at the top of the range, as for other few sizes. */
function ofOddObject({ entry, repsLow, repsHigh }: Row, profile: TrainingProfile): Phrase {
  const own = objectFor(entry, profile)
  const first = firstObject(entry, profile)
  const [unit, more] = entry.timed ? [' s', '5 s more'] : ['', '1 rep more']
  const told = first ? say` Begin with ${first}.` : ''
  if (own?.heavier) {
    const { heavier } = own
    const few = Math.max(1, heavier.best - RESERVE_WITH_HEAVIER)
    return say`${goOn(entry)}${told} Too easy, or ${repsHigh} in each set: do the first set with ${inBothUnits(heavier.kg)}, ${few} ${few === 1 ? 'rep' : 'reps'}. Missed twice: take a lighter one.`
  }
  const next = entry.needs.includes('log') ? 'add a little weight' : 'take the next one you own'
  return say`${goOn(entry)}${told} Too easy, or ${repsHigh}${unit} in each set: ${next}, starting at ${repsLow}${unit}. At the heaviest: ${more}. Missed twice: take a lighter one.`
}

const unitOf = ({ timed }: CatalogueEntry): string => (timed ? ' s' : '')

function waysOf({ entry, repsLow }: Row, { oneWeight }: TrainingProfile): [string, string] {
  const bottom = `${repsLow}${unitOf(entry)}`
  if (isLowered(entry)) return ['lower 2 seconds longer, up to 10', 'do 1 rep fewer']
  if (entry.traits.includes('assisted')) return ['take less help', 'take more help']
  if (isOfBands(entry))
    return [
      `take a stronger band or more distance, starting at ${bottom} whatever the plan asks`,
      'take a lighter band',
    ]
  if (entry.needs.includes('mini-band'))
    return [`take a stronger mini band, starting at ${bottom}`, 'take a lighter mini band']
  if (entry.needs.includes('suspension'))
    return [`walk your feet closer to the anchor, starting again at ${bottom}`, 'walk them further from it']
  if (isStepUp(entry)) return ['take a higher step, up to your knee', 'take a lower step']
  if (entry.timed) return ['brace harder and breathe slowly', 'hold 5 seconds less']
  if (isInLadders(entry)) return ['add a rung, up to 5', 'do one rung fewer']
  if (isBallistic(entry)) return ['rest 10 seconds less', 'do 2 reps fewer']
  if (entry.needs.some((each) => oneWeight.includes(each)))
    return ['do more reps, up to 20, then lower over 3 seconds', 'do 2 reps fewer']
  return ['lower over 3 seconds, later pause as well', 'do 2 reps fewer']
}

/** A step-up without added weight. */
const isStepUp = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'lunge' && needs.length === 1 && needs[0] === 'box'
