import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { expand } from '../printing/expand.ts'
import type { Finding } from '../review/finding.ts'
import { hardOf, review } from '../review/review.ts'
import { CONCESSIONS, type Concession } from '../../program/concessions.ts'
import { inWords } from '../../exercises/words.ts'
import { IMPLEMENTS } from '../../exercises/vocabulary.ts'
import { writeByRule } from './write-by-rule.ts'

/** What made a rule give way. */
type Reason = 'equipment' | 'left-out' | 'minutes'

/** The program with everything that gave way recorded, and told to the buyer with the reason. */
export function conceded(
  program: GeneratedProgram,
  findings: readonly Finding[],
  profile: TrainingProfile,
): GeneratedProgram {
  const broken = new Set(hardOf(findings).map(({ concession }) => concession))
  const gaveWay = CONCESSIONS.filter((each) => broken.has(each))
  if (!gaveWay.length) return program
  const { overview } = program
  const told = gaveWay.map((each) => SAYS[each](because(reasonsFor(each, profile), profile)))
  return {
    ...program,
    overview: { ...overview, gaveWay, decisions: [...(overview.decisions ?? []), ...told] },
  }
}

/**
 * The answers without any one of which the rule would hold; without such a one, all that narrow the choice.
 */
function reasonsFor(concession: Concession, profile: TrainingProfile): readonly Reason[] {
  const narrow = WITHOUT.flatMap(([reason, without]) => {
    const wider = without(profile)
    return wider ? [{ reason, wider }] : []
  })
  const decisive = narrow.filter(({ wider }) =>
    hardOf(review(expand(writeByRule(wider), wider), wider)).every((each) => each.concession !== concession),
  )
  return (decisive.length ? decisive : narrow).map(({ reason }) => reason)
}

const ENOUGH_MINUTES = 60

/** The same person without one limit; null if there is no such limit. */
const WITHOUT: readonly (readonly [Reason, (profile: TrainingProfile) => TrainingProfile | null])[] = [
  [
    'equipment',
    (profile) =>
      profile.equipment.kind === 'commercial'
        ? null
        : {
            ...profile,
            equipment: { kind: 'commercial', implements: [...IMPLEMENTS] },
            oneWeight: [],
            onePiece: [],
            ownedWeights: {},
          },
  ],
  [
    'left-out',
    (profile) => {
      const { avoid, conditions, redFlags } = profile
      const isOpen = [...Object.values(avoid), conditions, redFlags].every((each) => !each?.length)
      return isOpen
        ? null
        : {
            ...profile,
            avoid: { ids: [], patterns: [], positions: [], implements: [], injuries: [] },
            conditions: [],
            redFlags: [],
          }
    },
  ],
  [
    'minutes',
    (profile) => (profile.minutes < ENOUGH_MINUTES ? { ...profile, minutes: ENOUGH_MINUTES } : null),
  ],
]

function because(reasons: readonly Reason[], { minutes }: TrainingProfile): string {
  const words: Readonly<Record<Reason, string>> = {
    equipment: 'the equipment you have',
    'left-out': 'what we leave out for you',
    minutes: `${minutes} minutes a session`,
  }
  return reasons.length ? `With ${inWords(reasons.map((each) => words[each]))}` : 'With your answers'
}

/** One sentence each: what gave way, and what it gave way to. */
const SAYS: Readonly<Record<Concession, (because: string) => string>> = {
  order: (why) => `${why}, a session may open with a smaller lift than we like best.`,
  balance: (why) => `${why}, pulls and pushes are less even than we like.`,
  movements: (why) =>
    `${why}, one of the four big movements (squat, hinge, push, pull) is missing from a week.`,
  weeks: (why) => `${why}, your sets change more or less from week to week than we like.`,
  exercises: (why) => `${why}, a session has fewer exercises than usual.`,
  sets: (why) => `${why}, some muscles get more or fewer sets than we aim for.`,
  progress: (why) => `${why}, some weeks ask for no more than the week before.`,
  'heavy-lifts': (why) => `${why}, not every session has a lift for heavy sets of three to six.`,
  reps: (why) => `${why}, many sets are shorter or longer than suits your goal best.`,
  minutes: (why) => `${why}, a session may take a little longer than you asked for.`,
}
