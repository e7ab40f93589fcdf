import type { GeneratedProgram } from '../../program/program.ts'
import { inBoth, listed, say, type Phrase } from '../../program/phrase.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { entriesOf, type Draft } from '../draft/draft.ts'
import { eventTold } from '../profile/event.ts'
import { meetDecisions } from '../progression/meet.ts'
import { careDecisions, positionsLeftOut, growsIn } from '../profile/health/care.ts'
import { liftingDays } from '../profile/lifting-days.ts'
import { otherTrainingDecision } from '../profile/lifting-days-told.ts'
import { clearanceNotice } from '../profile/health/red-flags.ts'
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
import { MAX_GAIN } from '../prescription/loads.ts'
import { sexDecision } from '../prescription/sex.ts'
import { goalDecisions } from './goal-decisions.ts'

/** What we made of the answers, each sentence with what it takes for granted. */
export function decisionsFor(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Told<Phrase>[] {
  const { said, understood, redFlags, goal, level } = profile
  const week = weekOf(profile)
  const exercises = new Set(entriesOf(draft))
  const withLegs = draft.days.map(({ rows }) => rows.some(({ entry }) => isLegs(entry.pattern)))
  const decisions: Told<Phrase>[] = [
    ...understood.map(plain),
    ...careDecisions(profile).map(plain),
    ...likedOf(profile, exercises),
    ...goalDecisions(profile, draft),
    ...personDecisions(profile, draft, hasWeights).map(plain),
    ...week.decisions.map(plain),
    ...[
      otherTrainingDecision(profile, { kinds: week.kinds, withLegs }),
      setsDecision(profile, draft),
      eventTold(profile),
    ].filter((told) => told !== null),
    ...meetDecisions(profile),
  ]
  const tell = (...says: string[]) => void decisions.push(...says.map(plain))
  if (profile.equipment.kind === 'bodyweight')
    tell('No equipment means none: only the floor, a wall, a chair, a doorframe and a towel are used.')
  if (redFlags.length) {
    tell(
      'Until you are cleared, every set leaves three or four reps in reserve and no weight goes up by plan.',
    )
    decisions.push(...leftOutFor(profile))
  }
  if (/no preference/i.test(said.style))
    tell('You had no preference for a style, so effort is given as reps in reserve (RIR) throughout.')
  if (level === 'novice' && (goal === 'strength' || goal === 'powerbuilding') && !redFlags.length)
    tell('In your first year strength grows best with five reps or more, so no set is heavier than that.')
  return decisions
}

/** The answers in the words of the form, and what we made of them. */
export function overviewOf(
  profile: TrainingProfile,
  decisions: readonly Phrase[],
): GeneratedProgram['overview'] {
  const { days, minutes, said } = profile
  const week = weekOf(profile)
  const unread = profile.unread.filter((each) => !profile.asks.includes(each))
  const notice = clearanceNotice(profile)
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
          says: `For your health we ${named.size ? 'also ' : ''}leave out ${inWords(positions.map((each) => POSITION_NAMES[each]))}.`,
          claims: [{ is: 'leaves-out', positions }],
        },
      ]
    : []
}

/** The result of a wish for liked exercises. A like is a preference, not a promise. */
function likedOf({ likes }: TrainingProfile, exercises: ReadonlySet<CatalogueEntry>): Told[] {
  if (!likes.length) return []
  const found = [...exercises].filter(({ id }) => likes.includes(id))
  return found.length
    ? [
        {
          says: `Of what you like, the program has ${inWords(found.map(({ name }) => name))}.`,
          claims: found.map(({ id }) => ({ is: 'has-lift', id })),
        },
      ]
    : [{ says: 'Nothing of what you like fits beside your days, time and equipment.' }]
}

/**
 * What the facts about a person change, one sentence each. Facts that change nothing are also reported,
 * unless there is something more important to read.
 */
export function personDecisions(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Phrase[] {
  const { person } = profile
  const [age, sex] = [ageDecision(profile), sexDecision(profile)]
  const unchanged = [person.age && !age ? 'age' : '', person.sex && !sex ? 'sex' : ''].filter(Boolean)
  const isWorthSaying = unchanged.length > 0 && profile.redFlags.length === 0
  return [
    age,
    sex,
    isWorthSaying ? `Your ${inWords(unchanged)} asked for no change to the program.` : null,
    bodyWeightDecision(profile),
    person.lifts.length ? liftsDecision(profile, draft, hasWeights) : null,
    hasWeights ? maxesDecision(profile, draft) : null,
    ...bringUpDecisions(profile, (is) => setsIn(draft, is)),
    profile.noBigger && noBiggerDecision(profile.noBigger, draft),
  ].filter((sentence) => sentence !== null && sentence !== undefined)
}

function noBiggerDecision(named: NonNullable<TrainingProfile['noBigger']>, draft: Draft): string {
  const muscles = musclesOf(named)
  const { ofWeek1 } = setsIn(draft, ({ primary }) => primary.some((each) => muscles.includes(each)))
  const plainly = inWords(named.map((each) => each.replaceAll('-', ' ')))
  const others = ofWeek1 ? ` Lifts for more than that still work there in ${ofWeek1} sets a week.` : ''
  return `You want no more size for your ${plainly}, so no exercise is for that alone.${others}`
}

function setsIn({ days }: Draft, is: (entry: CatalogueEntry) => boolean): DirectSets {
  const rows = days.flatMap((day) => day.rows.filter(({ entry }) => is(entry)))
  const ofWeek1 = rows.reduce((sum, { sets }) => sum + sets, 0)
  return { ofWeek1, most: ofWeek1 + rows.filter(({ addSet }) => addSet).length }
}

function liftsDecision(profile: TrainingProfile, draft: Draft, hasWeights: boolean): Phrase {
  const { person, redFlags } = profile
  if (redFlags.length) return 'Until you are cleared, no weight is worked out from your best sets.'
  if (!hasWeights)
    return 'Your best sets tell no weight for what is in this program, so you choose each weight by effort.'
  const maxes = entriesOf(draft).flatMap((entry) => knownMax(entry, person) ?? [])
  const related = maxes.some(({ isEstimate }) => isEstimate)
    ? ' Weights with an “about” are low estimates from a related lift.'
    : ''
  const gain = countsOnGain(profile)
    ? say`, but the second half counts on a max that grows by ${{ kg: 2.5, lb: 5 }} in ${paceOfGain(profile) < 1 ? 'eight' : 'four'} weeks, or ${{ kg: 5, lb: 10 }} for legs and hips, and by ${MAX_GAIN * 100} percent at most`
    : ''
  return say`Your best sets tell the weights of their lifts week by week, by Tuchscherer’s chart of reps and RPE: no week asks for more than your best set shows you can do${gain}.${related}`
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
    ? say`Percentages are of the one-rep max that the chart reads off your best set${countsOnGain(profile) ? ', in the second half with its gain' : ''}: ${listed(told)}.`
    : null
}

const ROUNDS = [0, 1] as const

/** How age or health limits set increases, in a sentence; null without a limit. */
function setsDecision(profile: TrainingProfile, { days }: Draft): Told | null {
  const open = ROUNDS.filter((round) => growsIn(round, profile) && addsSetsIn(round, profile))
  if (open.length === ROUNDS.length) return null
  return plain(
    open.length && days.some(({ rows }) => rows.some(({ addSet }) => addSet))
      ? 'Sets are added in the second half only, so that your body has time to get used to them.'
      : 'The number of sets stays the same over the eight weeks, so that your body has time to get used to them.',
  )
}
