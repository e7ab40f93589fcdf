import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { expand } from '../printing/expand.ts'
import type { Finding } from '../review/finding.ts'
import { hardOf, review } from '../review/review.ts'
import { CONCESSIONS, type Concession } from '../../program/concessions.ts'
import { GAVE_WAY } from '../printing/generated/texts.ts'
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
  const told = gaveWay.map((each) => `${because(reasonsFor(each, profile), profile)}, ${GAVE_WAY[each]}`)
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
