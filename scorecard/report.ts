import { PROMPT_VERSION } from '../activities/generation/prompt.ts'
import { titleOf } from '../domain/training/review/review.ts'
import type { Offended } from './by-intent.ts'
import { OFFENCES } from './intent.ts'
import type { Pace } from './pace.ts'
import type { Repeats } from './repeats.ts'
import type { TasteEffect } from './tastes.ts'
import { GOOD_SHARE, MOST_OF_NAIVE, TOKENS_PER_SECOND, type Totals } from './totals.ts'
import type { Weakness } from './why.ts'

export interface Section {
  model: string
  says: string
  totals: Totals
  wallSeconds: number
}

export interface Scorecard {
  seed: number
  sections: readonly Section[]
  repeats: Repeats
  intent: readonly Offended[]
  tastes: readonly TasteEffect[]
  pace: Pace
}

/** The highest acceptable median for a program by rule (issue 12). */
const MOST_MS = 60

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
const list = <K extends string | number>(counts: ReadonlyMap<K, number>, none = 'none'): string =>
  [...counts].map(([key, value]) => `${key} ${value}`).join(', ') || none
const byCount = <K>(counts: ReadonlyMap<K, number>) =>
  new Map([...counts].sort(([, one], [, other]) => other - one))
const sum = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((all, each) => all + each, 0)

export function reportOf({ seed, sections, repeats, intent, tastes, pace }: Scorecard, plot: string): string {
  const [first] = sections
  if (!first) throw new Error('a scorecard is about at least one model')
  return `${[
    '# Scorecard',
    `Made by \`npm run scorecard\`; do not edit by hand. Seed ${seed}, prompt ${PROMPT_VERSION}. Every answer set goes the whole way: profile, prompt, model over HTTP, expansion, review, corrections, repair; then a review of its own judges what would be served.`,
    `![Soft rules, share of programs without a finding](${plot})`,
    '## Models',
    overview(sections),
    ...sections.filter(({ totals }) => totals.unserved.length).map(unserved),
    '## People as they write',
    intentTable(intent),
    `## Soft rules (${first.model})`,
    `Share of the programs to which a rule has nothing to say, the lowest first. The mean over rules is ${first.totals.softMean.toFixed(3)} (0.9 is asked); programs score ${first.totals.scoreMean.toFixed(3)} on average.`,
    softTable(sections),
    ...first.totals.weaknesses.map(weakness),
    '## What each taste does',
    tasteTable(tastes),
    '## Hard rules',
    hardTable(sections),
    '## What it took',
    ...sections.map(effort),
    `Writing a program by rule takes a median of ${pace.median.toFixed(0)} ms of processor time, and less than ${pace.p95.toFixed(0)} ms for nineteen of twenty (${pace.programs} programs, each at its best of three; ${MOST_MS} ms are allowed).`,
    '## Tokens and time',
    tokens(first),
    '## Twenty repeats',
    repeatsTable(repeats),
    '## Reading grade',
    grades(first),
    '## Held-out texts',
    sections.map(heldOut).join('\n'),
  ].join('\n\n')}\n`
}

/** The corpus gives the meaning; an independent list says what a program must then leave out. */
const intentTable = (intent: readonly Offended[]) =>
  [
    `People whose words stand in the corpus, with other answers at random. Judged by what they meant, not by what was read: how many got a program with something against it.`,
    table(
      ['read by', 'people', ...OFFENCES],
      intent.map(({ reader, people, offended }) => [
        reader,
        people,
        ...OFFENCES.map((offence) => offended[offence]),
      ]),
    ),
  ].join('\n\n')

const overview = (sections: readonly Section[]) =>
  table(
    [
      'model',
      'answers',
      'sets',
      'served',
      'hard violations',
      'soft mean',
      'score',
      'unresolved names',
      'wall',
    ],
    sections.map(({ model, says, totals, wallSeconds }) => [
      `**${model}**`,
      says,
      totals.sets,
      totals.served,
      sum(totals.hard),
      totals.softMean.toFixed(3),
      totals.scoreMean.toFixed(3),
      totals.unresolved.length,
      `${Math.round(wallSeconds)} s`,
    ]),
  )

const unserved = ({ model, totals }: Section) =>
  `Not served by ${model}: ${totals.unserved.map(({ unserved: why, set }) => `${why} \`${JSON.stringify(set.answers)}\``).join('; ')}`

const softTable = (sections: readonly Section[]) =>
  table(
    ['rule', 'asks for', ...sections.map(({ model }) => model)],
    [...(sections[0]?.totals.soft ?? [])]
      .sort(([, one], [, other]) => one - other)
      .map(([rule]) => [
        rule,
        titleOf(rule),
        ...sections.map(({ totals }) => percent(totals.soft.get(rule) ?? 0)),
      ]),
  )

/** The effect of each taste rule, as markdown. */
export const tasteTable = (tastes: readonly TasteEffect[]) =>
  [
    'Writing by rule with one taste taken out of its table, judged by the whole table: the share of programs that meet the taste all the same, and the mean over soft rules.',
    table(
      ['rule', 'asks for', 'met', 'met without it', 'mean', 'mean without it'],
      tastes.map((each) => [
        each.rule,
        each.title,
        percent(each.met),
        percent(each.metWithout),
        each.mean.toFixed(3),
        each.meanWithout.toFixed(3),
      ]),
    ),
  ].join('\n\n')

const weakness = ({ rule, says, mostFor }: Weakness) =>
  `**${rule}, ${titleOf(rule)}**, is below ${percent(GOOD_SHARE, 0)}. It says most often: ${says.map((each) => `_${each}_`).join(' ')} Most for ${mostFor.map(({ answer, share }) => `${answer} (${percent(share, 0)} of the programs)`).join(', ')}.`

const hardTable = (sections: readonly Section[]) =>
  table(
    ['rule', 'asks for', ...sections.map(({ model }) => `${model}: violations`)],
    [...(sections[0]?.totals.hard ?? [])].map(([rule]) => [
      rule,
      titleOf(rule),
      ...sections.map(({ totals }) => totals.hard.get(rule) ?? 0),
    ]),
  )

const effort = ({ model, totals }: Section) =>
  [
    `**${model}**`,
    `- path that served: ${list(totals.paths)}`,
    `- rounds asked: ${[...totals.rounds].map(([rounds, programs]) => `${rounds} for ${programs}`).join(', ')}`,
    `- what came back: ${list(totals.outcomes)}`,
    `- blocks sent back or repaired for: ${list(byCount(totals.sentBack))}`,
    `- ${totals.secondsMean.toFixed(3)} s a program here, ${(totals.tokens.out / TOKENS_PER_SECOND).toFixed(0)} s at ${TOKENS_PER_SECOND} tokens a second`,
  ].join('\n')

function tokens({ model, totals: { tokens: used } }: Section): string {
  const seconds = (count: number) => `${(count / TOKENS_PER_SECOND).toFixed(0)} s`
  return [
    `Counted with the o200k encoding. _Naive_ asks for the same eight weeks written out in the record's fields, as compact JSON.`,
    table(
      ['per program, mean', 'tokens in', 'tokens out', `at ${TOKENS_PER_SECOND} tokens/s`],
      [
        [model, used.in.toFixed(0), used.out.toFixed(0), seconds(used.out)],
        ['naive', used.naiveIn.toFixed(0), used.naiveOut.toFixed(0), seconds(used.naiveOut)],
      ],
    ),
    `Ours takes ${percent(used.ratio)} of the naive output, ${percent(used.worstRatio)} at worst; ${percent(MOST_OF_NAIVE)} is the most allowed. Most of what goes in is the same for everyone and stands first, so providers cache it.`,
  ].join('\n\n')
}

const repeatsTable = ({ times, different, muscles }: Repeats) =>
  [
    `One questionnaire, ${times} times, with even choices falling differently each time: ${different} different choices of exercises. (The same purchase twice gets the same program.) At most 10 % is asked.`,
    table(
      ['muscle', 'weekly sets, mean', 'coefficient of variation'],
      [...muscles].map(([muscle, { sets, variation }]) => [muscle, sets.toFixed(1), percent(variation)]),
    ),
  ].join('\n\n')

const grades = ({ totals }: Section) =>
  [
    'Flesch-Kincaid school grade; at most 8 is asked.',
    table(
      ['text', 'mean', 'worst program'],
      Object.entries(totals.grades).map(([kind, { mean, worst }]) => [
        kind,
        mean.toFixed(1),
        worst.toFixed(1),
      ]),
    ),
  ].join('\n\n')

const heldOut = ({ model, totals }: Section) =>
  `- ${model}: ${totals.expectations} uses of texts kept apart from the rules' own tests; ${sum(totals.missed)} not met${totals.missed.size ? `: ${[...totals.missed].map(([text, times]) => `\`${text}\` (${times})`).join(', ')}` : ''}.`
