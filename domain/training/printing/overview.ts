import type { GeneratedProgram } from '../../program/program.ts'
import { inBoth, joined, say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { entriesOf, type Draft } from '../draft/draft.ts'
import { eventTold } from '../profile/event.ts'
import { meetDecisions } from '../progression/meet.ts'
import { transferDecisions } from './transfers.ts'
import { careDecisions, positionsLeftOut, growsIn } from '../profile/health/care.ts'
import { beginsWithFewerSets } from '../profile/health/weeks-of-care.ts'
import { isPlanned } from '../profile/endurance.ts'
import { namesIn, risksJoints } from '../profile/other-training.ts'
import { liftingDays } from '../profile/lifting-days.ts'
import { otherTrainingDecision } from '../profile/lifting-days-told.ts'
import { clearanceNotice, stopSignsOf } from '../profile/health/red-flags.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { plain, type Told } from '../profile/told.ts'
import { isLegs } from '../../exercises/vocabulary.ts'
import { POSITION_NAMES } from '../profile/ways-of-moving.ts'
import { weekOf } from '../week-plan/week-of.ts'
import { inWords } from '../../exercises/words.ts'
import { lbFromKg } from '../../program/units.ts'
import { countsOnGain, paceOfGain } from '../prescription/rows.ts'
import { ageDecision, addsSetsIn } from '../profile/age.ts'
import { bodyWeightDecision } from '../profile/body-weight.ts'
import { bringUpDecisions, type DirectSets } from '../prescription/bring-up.ts'
import { musclesOf } from '../profile/no-bigger.ts'
import { knownMax } from '../profile/weights/known-max.ts'
import { isLowered } from '../prescription/rep-ranges.ts'
import { MAX_GAIN } from '../prescription/loads.ts'
import { sexDecision } from '../prescription/sex.ts'
import { armsFirstDecision } from './arms-first.ts'
import { goalDecisions } from './goal-decisions.ts'
import { isLikedClosedByHealth, likedAgain } from './liked-later.ts'
import { missedOf } from './missed-likes.ts'

/** What we made of the answers, each sentence with what it takes for granted. */
export function decisionsFor(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Told<Phrase>[] {
  const { said, understood, redFlags, goal, level } = profile
  const week = weekOf(profile)
  const exercises = new Set(entriesOf(draft))
  const withLegs = draft.days.map(({ rows }) => rows.some(({ entry }) => isLegs(entry.pattern)))
  const decisions: Told<Phrase>[] = [
    ...understood.map(plain),
    ...careDecisions(profile).map(plain),
    ...transferDecisions(profile, draft).map(plain),
    ...likedOf(profile, exercises, draft),
    ...goalDecisions(profile, draft),
    ...personDecisions(profile, draft, hasWeights).map(plain),
    ...week.decisions.map(plain),
    ...[
      otherTrainingDecision(withoutPlanned(profile), { kinds: week.kinds, withLegs }),
      contactDecision(profile),
      setsDecision(profile, draft),
      eventTold(profile),
    ].filter((told) => told !== null),
    ...meetDecisions(profile),
  ]
  const tell = (...says: string[]) => void decisions.push(...says.map(plain))
  if (profile.equipment.kind === 'bodyweight')
    tell('No equipment needed: just the floor, a wall, a chair, a doorframe and a towel.')
  if (redFlags.length) {
    tell(
      'Every set keeps three or four reps in reserve. These weeks add reps, and no weight goes up by plan.',
    )
    decisions.push(...leftOutFor(profile))
  }
  if (/no preference/i.test(said.style))
    tell('You left the style to us: effort is given as reps in reserve (RIR).')
  if (level === 'novice' && (goal === 'strength' || goal === 'powerbuilding') && !redFlags.length)
    tell(
      'In your first year, sets of five reps or more build strength best. No set here is heavier than a five.',
    )
  return decisions
}

function contactDecision({ otherTraining, avoid }: TrainingProfile): Told | null {
  const risky = otherTraining.filter((each) => risksJoints(each, avoid))
  return risky.length
    ? plain(
        `Contact in your ${namesIn(risky)} can hurt your ${inWords(avoid.injuries.map((each) => each.replace('-', ' ')))} again. No contact until whoever treats it says yes. Until then, this program is your training.`,
      )
    : null
}

/** A sport without days that has a plan of its own, or that has to wait, needs no second rule. */
const withoutPlanned = (profile: TrainingProfile): TrainingProfile => ({
  ...profile,
  otherTraining: profile.otherTraining.filter(
    (each) =>
      each.days.length || !(isPlanned(each.sport, profile.endurance) || risksJoints(each, profile.avoid)),
  ),
})

/** The answers in the words of the form, and what we made of them. */
export function overviewOf(
  profile: TrainingProfile,
  decisions: readonly Phrase[],
): GeneratedProgram['overview'] {
  const { days, minutes, said } = profile
  const week = weekOf(profile)
  const unread = profile.unread.filter((each) => !profile.asks.includes(each))
  const [notice, stopSigns] = [clearanceNotice(profile), stopSignsOf(profile)]
  const weekdays = liftingDays(profile, week.kinds)
  return {
    daysPerWeek: days,
    sessionLength: minutes,
    split: week.split,
    programmingStyle: said.style,
    goal: said.goal,
    level: said.level,
    equipment: said.equipment,
    ...(profile.units && { units: profile.units }),
    decisions: [...new Set(decisions.map(inBoth))],
    ...(profile.wishes.length && { wishes: profile.wishes }),
    ...(unread.length && { unread }),
    ...(profile.asks.length && { unanswered: profile.asks }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(notice && { clearance: notice }),
    ...(stopSigns.length && { stopSigns }),
  }
}

/** Exclusions for conditions that need clearance. The form's text mentions only the other conditions. */
function leftOutFor({ redFlags, conditions, weeks, avoid }: TrainingProfile): Told[] {
  const minded = conditions.filter((each) => !redFlags.includes(each))
  const named = new Set([...avoid.positions, ...positionsLeftOut({ conditions: minded, weeks })])
  const positions = positionsLeftOut({ conditions: redFlags, weeks }).filter((each) => !named.has(each))
  return positions.length
    ? [
        {
          says: `For your health we ${named.size ? 'also ' : ''}left out ${inWords(positions.map((each) => POSITION_NAMES[each]))}.`,
          claims: [{ is: 'leaves-out', positions }],
        },
      ]
    : []
}

/** The result of a wish for liked exercises. A like is a preference, not a promise. */
function likedOf(profile: TrainingProfile, exercises: ReadonlySet<CatalogueEntry>, { days }: Draft): Told[] {
  const { likes } = profile
  const dayWith = (id: string) =>
    `Day ${days.findIndex(({ rows }) => rows.some(({ entry }) => entry.id === id)) + 1}`
  if (!likes.length) return []
  const found = [...exercises].filter(({ id }) => likes.includes(id))
  if (!found.length && isLikedClosedByHealth(profile)) return [plain(closedLikes(profile))]
  const missed = missedOf(profile, found).map(plain)
  if (!found.length) return missed.length ? missed : [plain(NOTHING_FITS)]
  return [
    {
      says: `With your words in mind: ${found.map(({ id, name }) => `${name} on ${dayWith(id)}`).join('; ')}.`,
      claims: found.map(({ id }) => ({ is: 'has-lift', id })),
    },
    ...missed,
  ]
}

const NOTHING_FITS = 'Your days, time and equipment had no room for what you like.'
const CLOSED_BY_HEALTH = 'What you like stays out for now, for your health.'

function closedLikes(profile: TrainingProfile): string {
  const again = likedAgain(profile).map(({ name }) => name)
  return again.length
    ? `For your health, no ${inWords(again, 'or')} for now. After week 8 shows how it comes back.`
    : CLOSED_BY_HEALTH
}

/** What the facts about a person change, one sentence each. */
export function personDecisions(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Phrase[] {
  const { person } = profile
  const lowers = entriesOf(draft).some(isLowered)
  const [age, sex] = [ageDecision(profile, lowers), sexDecision(profile)]
  return [
    age,
    sex,
    bodyWeightDecision(profile),
    person.lifts.length ? liftsDecision(profile, draft, hasWeights) : null,
    hasWeights ? maxesDecision(profile, draft) : null,
    ...bringUpDecisions(profile, (is) => setsIn(draft, is)),
    armsFirstDecision(draft, profile),
    profile.noBigger && noBiggerDecision(profile.noBigger, draft),
  ].filter((sentence) => sentence !== null && sentence !== undefined)
}

function noBiggerDecision(named: NonNullable<TrainingProfile['noBigger']>, draft: Draft): string {
  const muscles = musclesOf(named)
  const { ofWeek1 } = setsIn(draft, ({ primary }) => primary.some((each) => muscles.includes(each)))
  const plainly = inWords(named.map((each) => each.replaceAll('-', ' ')))
  const others = ofWeek1 ? ` Bigger lifts still work there, in ${ofWeek1} sets a week.` : ''
  return `You want no more size for your ${plainly}, so no exercise is for that alone.${others}`
}

function setsIn({ days }: Draft, is: (entry: CatalogueEntry) => boolean): DirectSets {
  const rows = days.flatMap((day) => day.rows.filter(({ entry }) => is(entry)))
  const ofWeek1 = rows.reduce((sum, { sets }) => sum + sets, 0)
  return { ofWeek1, most: ofWeek1 + rows.filter(({ addSet }) => addSet).length }
}

/** @see Tuchscherer, "The Reactive Training Manual" (2008): the chart of reps and RPE behind these weights */
function liftsDecision(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Phrase {
  const { person, redFlags } = profile
  if (redFlags.length)
    return 'We work out no weight from your best sets. Start light, and choose each weight by effort.'
  if (!hasWeights)
    return 'Your best sets give no weight for these exercises, so you choose each weight by effort.'
  const maxes = entriesOf(draft).flatMap((entry) => knownMax(entry, person) ?? [])
  const related = maxes.some(({ isEstimate }) => isEstimate)
    ? ' Weights with an “about” are low estimates from a related lift.'
    : ''
  const gain = countsOnGain(profile)
    ? say` From the middle on your max should grow. We expect ${{ kg: 2.5, lb: 5 }} more in ${paceOfGain(profile) < 1 ? 'eight' : 'four'} weeks, or ${{ kg: 5, lb: 10 }} on squats and deadlifts. We count on ${MAX_GAIN * 100} percent at most.`
    : ''
  const told = person.lifts.some(({ isOfTrainingMax }) => isOfTrainingMax)
    ? say`We take your training maxes as 90 percent of your maxes, as 5/3/1 does. They give the weights of every week. ${gain ? 'Up to the middle, no' : 'No'} week asks for more than those maxes allow.`
    : say`Your best sets give the weights of those lifts for every week. ${gain ? 'Up to the middle, no' : 'No'} week asks for more than your best set shows you can do.`
  return say`${told}${gain}${related}`
}

/** The maximum behind the percentages of the printed weights. */
function maxesDecision(profile: TrainingProfile, draft: Draft): Phrase | null {
  const { person } = profile
  const entries = new Set(entriesOf(draft))
  const told = [...entries].flatMap((entry) => {
    const max = knownMax(entry, person)
    if (!max || max.isEstimate || max.bodyKg) return []
    return [say`${entry.name} ${{ kg: Math.round(max.kg), lb: Math.round(lbFromKg(max.kg)) }}`]
  })
  return told.length
    ? say`Percentages are of your one-rep max by ${person.lifts.some(({ isOfTrainingMax }) => isOfTrainingMax) ? 'your training max' : 'your best set'}: ${joined(told, '; ')}.${countsOnGain(profile) ? ' The second half adds the gain.' : ''}`
    : null
}

const ROUNDS = [0, 1] as const

/** How age or health limits set increases, in a sentence; null without a limit. */
function setsDecision(profile: TrainingProfile, { days, deloadWeek }: Draft): Told | null {
  const open = ROUNDS.filter((round) => growsIn(round, profile) && addsSetsIn(round, profile))
  if (beginsWithFewerSets(profile))
    return plain(
      'The first two weeks have a set fewer of most exercises. It comes back bit by bit from week 3 on.',
    )
  if (open.length === ROUNDS.length) return null
  return plain(
    open.length && days.some(({ rows }) => rows.some(({ addSet }) => addSet))
      ? 'Extra sets come in the second half only. That gives your body time to get used to the work.'
      : `The number of sets stays the same in all weeks${deloadWeek === null ? '' : `, except light week ${deloadWeek}`}. That gives your body time to get used to the work.`,
  )
}
