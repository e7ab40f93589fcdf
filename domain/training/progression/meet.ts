import type { TrainingProfile } from '../profile/profile.ts'
import { joined, listed, say, type Phrase } from '../../program/phrase.ts'
import { lbFromKg } from '../../program/units.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Told } from '../profile/told.ts'
import { WEEKS } from '../../program/weeks.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { peaksFor, PEAK_BEGINS, preparesForMeet } from '../profile/event.ts'
import { knownMax } from '../profile/weights/known-max.ts'
import { inWords } from '../../exercises/words.ts'
import { TEXTS } from './generated/texts.ts'
import { loadingOf } from '../profile/weights/loading.ts'
import { shareOfMax } from '../profile/weights/rep-chart.ts'
import type { Phase } from '../draft/phases.ts'

const BENCH = 'bench press'
const DEADLIFT = 'deadlift'
const SQUAT = 'squat'
/** The lifts of a meet: its names for them, ours in an event, and the catalogue's. */
const LIFTS = [
  [SQUAT, 'squat', 'barbell-back-squat'],
  [BENCH, 'bench-press', 'barbell-bench-press'],
  [DEADLIFT, 'deadlift', 'barbell-deadlift'],
] as const

/** @param whose - whose meet it is, if that is known: a push-pull meet has no squat */
export const isMeetLift = (
  { id }: Pick<CatalogueEntry, 'id'>,
  { event }: Pick<TrainingProfile, 'event'> = {},
): boolean => liftsAt(event).some(([, , lift]) => lift === id)

const liftsAt = (event: TrainingProfile['event']) =>
  LIFTS.filter(([, lift]) => event?.lifts?.includes(lift) ?? true)

/** The lifts of the meet that the program may have, by their names there. */
const namesAt = (profile: TrainingProfile): string[] => {
  const open = new Set(eligibleFor(profile).map(({ id }) => id))
  return liftsAt(profile.event).flatMap(([called, , lift]) => (open.has(lift) ? [called] : []))
}

/**
 * The three attempts as shares of a known maximum. By the chart of reps and effort, the first leaves three
 * reps in reserve.
 *
 * @see Elitefts, "A case for sanity and powerlifting, part 2": 88 to 93 %, 94 to 98 %, 99 to 102 % and more
 */
const ATTEMPTS = [0.89, 0.95, 1] as const
const [OPENER_SHARE] = ATTEMPTS
/** The smallest increase of the bar at a meet. */
const STEP_KG = 2.5

/** Explains singles to someone who peaks for a meet and gave a number for one of its lifts. */
export function meetDecisions(profile: TrainingProfile): Told[] {
  if (!peaksFor(profile)) return []
  const lifts = liftsOf(profile)
  if (!lifts.length) return []
  return [
    { says: TEXTS.afterSingle },
    ...(lifts.some(({ called }) => called === BENCH) ? [{ says: TEXTS.paused }] : []),
    commandsAt(namesAt(profile)),
  ]
}

/** @see IPF technical rules book: the commands, and how deep a squat has to be */
const COMMANDS: Readonly<Record<string, string>> = {
  [SQUAT]: 'squat, with your hips below your knees: start, rack',
  [BENCH]: 'bench press: start, press, rack',
  [DEADLIFT]: 'deadlift: down',
}

function commandsAt(lifts: readonly string[]): Told {
  const pause = lifts.includes(BENCH) ? 'Pause every bench press on your chest. ' : ''
  const commands = lifts.map((called) => COMMANDS[called]).join('; ')
  return {
    says: `${pause}From week 5 on, wait for the commands of the meet: ${commands}.`,
    claims: LIFTS.flatMap(([called, , id]) =>
      lifts.includes(called) ? [{ is: 'has-lift', id } as const] : [],
    ),
  }
}

/**
 * Shares of a maximum in the last two sessions: a single five days before the meet, triples three days
 * before.
 */
const LAST = { heavy: OPENER_SHARE, pull: 0.8, easy: 0.65 } as const

/**
 * How the meet week goes and what to open with, in steps of one or two sentences. Empty for someone who does
 * not peak.
 *
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): the last session is 3.7
 *   ± 1.6 days before the meet, and a deadlift takes longest to recover from; the shares are practice
 */
export function weekOfMeet(profile: TrainingProfile): Phrase[] {
  if (!peaksFor(profile)) return []
  const when =
    profile.event?.weeks === WEEKS
      ? 'Week 8 is the meet’s own: train twice, in place of its days'
      : 'In the meet’s own week, train twice'
  const lifts = liftsOf(profile)
  const told = (share: number, isAsked: (called: string) => boolean) =>
    listed(
      lifts
        .filter(({ called }) => isAsked(called))
        .map(({ called, maxKg }) => say`${called} ${openerOf(maxKg, share)}`),
    )
  const attempts = lifts.map(({ called, maxKg }) => `${called} ${attemptsOf(maxKg)}`)
  const isPress = (called: string) => called !== DEADLIFT
  const named = namesAt(profile)
  const presses = inWords(named.filter(isPress))
  const heavy = told(LAST.heavy, isPress) || (presses && `${presses} with your openers`)
  const pull =
    told(LAST.pull, (called) => called === DEADLIFT) ||
    (named.includes(DEADLIFT) ? 'a deadlift at no more than 80%' : '')
  const easy = told(LAST.easy, isPress) || (presses && `${presses} at about 65%`)
  return [
    say`${when}. Five days before it, one rep each: ${joined(
      [heavy, pull].filter((each) => each.length),
      '; and ',
    )}.`,
    say`Three days before it, ${easy ? say`three easy singles each: ${easy}` : 'nothing heavy'}. Rest the last two days.`,
    `${attempts.length ? `Attempts by your best sets: ${attempts.join('; ')}. ` : ''}${TEXTS.opener}`,
  ]
}

interface LiftOfMeet {
  called: string
  maxKg: number
}

const liftsOf = (profile: TrainingProfile, named = namesAt(profile)): LiftOfMeet[] =>
  LIFTS.flatMap(([called, , id]) => {
    const entry = named.includes(called) ? entryById(id) : undefined
    const max = entry && knownMax(entry, profile.person)
    return max && !max.isEstimate ? [{ called, maxKg: max.kg }] : []
  })

/** Rounded down, because a missed opener does not count. */
const openerOf = (maxKg: number, share: number) => weightOf(Math.floor(stepsOf(maxKg, share) + 1e-9))

/** The opener, and two attempts that are rounded to the nearest. A meet loads kilograms. */
function attemptsOf(maxKg: number): string {
  const [first, ...later] = ATTEMPTS
  const weights = [
    openerOf(maxKg, first),
    ...later.map((share) => weightOf(Math.round(stepsOf(maxKg, share)))),
  ]
  return `${inWords(weights.map(({ kg }) => String(kg)))} kg (${weights.map(({ lb }) => lb).join(', ')} lb)`
}

const stepsOf = (maxKg: number, share: number): number => (maxKg * share) / STEP_KG

const weightOf = (steps: number): { kg: number; lb: number } => ({
  kg: steps * STEP_KG,
  lb: Math.round(lbFromKg(steps * STEP_KG)),
})

/** One rep before the other sets, as at the meet. */
export interface Single {
  rir: number
  /** The single is the first attempt of the meet. */
  isOpener: boolean
}

/** The openers are tested while there is time to change them. */
const OPENER_WEEK = 7
/**
 * The singles climb until the week before the opener. An opener is no heavier than a weight for three reps.
 *
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a single at RPE 8 shows the day's strength and costs little;
 *   Calgary Barbell 16-week program: singles from RPE 7 to 8 before the sets
 */
const RIR = { light: 3, heavy: 2 } as const

/** The single of a week, for meet lifts in the loaded weeks that prepare for the meet. */
export function singleIn(
  entry: CatalogueEntry,
  { week, deload }: Phase,
  profile: TrainingProfile,
): Single | null {
  const isOpener = week === OPENER_WEEK
  if (deload || !preparesForMeet(week, profile) || !isMeetLift(entry, profile)) return null
  return { rir: isOpener || week === PEAK_BEGINS ? RIR.light : RIR.heavy, isOpener }
}

export interface SingleWeight {
  kg: number
  lb: number
}

/** The weight of a single, rounded down to what can be loaded; null if the lift's own maximum is unknown. */
export function singleWeight(
  entry: CatalogueEntry,
  { rir, isOpener }: Single,
  { person, ownedWeights }: Pick<TrainingProfile, 'person' | 'ownedWeights'>,
): SingleWeight | null {
  const max = knownMax(entry, person)
  if (!max || max.isEstimate) return null
  const weight = max.kg * (isOpener ? OPENER_SHARE : shareOfMax(1, rir))
  const kg = loadingOf(entry, ownedWeights, 'kg').upTo(weight)
  const lb = loadingOf(entry, ownedWeights, 'lb').upTo(lbFromKg(weight))
  return kg && lb ? { kg, lb } : null
}
