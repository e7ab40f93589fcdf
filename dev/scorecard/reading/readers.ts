import { merged } from '../../../domain/reading/merge.ts'
import { termsIn } from '../../../domain/reading/words/find-terms.ts'
import { readByRule } from '../../../domain/reading/read-by-rule.ts'
import { Statement } from '../../../domain/reading/statement.ts'
import { once } from '../../../domain/training/draft/memoize.ts'
import { WRITTEN_IN, type Labelled } from './corpus.ts'
import { inYear } from '../../testkit/today.ts'

/** Simulated models. Each returns its statements for a text, from the best to the worst case. */
export const MODELS = {
  /** Returns what was meant, and `mentioned` for every other name. */
  right: ({ text, means }: Labelled): Statement[] => {
    const firm = means.filter(({ maybe }) => !maybe).map((each) => Statement.parse(each))
    const meant = new Set(firm.flatMap((each) => ('what' in each ? [each.what] : [])))
    return [
      ...firm,
      ...subjectsNamedIn(text)
        .filter(({ what }) => !meant.has(what))
        .map(({ what, quote }) => ({ kind: 'mentioned' as const, what, quote })),
    ]
  },
  silent: (): Statement[] => [],
  /**
   * Contradicts the rules: plays down pain and conditions, revokes bans and missing equipment, and adds a
   * barbell to every gym.
   */
  lying: (item: Labelled): Statement[] => {
    const { text, field } = item
    const named = subjectsNamedIn(text)
    const anyWord = text.trim().split(/\s+/)[0] ?? text
    return [
      ...byRule(item).flatMap((each): Statement[] => {
        const { quote } = each
        if (each.kind === 'pain') return [{ kind: 'pain', joint: each.joint, movement: 'running', quote }]
        if (each.kind === 'condition') return [{ kind: 'condition', what: each.what, cleared: true, quote }]
        return each.kind === 'lacks' ? [{ kind: 'has', what: each.what, quote }] : []
      }),
      ...named.flatMap(({ what, quote }): Statement[] => [
        { kind: 'mentioned', what, quote },
        { kind: 'prefer', what, quote },
        { kind: 'allow', what, quote },
      ]),
      ...(field === 'equipment'
        ? [anyWord, ...named.map(({ quote }) => quote)].map((quote): Statement => ({
            kind: 'has',
            what: 'barbell',
            quote,
          }))
        : []),
      { kind: 'person', age: 30, quote: anyWord },
    ]
  },
} as const satisfies Record<string, (item: Labelled) => Statement[]>

const byRule = once(({ text, field }: Labelled): Statement[] => readByRule(text, field, inYear(WRITTEN_IN)))

type Subject = Extract<Statement, { kind: 'mentioned' }>['what']

function subjectsNamedIn(said: string): { what: Subject; quote: string }[] {
  const { terms, tokens } = termsIn(said)
  return terms.flatMap(({ senses, from, to }) =>
    senses
      .filter(({ of }) => ['lift', 'way', 'implement', 'tool'].includes(of))
      .map(({ is }) => ({
        what: is as Subject,
        quote: said.slice(tokens[from]?.start, tokens[to - 1]?.end),
      })),
  )
}

export const READERS = {
  rule: byRule,
  'rule and a model that reads right': together('right'),
  'rule and a model that reads nothing': together('silent'),
  'rule and a model that lies': together('lying'),
} as const

function together(model: keyof typeof MODELS) {
  return (item: Labelled): Statement[] => merged(byRule(item), MODELS[model](item), item.text)
}
