import fc from 'fast-check'
import type { Correction } from '../../../domain/forms/corrections.ts'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { knownMax } from '../../../domain/training/profile/weights/known-max.ts'
import { MAX_GAIN } from '../../../domain/training/prescription/loads.ts'
import { shareOfMax } from '../../../domain/training/profile/weights/rep-chart.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { readingOf } from '../../../domain/training/profile/understood/understanding.ts'
import { effortIn, repsIn } from '../../../domain/program/notation.ts'
import { kgFromLb } from '../../../domain/program/units.ts'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { writesOfLifts, type Wrote } from '../../stand-ins/coach/lifters.ts'
import { TODAY } from '../../testkit/today.ts'

// Printed weights of people who write their lifts in either unit: npm run measure -- weights [-- --people 2000 --seed 7 --programs 100]
/** Whole programs, which take a second each, are written for so many of the people. */
const told = optionsOf({ people: wholeNumber(2_000), seed: wholeNumber(1), programs: wholeNumber(2_000, 0) })

/** Estimates from a related lift may be this much higher. */
const ROOM_OF_ESTIMATE = 1.05
/** Kilograms lost to rounding. */
const ROUNDED = 0.1

const people = fc.sample(writesOfLifts, { seed: told.seed, numRuns: told.people })
const count = { taken: 0, asked: 0, nothing: 0, 'kilograms for pounds': 0, 'pounds for kilograms': 0 }
const printed = { weights: 0, above: 0, 'above in week 1': 0 }
for (const [at, wrote] of people.entries()) {
  count[outcomeOf(wrote)]++
  if (at < told.programs) for (const corrections of [[], answersOf(wrote)]) judge(wrote, corrections)
}
console.log(JSON.stringify({ people: people.length, ...count, printed }, null, 2))

function outcomeOf(wrote: Wrote): keyof typeof count {
  const { person, understanding } = readingOf(
    { exercisesToAvoid: wrote.text, experienceLevel: wrote.level },
    TODAY,
  )
  for (const { lift, kg } of person.lifts) {
    const trueKg = wrote.sets.find((set) => set.lift === lift)?.kg ?? 0
    if (kg > trueKg * ROOM_OF_ESTIMATE) return noted('kilograms for pounds', wrote)
    if (kg < trueKg / 2) return noted('pounds for kilograms', wrote)
  }
  if (understanding.questions.length) return 'asked'
  return person.lifts.length ? 'taken' : noted('nothing', wrote)
}

function noted<Outcome>(outcome: Outcome, { text, unit, level }: Wrote): Outcome {
  console.log(`${outcome}: ${JSON.stringify(text)} (${unit}, ${level})`)
  return outcome
}

function answersOf({ text, level, unit }: Wrote): Correction[] {
  const { questions } = readingOf({ exercisesToAvoid: text, experienceLevel: level }, TODAY).understanding
  return questions.flatMap(({ choices }) =>
    choices.flatMap(({ answer }) => (answer.as === unit ? [answer] : [])),
  )
}

/** Holds every printed weight against the chart and what the writer really lifts. */
function judge({ text, level, sets }: Wrote, corrections: Correction[]): void {
  const profile = profileOf(
    TrainingAnswers.parse({
      trainingDays: 3,
      sessionLength: 60,
      equipment: 'commercial',
      primaryGoal: 'Strength',
      experienceLevel: level,
      programmingSplit: 'Full Body',
      exercisesToAvoid: text,
      corrections,
    }),
    TODAY,
  )
  const real = { ...profile.person, lifts: [...sets] }
  for (const { weekNumber, workouts } of expand(writeByRule(profile), profile).weeks)
    for (const { name, reps, intensity, weight } of workouts.flatMap(({ exercises }) => exercises)) {
      const [top, rir] = [repsIn(reps)?.high, effortIn(intensity)?.low]
      const entry = entryByName(name)
      const max = entry && knownMax(entry, real)
      if (!weight || !top || rir === undefined || !max) continue
      const room = (max.isEstimate ? ROOM_OF_ESTIMATE : 1) * (weekNumber > 1 ? 1 + MAX_GAIN : 1)
      const allowed = max.kg * room * shareOfMax(top, rir) - max.bodyKg + ROUNDED
      printed.weights++
      if (Math.max(weight.kg, kgFromLb(weight.lb)) <= allowed) continue
      printed.above++
      if (weekNumber === 1) printed['above in week 1']++
      console.log(
        `week ${weekNumber}: ${name} ${weight.kg} kg × ${reps} ${intensity}, of ${JSON.stringify(text)}`,
      )
    }
}
