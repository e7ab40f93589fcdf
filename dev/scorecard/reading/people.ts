import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import fc from 'fast-check'
import { Statement, subjectNameOf, type Heard, type ModelReading } from '../../../domain/reading/statement.ts'
import { TrainingAnswers, ProgramRequest } from '../../../domain/forms/program-request.ts'
import { ticked, FORMS, sentBy } from '../../stand-ins/coach/arbitrary.ts'
import { merged } from '../../../domain/reading/merge.ts'
import { termsIn } from '../../../domain/reading/words/find-terms.ts'
import { readByRule } from '../../../domain/reading/read-by-rule.ts'
import { once } from '../../../domain/training/draft/memoize.ts'
import { inYear } from '../../testkit/today.ts'

export const PARTS = ['open', 'put-away'] as const
/** The year of the texts; past dates and ages are relative to it. */
export const WRITTEN_IN = 2026
export type Part = (typeof PARTS)[number]

/** A text as a buyer wrote it, with its meaning: see corpus/README.md. */
export const Labelled = z.object({
  id: z.string(),
  field: z.enum(['equipment', 'comments']),
  lang: z.string(),
  tags: z.array(z.string()),
  text: z.string().max(1000),
  /** Statements marked `maybe` are not judged. */
  means: z.array(Statement.and(z.object({ maybe: z.literal(true).optional() }))),
})
export type Labelled = z.infer<typeof Labelled>

export const corpusOf = (part: Part): Labelled[] =>
  z
    .array(Labelled)
    .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'corpus', `${part}.json`), 'utf8')))

/** Somebody with texts from the corpus, and their meaning. */
export interface Person {
  answers: TrainingAnswers
  comments: Labelled
  /** Null unless they train at home. */
  equipment: Labelled | null
}

/** Uses the corpus texts in turn, with random other answers. */
export function people(count: number, seed: number): Person[] {
  // The unseen parts come first, because a small count does not reach the end.
  const all = PARTS.toReversed().flatMap(corpusOf)
  const of = (field: Labelled['field']) => all.filter((item) => item.field === field)
  const [comments, homes] = [of('comments'), of('equipment')]
  return fc.sample(ticked(FORMS.fiveStepWizard), { seed, numRuns: count }).map((answers, index) => {
    const comment = comments[index % comments.length]
    const home = homes[index % homes.length]
    if (!comment || !home) throw new RangeError('the corpus has no texts')
    const sent = TrainingAnswers.parse(sentBy(answers, home.text, comment.text))
    return { answers: sent, comments: comment, equipment: sent.equipment === 'home' ? home : null }
  })
}

/** What one of our models reads in somebody's texts. */
export const readingBy = (model: keyof typeof MODELS, { comments, equipment }: Person): ModelReading => ({
  comments: MODELS[model](comments),
  equipment: equipment ? MODELS[model](equipment) : [],
})

const posts = z.record(z.string(), z.object({ req: z.record(z.string(), z.unknown()) }))
const invented = z.array(z.object({ id: z.string(), answers: z.record(z.string(), z.unknown()) }))
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../people/${file}`, import.meta.url), 'utf8'))

const WHO = { name: 'Anna', email: 'anna@example.com' }

/** People as they write: real posts and invented people, by name. */
export const peopleAsTheyWrite = (): [id: string, answers: TrainingAnswers][] =>
  [
    ...Object.entries(posts.parse(read('from-posts.json'))).map(([id, { req }]) => ({ id, answers: req })),
    ...invented.parse(read('with-meaning.json')),
  ].map(({ id, answers }) => [id, ProgramRequest.parse({ ...answers, ...WHO })])

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

const subjectOf = (each: Statement): string => `${each.kind} ${subjectNameOf(each)}`

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
