import { isUnderBar } from '../bar-lifts.ts'
import { daysFor, type Brief } from '../brief.ts'
import { asksFor, isOfKind, mayFall } from '../care.ts'
import type { CatalogueEntry } from '../exercise.ts'
import { isCompound, isPull, isPush, isTrunk } from '../vocabulary.ts'
import { isBrief } from '../volume.ts'
import { asksForBalance } from './balance.ts'
import { onDays } from './on-days.ts'
import { exerciseRule, miss, NOTHING, weekRule, type PartRule } from './rule.ts'
import { daysWith, setsWhere } from './week.ts'

const STEADY = {
  id: 'T17',
  title: 'balance and supported or single-leg work from 65 on, after falls and for thin bones',
  source: 'WHO 2020; Strong, Steady and Straight 2022; Too Fit to Fracture 2014',
  hard: false,
} as const

/** From a bar, with no machine to bear the body. */
const isHung = ({ positions, traits }: CatalogueEntry): boolean =>
  positions.includes('hanging') && !traits.includes('supported')

/** Whoever may fall, or begins at 65 or later. */
const isUnsure = ({ profile, level }: Brief): boolean =>
  mayFall(profile) || (profile.person.age === '65-plus' && level === 'novice')

/** Bent over, hanging, with weights on the floor, in a lunge or under a bar, with nothing that bears or steadies the body. */
const isUnheld = (entry: CatalogueEntry): boolean => {
  const { traits, positions, pattern, needs } = entry
  return (
    traits.includes('bent-over') ||
    positions.includes('hanging') ||
    (positions.includes('floor') && needs.length > 0) ||
    isUnderBar(entry) ||
    (pattern === 'lunge' && (needs.length > 0 || !traits.includes('supported')))
  )
}

const isAnyTrunk = ({ pattern }: CatalogueEntry): boolean => isTrunk(pattern)

const isBalance = (entry: CatalogueEntry): boolean => isOfKind('balance', entry)

/** Where somebody may fall, what stands still or moves slowly for balance alone: no lunge, no squat, nothing for the back. */
const isStanding = (entry: CatalogueEntry): boolean =>
  isBalance(entry) && !isCompound(entry.pattern) && !isOfKind('back-extensors', entry)

/** What these rules ask for by name: the search looks at it whatever else is as good. */
export const isAskedFor = (entry: CatalogueEntry, brief: Brief): boolean =>
  (asksForBalance(brief) && isBalance(entry)) ||
  ASKED.some((each) => asksFor(each, brief.profile) && isOfKind(each, entry))

const ASKED = ['back-extensors', 'outward-rotation', 'shoulder-blades'] as const

/** Something that does somebody good, on so many days. */
const trainedOn = (is: (entry: CatalogueEntry) => boolean, days: number, named: string, brief: Brief) =>
  onDays(
    { is, days, says: (found, times) => `${named} is trained on ${found} days; ${times} suit the buyer.` },
    brief,
  )

/** What age and conditions ask of a week. */
export const HEALTH_RULES: readonly PartRule[] = [
  weekRule({
    ...STEADY,
    cost: 110,
    limits: { days: 3, daysInShort: 1, short: 45, backDays: 2 },
    check: (brief, { days, daysInShort, short, backDays }) => {
      const { profile } = brief
      if (!isUnsure(brief) || isBrief(profile)) return () => NOTHING
      const isShort = profile.minutes < short
      // Osteoporosis Canada, "Too Fit to Fracture" (2014): muscles along the spine, and between the shoulder blades.
      const isForBack = (entry: CatalogueEntry) =>
        isOfKind('back-extensors', entry) || isOfKind('shoulder-blades', entry)
      const backs = asksFor('back-extensors', profile) ? (isShort ? daysInShort : backDays) : 0
      const balance = trainedOn(isStanding, isShort ? daysInShort : days, 'Balance', brief)
      const back = trainedOn(isForBack, backs, 'What holds the back up', brief)
      return (week) => [...balance(week), ...back(week)]
    },
  }),
  weekRule({
    ...STEADY,
    cost: 30,
    limits: { days: 2 },
    check: (brief, { days }) => {
      if (!asksForBalance(brief)) return () => NOTHING
      const isHelped = (entry: CatalogueEntry) =>
        isOfKind('supported', entry) || isOfKind('single-leg', entry)
      const isToldElsewhere = isUnsure(brief) && !isBrief(brief.profile)
      const balance = trainedOn(isBalance, isToldElsewhere ? 0 : days, 'Balance', brief)
      const helped = daysFor(brief, isHelped) > 0
      return (week) => [
        ...balance(week),
        ...miss(
          helped && !daysWith(week, isHelped) ? 1 : 0,
          () => 'No supported or single-leg work in the week.',
        ),
      ]
    },
  }),
  exerciseRule({
    ...STEADY,
    cost: 30,
    limits: {},
    check: (brief) => (entry) => {
      const { profile } = brief
      const concerns = isUnsure(brief) ? isUnheld(entry) : profile.redFlags.length > 0 && isHung(entry)
      if (!concerns || profile.likes.includes(entry.id)) return NOTHING
      const held = brief.families.get(entry.pattern)?.some((other) => !isUnheld(other))
      return miss(Number(held ?? false), () => `${entry.name} has nothing to hold; others do.`, entry.name)
    },
  }),
  weekRule({
    id: 'T28',
    title: 'calves and trunk get some work where there is time',
    source: 'ACSM 2011 and WHO 2020: all major muscles; ACOG, Martin Ginis 2018 and BoneFit name the trunk',
    hard: false,
    cost: 20,
    limits: { minutes: 30, sets: 2 },
    check: (brief, { minutes, sets }) => {
      const { profile } = brief
      const isForHealth =
        profile.goal === 'general' || profile.person.age === '65-plus' || asksFor('trunk', profile)
      const asked = isForHealth && profile.minutes >= minutes
      const isTrunkWork = (entry: CatalogueEntry) => isOfKind('trunk', entry)
      const isWork = daysFor(brief, isTrunkWork) > 0 ? isTrunkWork : isAnyTrunk
      if (!asked || !daysFor(brief, isWork)) return () => NOTHING
      return (week) => {
        const found = setsWhere(week, isWork)
        return miss(sets - found, () => `${found} sets for trunk; ${sets} round a week off.`)
      }
    },
  }),
  weekRule({
    id: 'T39',
    title: 'arms that push a wheelchair pull as much as they press, and train what turns the shoulder out',
    source: 'STOMPS (Mulroy 2011); Consortium for Spinal Cord Medicine 2005',
    hard: false,
    cost: 70,
    limits: { days: 3, outwardDays: 2, pulls: 1 },
    check: (brief, { days, outwardDays, pulls }) => {
      const { profile } = brief
      if (!asksFor('outward-rotation', profile) || isBrief(profile)) return () => NOTHING
      const blades = trainedOn(
        (entry) => isOfKind('shoulder-blades', entry),
        days,
        'The back of the shoulder',
        brief,
      )
      const outward = trainedOn(
        (entry) => isOfKind('outward-rotation', entry),
        outwardDays,
        'Turning the shoulder out',
        brief,
      )
      const pulled = daysFor(brief, ({ pattern }) => isPull(pattern)) > 0
      return (week) => {
        const pressed = setsWhere(week, ({ pattern }) => isPush(pattern))
        const found = setsWhere(week, ({ pattern }) => isPull(pattern))
        return [
          ...blades(week),
          ...outward(week),
          ...miss(
            pulled ? pulls * pressed - found : 0,
            () => `${found} sets of pulls for ${pressed} of presses; there should be as many.`,
          ),
        ]
      }
    },
  }),
]
