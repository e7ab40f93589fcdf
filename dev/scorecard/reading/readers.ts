import { merged } from '../../../domain/reading/merge.ts'
import { termsIn } from '../../../domain/reading/words/find-terms.ts'
import { readByRule } from '../../../domain/reading/read-by-rule.ts'
import { Statement, type Heard } from '../../../domain/reading/statement.ts'
import { once } from '../../../domain/training/draft/memoize.ts'
import { WRITTEN_IN, type Labelled } from './corpus.ts'
import { inYear } from '../../testkit/today.ts'

/** Simulated models. Each returns its statements for a text, from the best to the worst case. */
export const MODELS = {
  /** Returns what was meant, and calls wrong what the rules read and nobody meant. */
  right: (item: Labelled): Heard[] => {
    const firm = item.means.filter(({ maybe }) => !maybe).map((each) => Statement.parse(each))
    const meant = new Set(item.means.map(subjectOf))
    const words = item.text.trim().split(/\s+/)
    return [
      ...firm,
      ...byRule(item)
        .filter((each) => !meant.has(subjectOf(each)))
        .map((of): Heard => ({ kind: 'wrong', of, quote: elsewhere(words, of.quote) })),
    ]
  },
  silent: (): Heard[] => [],
  /**
   * Contradicts the rules: plays down pain and conditions, revokes bans and missing equipment, and adds a
   * barbell to every gym.
   */
  lying: (item: Labelled): Heard[] => {
    const { text, field } = item
    const named = subjectsNamedIn(text)
    const anyWord = text.trim().split(/\s+/)[0] ?? text
    return [
      ...byRule(item).map((of): Heard => ({ kind: 'wrong', of, quote: of.quote })),
      ...byRule(item).flatMap((each): Statement[] => {
        const { quote } = each
        if (each.kind === 'pain') return [{ kind: 'pain', joint: each.joint, movement: 'running', quote }]
        if (each.kind === 'condition') return [{ kind: 'condition', what: each.what, cleared: true, quote }]
        return each.kind === 'lacks' ? [{ kind: 'has', what: each.what, quote }] : []
      }),
      ...named.flatMap(({ what, quote }): Statement[] => [
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
} as const satisfies Record<string, (item: Labelled) => Heard[]>

const byRule = once(({ text, field }: Labelled): Statement[] => readByRule(text, field, inYear(WRITTEN_IN)))

const subjectOf = (each: Statement): string =>
  `${each.kind} ${'what' in each ? each.what : 'joint' in each ? each.joint : 'lift' in each ? each.lift : ''}`

/** A word that is not the quote's, as evidence. */
const elsewhere = (words: readonly string[], quote: string): string =>
  words.find((word) => /\p{L}{3}/u.test(word) && !quote.includes(word)) ?? quote

type Subject = Extract<Statement, { kind: 'prefer' }>['what']

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
