import type { Plan } from '../../program/program.ts'
import { inWords, lowerFirst } from '../../exercises/words.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { when } from '../draft/when.ts'
import { triesOf } from '../prescription/test-week.ts'
import { isPlanned, metresOf, type Distance, type Endurance } from '../profile/endurance.ts'
import { deloadForEvent, easesLegs, isSoon, peaksFor, taperWeek, weekOfTry } from '../profile/event.ts'
import { runs } from '../profile/other-training.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { WEEKS } from '../../program/weeks.ts'
import { boundsOf, type Bounds } from './endurance-bounds.ts'
import { PLANS as TEXTS } from './generated/texts.ts'

/** What to do beside the rows: on the way to a date, for what is run, swum or carried. Often nothing. */
export function plansFor(draft: Draft, profile: TrainingProfile): Plan[] {
  const endurance = (profile.endurance ?? []).map((each) => enduranceIn(each, draft, profile))
  const plans = [untilEvent(draft, profile), ...endurance]
  return plans.filter((plan) => plan !== null)
}

/** Points to them from what we did with the answers. */
export const plansTold = (plans: readonly Plan[]): string[] => {
  const titles = plans.map(({ title }) => lowerFirst(title))
  return when(titles.length, `One page is for more than lifting, Beyond lifting: ${inWords(titles)}.`)
}

/** The last weeks before a date, day by day; null without one, or if the week of a meet has its own page. */
function untilEvent(draft: Draft, profile: TrainingProfile): Plan | null {
  const { event } = profile
  if (!event || peaksFor(profile)) return null
  const called = event.kind === 'meet' ? 'meet' : (event.called ?? 'day')
  const isOfPerformance = event.kind === 'meet' || event.called !== 'season'
  const runsAnyway = runs(profile) && !isPlanned('running', profile.endurance)
  return {
    title: `The way to your ${called}`,
    lines: [
      ...when(profile.redFlags.length, TEXTS.onceAllowed),
      ...weeksUntil(event.weeks, profile),
      ...when(easesLegs(1, profile), TEXTS.easedLegs),
      ...tryIn(draft, profile),
      ...TEXTS.lastDays,
      ...when(runsAnyway, TEXTS.runLess),
      ...when(isOfPerformance, TEXTS.onTheDay, ...warmUpsFor(triesOf(draft, profile), profile)),
      ...when(
        event.weeks < WEEKS,
        `After it, take one or two easy days, then go on with week ${event.weeks + 1}.`,
      ),
    ],
  }
}

function weeksUntil(weeks: number, profile: TrainingProfile): string[] {
  const taper = taperWeek(profile) ?? deloadForEvent(profile)
  if (weeks > WEEKS + 1)
    return [
      `This program has weeks 1 to ${WEEKS}. After them, do week ${WEEKS} again. In the last week before the day, do half the sets of each exercise, at the same weights.`,
    ]
  if (taper === null) return []
  const easier =
    deloadForEvent(profile) === null
      ? 'at the same weights, each one rep further from your limit'
      : 'and nothing hard'
  const light = `Week ${taper} has about half the sets, ${easier}.`
  if (taper === 1) return [`${light} It makes you fresh. One week is too short to gain more.`]
  return [
    `${taper === 2 ? 'Week 1 is' : `Weeks 1 to ${taper - 1} are`} for training${isSoon(profile) ? ', with good reps left in every set' : ''}. ${light}`,
    ...when(
      weeks > WEEKS,
      `If the day comes a week after week ${WEEKS}, do two sessions of week ${WEEKS} in between, with a set fewer of each exercise.`,
    ),
  ]
}

function tryIn(draft: Draft, profile: TrainingProfile): string[] {
  const tried = triesOf(draft, profile).map(
    (row) => `${row.entry.name} on Day ${1 + draft.days.findIndex(({ rows }) => rows.includes(row))}`,
  )
  return tried.length
    ? [
        `You try it once, in week ${weekOfTry(profile)}: ${inWords(tried)}, in the first set. No other set before the test goes near your limit.`,
      ]
    : []
}

/** @see Baechle and Earle, "Essentials of Strength Training and Conditioning" (NSCA), on the protocol of testing a maximum */
const warmUpsFor = (tried: readonly Row[], { event, endurance = [] }: TrainingProfile): string[] => [
  ...when(
    event?.kind === 'meet' || tried.some(({ entry }) => entry.needs.includes('barbell')),
    TEXTS.warmUpOfBar,
  ),
  ...when(
    tried.some(({ entry }) => entry.needs.length === 0),
    TEXTS.warmUpOfReps,
  ),
  ...when(
    endurance.some(({ of }) => of === 'run' || of === 'ruck' || of === 'swim'),
    TEXTS.evenPace,
  ),
]

const TITLES = {
  run: 'Your runs',
  sprint: 'Your sprints',
  swim: 'Your swims',
  ruck: 'Your rucks',
  ride: 'Your rides',
  cardio: 'Your stamina',
  walk: 'Your walks',
  stretch: 'Your stretching',
} as const

/** What to do for something that no row holds. What health forbids is nothing to plan. */
function enduranceIn(what: Endurance, draft: Draft, profile: TrainingProfile): Plan {
  const title = TITLES[what.of]
  const bounds = boundsOf(what, profile)
  if (bounds.closed) return { title, lines: [bounds.closed, ...when(what.of !== 'stretch', TEXTS.meanwhile)] }
  return { title, lines: [...bounds.first, ...linesOf(what, bounds, draft, profile)] }
}

function linesOf(what: Endurance, bounds: Bounds, draft: Draft, profile: TrainingProfile): readonly string[] {
  switch (what.of) {
    case 'sprint':
      return [...sprintsOver(what, bounds), ...sprintDays(draft)]
    case 'stretch':
      return TEXTS.stretch
    case 'walk':
      return TEXTS.walk
    case 'cardio':
      return [TEXTS.cardio, ...when(!bounds.easyOnly, TEXTS.cardioBrisk), ...daysFor(draft, bounds)]
    case 'run':
    case 'swim':
    case 'ruck':
    case 'ride':
      return [
        ...steady(what, bounds, profile),
        ...daysFor(draft, bounds),
        ...lastBefore(what, profile),
        ...TEXTS.ofPain,
      ]
  }
}

type Steady = Exclude<Endurance['of'], 'sprint' | 'stretch' | 'walk' | 'cardio'>
const DONE = { run: 'Run', swim: 'Swim', ruck: 'Ruck', ride: 'Ride' } as const
const ONE = { run: 'run', swim: 'swim', ruck: 'ruck', ride: 'ride' } as const

/** Minutes of an easy one at first: for somebody who does it well, or who is new to it. Practice. */
const EASY_MINUTES = { fine: [25, 30], new: [15, 20] } as const

/**
 * How often, how long and how fast.
 *
 * @see Nielsen and others, "Excessive progression in weekly running distance and risk of running-related injuries" (2014):
 *   below 10 % a week fewest get hurt, above 30 % most; Helgerud and others, "Aerobic high-intensity intervals improve
 *   VO2max more than moderate training" (2007); Knapik and others, "Soldier load carriage" (2004): marches with a load
 *   every 7 to 14 days
 */
function steady({ of, distance, isFine }: Endurance, bounds: Bounds, profile: TrainingProfile): string[] {
  const kind = of as Steady
  const [least, most] = isFine ? EASY_MINUTES.fine : EASY_MINUTES.new
  if (kind === 'ruck') return [...TEXTS.ruck]
  const soon = isSoon(profile)
  const fast = bounds.easyOnly
    ? 'All of them are easy.'
    : isFine
      ? 'One is easy and one is fast.'
      : `One of them is fast${soon ? '' : ' from week 3 on'}, the others are easy.`
  const often = isFine
    ? `Your ${ONE[kind]} is good as it is, and two a week keep it.`
    : `${DONE[kind]} ${soon ? 'three' : 'two or three'} times a week, on top of lifting.`
  return [
    `${often} ${fast}`,
    `Easy means ${least} to ${most} minutes at a pace where you can talk.${kind === 'run' && !isFine ? ' Need breaks? Run 1 minute, walk 1 minute, and repeat.' : ''}`,
    ...when(!bounds.easyOnly, fastOne(kind, distance, soon)),
    ...when(!soon, TEXTS.tenth),
  ]
}

/** Parts of the distance at the pace of the whole, which is what a test asks for. */
function fastOne(of: Steady, distance: Distance | undefined, isSoonTested: boolean): string {
  const metres = distance ? metresOf(distance) : USUAL_M
  const [part, times] =
    of === 'swim' ? [50, 6] : metres < SHORT_M ? [200, 4] : metres <= MIDDLE_M ? [400, 4] : [800, 3]
  const grows = isSoonTested ? '' : ` Add one every second week, up to ${times + 2}.`
  return `Fast means 10 easy minutes, then ${times} times ${part} m${part === 400 ? ' (a quarter mile)' : part === 800 ? ' (half a mile)' : ''}. Hold the pace you want over ${distance ? `the ${said(distance)}` : 'the whole distance'}, no faster. Take 2 easy minutes between, and 5 at the end.${grows}`
}
const USUAL_M = 2400
const SHORT_M = 1500
const MIDDLE_M = 4000

const UNITS = { mi: ['mile', 'miles'], km: ['km', 'km'], m: ['m', 'm'], yd: ['yard', 'yards'] } as const
const said = ({ amount, unit }: Distance): string => `${amount} ${UNITS[unit][amount === 1 ? 0 : 1]}`

/** @see Doma and others (2019): legs that were lifted with are slower for a day or more */
function daysFor({ days }: Draft, { easyOnly, ofLegs }: Bounds): string[] {
  if (!ofLegs) return [TEXTS.anyDay]
  const free = days.flatMap(({ rows }, at) =>
    rows.some(({ entry }) => isLegs(entry.pattern)) ? [] : [`Day ${at + 1}`],
  )
  if (!free.length) return [easyOnly ? TEXTS.allLegsEasy : TEXTS.allLegs]
  const places = `Easy ones go on a free day, or after lifting on ${inWords(free)}.`
  return [
    easyOnly
      ? places
      : `${places} The fast one goes on a free day, or before lifting on ${free[0]}. Keep it off the day after your hardest leg day.`,
  ]
}

/** @see Bosquet and others, "Effects of tapering on performance: a meta-analysis" (2007): less of it, as fast as before */
function lastBefore({ of }: Endurance, profile: TrainingProfile): string[] {
  const { event } = profile
  if (!event) return []
  const one = ONE[of as Steady]
  return [
    `In the last week before the ${event.called ?? 'day'}, do half of it. Last fast ${one}: five days before. Last easy one, 10 to 15 minutes: two or three days before.`,
  ]
}

/**
 * @see Haugen and others, "The training and development of elite sprint performance" (2019): full rest between sprints, and
 *   48 hours between sessions; the numbers are for people who do not sprint yet, and practice
 */
const sprintsOver = ({ distance }: Endurance, { easyOnly }: Bounds): string[] => [
  `Sprint once a week: 10 easy minutes and 3 runs that get faster, then 4 times ${distance ? said(distance) : '60 m'}. Walk 2 to 3 minutes after each. Stop when one gets slower.`,
  easyOnly ? TEXTS.sprintEasy : TEXTS.sprintSpeeds,
]

function sprintDays({ days }: Draft): string[] {
  const allLegs = days.every(({ rows }) => rows.some(({ entry }) => isLegs(entry.pattern)))
  return [allLegs ? TEXTS.sprintAllLegs : TEXTS.sprintDays]
}
