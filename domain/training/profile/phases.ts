import { z } from 'zod'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { IMPLEMENTS, type Implement, type Need } from '../../exercises/vocabulary.ts'
import { inWords, pluralOf } from '../../exercises/words.ts'
import { TOOLS, type Statement, type Tool } from '../../reading/statement.ts'
import { WEEKS } from '../../program/weeks.ts'
import { avoidOf } from './avoid.ts'
import { implementName, type Equipment } from './equipment/equipment.ts'

/** Weeks of the program in which the buyer wants to train with these. */
export const PhaseOfTools = z.object({
  has: z.array(z.enum(TOOLS)),
  fromWeek: z.number(),
  toWeek: z.number(),
})
export type PhaseOfTools = z.infer<typeof PhaseOfTools>

/** Another place that the buyer trains at now and then, and what is there. */
export const SecondPlace = z.object({ has: z.array(z.enum(IMPLEMENTS)) })
export type SecondPlace = z.infer<typeof SecondPlace>

type Phase = Extract<Statement, { kind: 'phase' }>
const weeksOf = ({ from = 1, until = WEEKS }: Phase) => ({ fromWeek: from, toWeek: Math.min(WEEKS, until) })

/** The name of a phase among the values that a buyer can take back. */
export const phaseName = ({ fromWeek, toWeek }: Omit<PhaseOfTools, 'has'>): string =>
  `phase-${fromWeek}-${toWeek}`
export const nameOfPhase = (phase: Phase): string => phaseName(weeksOf(phase))

/** The phases whose tools are there, in order of their weeks. */
export function phasesOf(statements: readonly Statement[], { implements: there }: Equipment): PhaseOfTools[] {
  const isThere = (tool: Tool) =>
    tool === 'bodyweight' ||
    (tool === 'free-weights' && there.length > 0) ||
    there.some((each) => each === tool)
  return statements
    .flatMap((each) => {
      if (each.kind !== 'phase' || !each.has.some(isThere)) return []
      const { fromWeek, toWeek } = weeksOf(each)
      const isPart = fromWeek <= toWeek && toWeek - fromWeek < WEEKS - 1
      return isPart ? [{ has: each.has, fromWeek, toWeek }] : []
    })
    .sort((one, other) => one.fromWeek - other.fromWeek)
}

/** A time that is told in weeks says more than the same without a number. */
export function withoutVague(statements: readonly Statement[]): Statement[] {
  const timed = new Set(statements.flatMap((each) => (each.kind === 'phase' && each.until ? each.has : [])))
  return statements.filter(
    (each) => !(each.kind === 'only-with' && each.limit === 'phase' && timed.has(each.what)),
  )
}

/** What the buyer names for later weeks. */
export const laterTools = (phases: readonly PhaseOfTools[] = []): readonly Need[] =>
  avoidOf(
    phases
      .filter(({ fromWeek }) => fromWeek > 1)
      .flatMap(({ has }) => has.map((what) => ({ kind: 'leave-out', what, quote: what }))),
  ).avoid.implements

/** Catalogue ids of what waits for a later week: all but the first phase's tools, or else the tools of a later one. */
export function waitingFor(phases: readonly PhaseOfTools[]): string[] {
  const first = phases.filter(({ fromWeek }) => fromWeek === 1).flatMap(({ has }) => has)
  const closed = first.length
    ? avoidOf(first.map((what) => ({ kind: 'only-with', what, quote: what }))).avoid.implements
    : laterTools(phases)
  return CATALOGUE.filter(({ needs }) => needs.some((each) => closed.includes(each))).map(({ id }) => id)
}

export const secondPlaceOf = (statements: readonly Statement[]): SecondPlace | undefined => {
  const has = statements.flatMap((each) => (each.kind === 'place' ? each.has : []))
  return has.length ? { has: IMPLEMENTS.filter((each) => has.includes(each)) } : undefined
}

const plural = (tool: Tool): string =>
  tool === 'bodyweight'
    ? 'your own weight'
    : tool === 'free-weights'
      ? 'free weights'
      : pluralOf(implementName(tool as Implement))

export const toolsSaid = (tools: readonly Tool[]): string => inWords(tools.map(plural))

/** `Weeks 1 to 4: machines`. */
export const phaseLabel = ({ has, fromWeek, toWeek }: PhaseOfTools): string =>
  `Weeks ${fromWeek} to ${toWeek}: ${toolsSaid(has)}`

/** What the program does about a phase and a second place, one sentence each; `printing/middle.ts` tells what changes. */
export const phaseSentences = (phases: readonly PhaseOfTools[], place: SecondPlace | undefined): string[] => [
  ...phases.map(({ has, fromWeek, toWeek }) =>
    fromWeek === 1
      ? `Up to week ${toWeek} every exercise uses ${toolsSaid(has)}.`
      : `Before week ${fromWeek} no exercise needs ${toolsSaid(has)}.`,
  ),
  ...(place
    ? [
        `With only ${toolsSaid(place.has)} at hand, do what stands after “Elsewhere”. All other exercises stay the same.`,
      ]
    : []),
]
