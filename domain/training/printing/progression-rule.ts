import type { TrainingProfile } from '../profile/profile.ts'
import { setGrowthOf } from '../profile/health/care.ts'
import type { Row } from '../draft/draft.ts'
import { PEAK_BEGINS, peaksFor } from '../profile/event.ts'
import {
  isBallistic,
  isGetUp,
  isInLadders,
  isOfBands,
  type CatalogueEntry,
} from '../../exercises/exercise.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import type { LoadChange, RuleLoads } from '../../program/rule-loads.ts'
import { say, type Phrase } from '../../program/phrase.ts'
import { nextOn } from '../prescription/ladders.ts'
import { goalOf } from '../prescription/rep-goals.ts'
import { comesInFewSizes, comesInSizes } from '../profile/weights/loading.ts'
import { isLoadable, loadStepKg } from '../prescription/rep-ranges.ts'
import { beyondHeaviest, betweenSizes, upToHeaviest } from '../prescription/printed-reps.ts'
import { linearStepKg, REPS_FOR_DOUBLE_STEP, roundStepKg } from '../prescription/load-step.ts'

/** Only an effort, a weight in each week, or a weight with the first set as the heaviest. */
export type Prints = 'effort' | 'weight' | 'top set'

/** The rule in words, and what it does to the weight. */
export interface ProgressionRule {
  says: Phrase
  loads: RuleLoads
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
  const { entry } = row
  const loadable = isLoadable(entry, profile)
  if (profile.redFlags.length) return carefully(row, loadable, profile)
  if (isGetUp(entry)) return { says: ofGetUp(entry, loadable, profile), loads: {} }
  if (isOfBands(entry) && growth === 'double') return { says: OF_BANDS, loads: {} }
  if (!loadable) return { says: `${goOn(entry)} ${unloaded(row, profile)}`, loads: {} }
  return prints === 'effort'
    ? byEffort(row, growth, timesAWeek, profile)
    : byWeight(row, growth, prints, profile)
}

const missedAgain = (entry: CatalogueEntry): string =>
  `Missed: same weight again; twice in a row, ${lighter(entry)}.`

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
      says: say`Hit: take next week’s weight. ${oftenIn(row)} reps in the last set: ${more} from then on. Missed: one step less than printed from then on. Missed twice: ${lighter(entry)}.`,
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
      says: say`Hit: take next week’s weight, for 1 rep more if it stays. Too easy: ${more}. ${missedAgain(entry)}`,
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
        says: say`Hit: add ${stepOf(kg)} next time. ${oftenIn(row)} reps in the last set: add it twice. ${missedAgain(entry)}`,
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
        says: say`Hit: add what the next row says. Too easy: ${more} beyond that. ${missedAgain(entry)}`,
        loads: { tooEasy: step, missedTwice },
      }
  }
}

/** From the bottom of a range of reps to its top, then more weight. */
function byRange(row: Row, profile: TrainingProfile): ProgressionRule {
  const { entry } = row
  if (isBallistic(entry))
    return {
      says: `Hit: one more of the sets with the next size. Past the heaviest: ${beyondHeaviest(entry, profile)}. Missed twice: ${lighter(entry)}.`,
      loads: { missedTwice: lighterBy(entry) },
    }
  if (comesInFewSizes(entry, profile.ownedWeights)) return { says: betweenSizes(row, profile), loads: {} }
  return (
    upToHeaviest(entry, profile) ?? {
      says: say`Top of the range in every set: ${heavier(entry)}, back to its bottom. Else: 1 rep more. ${missedAgain(entry)}`,
      loads: { top: heavierBy(entry), missedTwice: lighterBy(entry) },
    }
  )
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
      says: `${missed}: take the next size down${isMeet ? `. ${later}` : '; twice, two.'}`,
      loads: { missed: 'size', ...until, ...(!isMeet && { missedTwice: 'two sizes' }) },
    }
  const kg = roundStepKg(entry)
  const less = growth === 'chart' ? say`${stepOf(kg)} less from then on` : 'as much less'
  return {
    says: say`${missed}: ${less}. ${isMeet ? later : 'Twice in a row: 10 percent less.'}`,
    loads: { missed: { kg }, ...until, ...(!isMeet && { missedTwice: 'tenth' }) },
  }
}

/**
 * A get-up does not add reps. It takes the next bell, set by set, or a slower variation.
 *
 * @see Tsatsouline, "Simple & Sinister" (2013): the next size in one set, then in all of them
 */
function ofGetUp(entry: CatalogueEntry, loadable: boolean, profile: TrainingProfile): string {
  const next = nextOn('harder', entry, profile)?.name
  const slower = 'pause 2 seconds at each step'
  const bell = `the next size in one set, then in all; past the heaviest ${slower}`
  const before = nextOn('easier', entry, profile)?.name ?? 'only the way up to your hand'
  return `Hit: go on. Too easy in every set: ${next ?? (loadable ? bell : slower)}. Missed twice: ${before}.`
}

/** A stronger band starts again at the bottom of the range. */
const OF_BANDS =
  'Top of the range, or too easy: a shorter grip or more distance, then a stronger band, from its bottom. Else: 1 rep more. Missed: same; twice, a lighter band.'

const keepWeight = (entry: CatalogueEntry): string =>
  isGetUp(entry)
    ? 'Hit: keep the weight.'
    : `Hit: keep the weight; the rows raise the ${entry.timed ? 'seconds' : 'reps'}.`
const goOn = (entry: CatalogueEntry): string =>
  isGetUp(entry) ? 'Hit: go on.' : `Hit: go on; the rows raise the ${entry.timed ? 'seconds' : 'reps'}.`

/**
 * Someone who needs clearance first adds only what the rows print. Once cleared, the top of the range counts.
 */
function carefully(row: Row, loadable: boolean, profile: TrainingProfile): ProgressionRule {
  const { entry } = row
  const cleared = setGrowthOf(profile) === 'none' ? '' : onceCleared(row, loadable, profile)
  if (loadable)
    return {
      says: say`${keepWeight(entry)} Too easy twice in a row: take the least step up. Missed or in doubt: go lighter.${cleared}`,
      loads: { isSlow: true, tooEasy: 'least', missed: 'least' },
    }
  const more =
    isOfBands(entry) || entry.needs.includes('mini-band')
      ? 'a slightly stronger band'
      : entry.timed
        ? '5 seconds more'
        : '1 rep more'
  return {
    says: say`${goOn(entry)} Too easy twice in a row: ${more}. Missed or in doubt: do less, or take its swap.${cleared}`,
    loads: {},
  }
}

const onceCleared = (row: Row, loadable: boolean, profile: TrainingProfile): Phrase =>
  say` Once cleared: at the top of the range in every set, ${loadable ? heavier(row.entry) : waysOf(row, profile)[0]}.`

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
    says: say`${set === 'first' ? 'Top' : 'Last'} set over by 1 rep: ${stepOf(kg)} more from then on; by 2: twice that.`,
    loads: { perRepOver: { set, amount: { kg } } },
  }
}

/** How an exercise without added weight gets harder and easier. */
function unloaded(row: Row, profile: TrainingProfile): string {
  const { entry, repsLow, repsHigh } = row
  if (goalOf(entry, profile)) {
    const step = entry.timed ? '5 seconds' : '1 rep'
    return `Last set too easy twice: ${step} more a set from then on. Missed twice: as much less for a week.`
  }
  const [harder, easier] = waysOf(row, profile)
  // Less assistance comes before none.
  const isAssisted = entry.traits.includes('assisted')
  const next = isAssisted ? null : nextOn('harder', entry, profile)
  const easierRung = isAssisted ? null : nextOn('easier', entry, profile)
  // Someone who does full reps does fewer before taking assistance.
  const before = easierRung?.traits.includes('assisted') ? null : easierRung
  const unit = unitOf(entry)
  const up = next
    ? `Too easy, or ${repsHigh}${unit} in each set: ${next.name}, from ${repsLow}${unit}.`
    : `Too easy: ${harder}.`
  return `${up} Missed twice: ${before ? before.name : `${easier} for a week`}.`
}

const unitOf = ({ timed }: CatalogueEntry): string => (timed ? ' s' : '')

function waysOf({ entry, repsLow }: Row, { oneWeight }: TrainingProfile): [string, string] {
  const bottom = `${repsLow}${unitOf(entry)}`
  if (entry.traits.includes('assisted')) return ['take less help', 'take more help']
  if (isOfBands(entry))
    return [`a stronger band or more distance, from ${bottom} whatever the row asks`, 'a lighter band']
  if (entry.needs.includes('mini-band'))
    return [`a stronger mini band, from ${bottom}`, 'a lighter mini band']
  if (entry.needs.includes('suspension'))
    return [`walk your feet closer to the anchor, back to ${bottom}`, 'walk them further from it']
  if (isStepUp(entry)) return ['a higher step, up to your knee', 'a lower step']
  if (entry.timed) return ['brace harder and breathe slowly', 'hold 5 seconds less']
  if (isInLadders(entry)) return ['one rung more, up to 5', 'one rung fewer']
  if (isBallistic(entry)) return ['rest 10 seconds less', 'do 2 reps fewer']
  if (entry.needs.some((each) => oneWeight.includes(each)))
    return ['more reps, up to 20, then lower for 3 seconds', 'do 2 reps fewer']
  return ['lower for 3 seconds, then pause as well', 'do 2 reps fewer']
}

/** A step-up without added weight. */
const isStepUp = ({ pattern, needs }: CatalogueEntry): boolean =>
  pattern === 'lunge' && needs.length === 1 && needs[0] === 'box'
