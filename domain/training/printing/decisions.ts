import type { TrainingProfile } from '../profile/profile.ts'
import { listed, say, type Phrase } from '../../program/phrase.ts'
import { lbFromKg } from '../../program/units.ts'
import type { Draft } from '../draft/draft.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { countsOnGain, paceOfGain } from '../prescription/progression-kind.ts'
import { inWords } from '../../exercises/words.ts'
import { ageDecision } from '../profile/age.ts'
import { bodyWeightDecision } from '../profile/body-weight.ts'
import { bringUpDecisions, type DirectSets } from '../prescription/bring-up.ts'
import { knownMax } from '../profile/weights/known-max.ts'
import { MAX_GAIN } from '../prescription/loads.ts'
import { sexDecision } from '../prescription/sex.ts'

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
  ].filter((sentence) => sentence !== null)
}

function setsIn({ days }: Draft, is: (entry: CatalogueEntry) => boolean): DirectSets {
  const rows = days.flatMap((day) => day.rows.filter(({ entry }) => is(entry)))
  const ofWeek1 = rows.reduce((sum, { sets }) => sum + sets, 0)
  return { ofWeek1, most: ofWeek1 + rows.filter(({ addSet }) => addSet).length }
}

function liftsDecision(profile: TrainingProfile, { days }: Draft, hasWeights: boolean): Phrase {
  const { person, redFlags } = profile
  if (redFlags.length) return 'Until you are cleared, no weight is worked out from your best sets.'
  if (!hasWeights)
    return 'Your best sets tell no weight for what is in this program, so you choose each weight by effort.'
  const maxes = days.flatMap(({ rows }) => rows.flatMap(({ entry }) => knownMax(entry, person) ?? []))
  const related = maxes.some(({ isEstimate }) => isEstimate)
    ? ' Weights with an “about” are low estimates from a related lift.'
    : ''
  const gain = countsOnGain(profile)
    ? say`, but the second half counts on a max that grows by ${{ kg: 2.5, lb: 5 }} in ${paceOfGain(profile) < 1 ? 'eight' : 'four'} weeks, or ${{ kg: 5, lb: 10 }} for legs and hips, and by ${MAX_GAIN * 100} percent at most`
    : ''
  return say`Your best sets tell the weights of their lifts week by week, by Tuchscherer’s chart of reps and RPE: no week asks for more than your best set shows you can do${gain}.${related}`
}

/** The maximum behind the percentages of the printed weights. */
function maxesDecision(profile: TrainingProfile, { days }: Draft): Phrase | null {
  const { person } = profile
  const entries = new Set(days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const told = [...entries].flatMap((entry) => {
    const max = knownMax(entry, person)
    if (!max || max.isEstimate || max.bodyKg) return []
    return [say`${entry.name} ${{ kg: Math.round(max.kg), lb: Math.round(lbFromKg(max.kg)) }}`]
  })
  return told.length
    ? say`Percentages are of the one-rep max that the chart reads off your best set${countsOnGain(profile) ? ', in the second half with its gain' : ''}: ${listed(told)}.`
    : null
}
