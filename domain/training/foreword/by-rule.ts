import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { inWords } from '../../exercises/words.ts'
import type { Foreword } from '../../program/foreword.ts'
import { isLightWeek, type GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { plainNameOf } from '../prescription/bring-up.ts'
import { GOALS, NOTE, WHY } from './generated/texts.ts'
import { subjectsOf } from './subjects.ts'

/** The lifts that a note names: it is read at a glance. */
const MOST_NAMED = 3

/** What our rules alone say to the buyer, from the fields of the program. */
export function forewordByRule(program: GeneratedProgram, profile: TrainingProfile): Foreword {
  const { lifts } = subjectsOf(program, profile)
  return {
    by: 'rules',
    note: noteByRule(program, profile, lifts),
    lifts: lifts.map((entry) => ({ exerciseId: entry.id, why: WHY[entry.pattern] })),
    cues: [],
    answers: [],
    tools: [],
  }
}

function noteByRule(
  { overview, weeks }: GeneratedProgram,
  { goal, days, redFlags, avoid, person }: TrainingProfile,
  lifts: readonly CatalogueEntry[],
): string {
  const light = weeks.find(isLightWeek)
  const spares = avoid.able?.length ? NOTE.sparesMost : NOTE.spares
  const sentences = [
    redFlags.length > 0 && NOTE.clearFirst,
    filled(NOTE.asked, { goal: GOALS[goal], days, minutes: overview.sessionLength }),
    lifts.length > 0 &&
      filled(NOTE.built, {
        lifts: inWords(lifts.slice(0, MOST_NAMED).map(({ name }) => `the ${name}`)),
      }),
    avoid.injuries.length > 0 &&
      filled(spares, {
        joints: inWords(avoid.injuries.map((each) => each.replace('-', ' '))),
        them: avoid.injuries.length > 1 ? 'them' : 'it',
      }),
    person.bringUp.length > 0 && filled(NOTE.bringUp, { points: inWords(person.bringUp.map(plainNameOf)) }),
    (overview.unread?.length ?? 0) > 0 && NOTE.unread,
    light && filled(NOTE.light, { week: light.weekNumber }),
  ]
  return sentences.filter((each) => each !== false && each !== undefined).join(' ')
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
