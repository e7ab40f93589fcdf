import type { TrainingProfile } from '../profile.ts'
import { lbFromKg } from '../units.ts'
import { entryById } from './catalogue.ts'
import type { CatalogueEntry } from './exercise.ts'
import { LAST_WEEK, peaksFor } from './event.ts'
import { knownMax } from './person/known-max.ts'
import { inWords } from './words.ts'

const BENCH = 'bench press'
/** What is lifted at a meet, and how it is called there. */
const LIFTS = [
  ['squat', 'barbell-back-squat'],
  [BENCH, 'barbell-bench-press'],
  ['deadlift', 'barbell-deadlift'],
] as const

export const isMeetLift = ({ id }: Pick<CatalogueEntry, 'id'>): boolean =>
  LIFTS.some(([, lift]) => lift === id)

/**
 * The three attempts as shares of a known maximum.
 *
 * @see Elitefts, "A case for sanity and powerlifting, part 2": 88 to 93 %, 94 to 98 %, 99 to 102 % and more
 */
const ATTEMPTS = [0.91, 0.96, 1.01] as const
export const [OPENER_SHARE] = ATTEMPTS
/** The least that a bar at a meet gets heavier. */
const STEP_KG = 2.5

/** Whoever peaks for a meet and told a lift of it reads how its own week goes, and what to open with. */
export function meetDecisions(profile: TrainingProfile): string[] {
  if (!peaksFor(profile)) return []
  const attempts = attemptsFrom(profile)
  if (!attempts.length) return []
  return [
    lastWeek(profile),
    `Attempts by your best sets: ${attempts.join('; ')}. ${OPENER}`,
    AFTER_SINGLE,
    ...(attempts.some((each) => each.startsWith(BENCH)) ? [PAUSED] : []),
    'From week 5 on, pause every bench press on your chest, and wait for the judge’s commands on all three lifts as at the meet.',
  ]
}

/** @see Output Performance, "Powerlifting meet series: attempt picks": an opener is what one can do for three */
const OPENER =
  'Open with what you could do for three on a bad day, and choose the next two by how the one before moved.'

/**
 * @see Tuchscherer, "The Reactive Training Manual" (2008): a single shows the day's strength, and one RPE off is some 3 % of
 *   it
 */
const AFTER_SINGLE =
  'A single that was harder than its row says: take 2.5% off that day’s sets. One that you missed: take 5% off them, and off your opener.'

/** @see IPF technical rules book: the bar lies still on the chest until the command to press; the share is practice */
const PAUSED =
  'If your best set of bench press was not paused on the chest, take 5% off its three attempts, and off each of its weights from week 5 on.'

/**
 * @see Pritchard and others, "Tapering practices of New Zealand's elite raw powerlifters" (2016): the last session is 3.7
 *   ± 1.6 days before the meet, and a deadlift takes longest to recover from; the shares are practice
 */
function lastWeek({ event }: TrainingProfile): string {
  const when =
    event?.weeks === LAST_WEEK
      ? 'Week 8 is the meet’s own: train twice, in place of its days.'
      : 'In the meet’s own week, train twice.'
  return `${when} Five days before it, do a single of squat and bench press at about 90%, or with your opener, and of the deadlift at no more than 80%. Three days before it, do three easy singles of squat and bench press at 60 to 70%. Rest the last two days.`
}

function attemptsFrom({ person }: TrainingProfile): string[] {
  return LIFTS.flatMap(([called, id]) => {
    const entry = entryById(id)
    const max = entry && knownMax(entry, person)
    if (!max || max.isEstimate) return []
    const [opener, ...others] = ATTEMPTS.map((share) => (max.kg * share) / STEP_KG)
    const kg = [Math.floor(opener ?? 0), ...others.map(Math.round)].map((steps) => steps * STEP_KG)
    return [
      `${called} ${inWords(kg.map(String))} kg (${kg.map((each) => Math.round(lbFromKg(each))).join(', ')} lb)`,
    ]
  })
}
