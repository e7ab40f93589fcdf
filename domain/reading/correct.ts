import { z } from 'zod'
import type { Correction } from '../forms/corrections.ts'
import { IMPLEMENTS } from '../exercises/vocabulary.ts'
import { JOINTS } from './lexicon/body.ts'
import { CONDITIONS } from './lexicon/condition-names.ts'
import { Exercise, LIFTS } from './lexicon/lifts.ts'
import { WAYS } from './lexicon/ways.ts'
import { namesOf, TOOLS, type Statement } from './statement.ts'

/** Corrections with known names. An `exercise` names a catalogue entry, so it is handled elsewhere. */
const Known = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('lift'),
    what: z.union([z.enum(namesOf(LIFTS)), Exercise]),
    as: z.string(),
  }),
  z.object({ about: z.literal('way'), what: z.enum(namesOf(WAYS)), as: z.string() }),
  z.object({ about: z.literal('tool'), what: z.enum(TOOLS), as: z.string() }),
  z.object({ about: z.literal('only'), what: z.string(), as: z.literal('nothing') }),
  z.object({ about: z.literal('joint'), what: z.enum(namesOf(JOINTS)), as: z.string() }),
  z.object({ about: z.literal('condition'), what: z.enum(namesOf(CONDITIONS)), as: z.string() }),
  z.object({ about: z.literal('implement'), what: z.enum(IMPLEMENTS), as: z.string() }),
])
type Known = z.infer<typeof Known>

/** Applies the buyer's corrections. Each one replaces all statements about its subject. */
export function corrected(statements: readonly Statement[], corrections: readonly Correction[]): Statement[] {
  let read = [...statements]
  for (const each of corrections) {
    const { success, data } = Known.safeParse(each)
    if (!success) continue
    const before = read.find((statement) => isAbout(statement, data))
    read = [
      ...read.filter((statement) => !isAbout(statement, data)),
      ...statementOf(data, before?.quote ?? data.what.replaceAll('-', ' ')),
    ]
  }
  return read
}

const OF_LIFTS: readonly Statement['kind'][] = ['leave-out', 'allow', 'prefer']

function isAbout(statement: Statement, { about, what }: Known): boolean {
  const { kind } = statement
  if (about === 'joint') return kind === 'pain' && statement.joint === what
  if (about === 'condition') return kind === 'condition' && statement.what === what
  if (about === 'implement') return (kind === 'has' || kind === 'lacks') && statement.what === what
  if (about === 'only') return kind === 'only-with'
  return OF_LIFTS.includes(kind) && 'what' in statement && statement.what === what
}

/**
 * @param quote - the words behind the replaced statement; they keep `front squats` as exact as they were
 * written
 */
function statementOf(known: Known, quote: string): Statement[] {
  const { about, what, as } = known
  if (about === 'implement')
    return [as === 'use' ? { kind: 'has', what, quote } : { kind: 'lacks', what, quote }]
  if (as === 'nothing' || about === 'only') return []
  if (about === 'joint') return [{ kind: 'pain', joint: what, quote }]
  if (about === 'condition') return [{ kind: 'condition', what, quote }]
  return [as === 'prefer' ? { kind: 'prefer', what, quote } : { kind: 'leave-out', what, quote }]
}
