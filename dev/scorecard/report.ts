import { tableOf as table } from '../commands/figures.ts'
import { meantReport } from './meant/meant-report.ts'
import type { MeantTotals } from './meant/meant-totals.ts'
import { PROMPT_VERSION } from '../../language-model/prompt.ts'
import { titleOf } from '../../domain/training/review/review.ts'
import { type judgeIntent, OFFENCES } from './reading/intent.ts'
import type { paceOf, repeat, tasteEffects } from './programs/by-rule.ts'
import { GOOD_SHARE, MAX_OF_NAIVE, TOKENS_PER_SECOND, type Totals } from './programs/totals.ts'

export interface Section {
  model: string
  says: string
  totals: Totals
  wallSeconds: number
}

export interface Scorecard {
  seed: number
  sections: readonly Section[]
  repeats: Awaited<ReturnType<typeof repeat>>
  intent: readonly ReturnType<typeof judgeIntent>[]
  tastes: ReturnType<typeof tasteEffects>
  pace: Awaited<ReturnType<typeof paceOf>>
  meant: readonly MeantTotals[]
}

/** Soft rules that this share of programs meets are not listed. */
const ALMOST_ALWAYS = 0.995

/** The highest acceptable median for a program by rule (issue 12). */
const MAX_MS = 60

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
const list = <K extends string | number>(counts: ReadonlyMap<K, number>, none = 'none'): string =>
  [...counts].map(([key, value]) => `${key} ${value}`).join(', ') || none
const byCount = <K>(counts: ReadonlyMap<K, number>) =>
  new Map([...counts].sort(([, one], [, other]) => other - one))
const sum = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((all, each) => all + each, 0)

export function reportOf(
  { seed, sections, repeats, intent, tastes, pace, meant }: Scorecard,
  plot: string,
): string {
  const [first] = sections
  if (!first) throw new Error('a scorecard is about at least one model')
  return `${[
    '# Scorecard',
    `Made by \`npm run measure -- scorecard\`; do not edit by hand. Seed ${seed}, prompt ${PROMPT_VERSION}. Every answer set passes through all steps; then a separate review judges what the buyer would get. [program-quality.md](program-quality.md) has the rules.`,
    '## What people meant',
    meantReport(meant),
    '## Models',
    'From here on the rules judge: how much a program is to their own taste, whoever wrote it. That says nothing of the wishes of its buyer.',
    `![Soft rules, share of programs without a finding](${plot})`,
    overview(sections),
    ...sections.filter(({ totals }) => totals.unserved.length).map(unserved),
    '## People as they write',
    intentTable(intent),
    `## Soft rules (${first.model})`,
    `Percent of programs without a finding of the rule, lowest first. The mean over rules is ${first.totals.softMean.toFixed(3)} (the goal is 0.9).`,
    softTable(sections),
    ...first.totals.weaknesses.map(weakness),
    '## What each taste does',
    tasteTable(tastes),
    '## Hard rules',
    hardTable(sections),
    '## What it took',
    ...sections.map(effort),
    `Writing a program by rule takes a median of ${pace.median.toFixed(0)} ms of processor time, and less than ${pace.p95.toFixed(0)} ms for 19 of 20 (${pace.programs} programs, each the fastest of three runs; ${MAX_MS} ms are allowed).`,
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
const intentTable = (intent: Scorecard['intent']) =>
  [
    'How many people with texts from the corpus got something that contradicts what they meant.',
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

function softTable(sections: readonly Section[]): string {
  const sharesOf = (rule: string) => sections.map(({ totals }) => totals.soft.get(rule) ?? 0)
  const rules = [...(sections[0]?.totals.soft ?? [])]
    .sort(([, one], [, other]) => one - other)
    .map(([rule]) => rule)
  const isLow = (rule: string) => sharesOf(rule).some((share) => share < ALMOST_ALWAYS)
  return [
    table(
      ['rule', 'asks for', ...sections.map(({ model }) => model)],
      rules
        .filter(isLow)
        .map((rule) => [rule, titleOf(rule), ...sharesOf(rule).map((share) => (100 * share).toFixed(1))]),
    ),
    `All other soft rules are met by at least ${percent(ALMOST_ALWAYS)}.`,
  ].join('\n\n')
}

/** The effect of each taste rule, as markdown. */
export function tasteTable(tastes: Scorecard['tastes']): string {
  const isFelt = ({ met, metWithout }: Scorecard['tastes'][number]) => met !== metWithout
  const unfelt = tastes.filter((each) => !isFelt(each)).map(({ rule }) => rule)
  return [
    `Programs are written by rule with one taste taken out of the table, then judged by the whole table: the percent that meets the taste, and the mean over soft rules (${tastes[0]?.mean.toFixed(3)} with all).`,
    table(
      ['rule', 'met', 'without it', 'mean'],
      tastes
        .filter(isFelt)
        .map(({ rule, met, metWithout, meanWithout }) => [
          rule,
          (100 * met).toFixed(1),
          (100 * metWithout).toFixed(1),
          meanWithout.toFixed(3),
        ]),
    ),
    `Met as often without them, by these few programs: ${unfelt.join(', ') || 'none'}.`,
  ].join('\n\n')
}

const weakness = ({ rule, says, mostFor }: Totals['weaknesses'][number]) =>
  `**${rule}, ${titleOf(rule)}**, is below ${percent(GOOD_SHARE, 0)}. It says most often: ${says.map((each) => `_${each}_`).join(' ')} Most for ${mostFor.map(({ answer, share }) => `${answer} (${percent(share, 0)} of the programs)`).join(', ')}.`

function hardTable(sections: readonly Section[]): string {
  const rules = [...(sections[0]?.totals.hard.keys() ?? [])]
  const countsOf = (rule: string) => sections.map(({ totals }) => totals.hard.get(rule) ?? 0)
  const broken = rules.filter((rule) => countsOf(rule).some(Boolean))
  if (!broken.length) return `No program breaks any of the ${rules.length} hard rules.`
  return table(
    ['rule', 'asks for', ...sections.map(({ model }) => `${model}: violations`)],
    broken.map((rule) => [rule, titleOf(rule), ...countsOf(rule)]),
  )
}

const effort = ({ model, totals }: Section) =>
  [
    `**${model}**`,
    `- path: ${list(totals.paths)}`,
    `- rounds: ${[...totals.rounds].map(([rounds, programs]) => `${rounds} for ${programs}`).join(', ')}`,
    `- answers: ${list(totals.outcomes)}`,
    `- sent back or repaired for: ${list(byCount(totals.sentBack))}`,
    `- ${totals.secondsMean.toFixed(3)} s per program here, ${(totals.tokens.out / TOKENS_PER_SECOND).toFixed(0)} s at ${TOKENS_PER_SECOND} tokens a second`,
  ].join('\n')

function tokens({ model, totals: { tokens: used } }: Section): string {
  const seconds = (count: number) => `${(count / TOKENS_PER_SECOND).toFixed(0)} s`
  return [
    `Counted with the o200k encoding. _Naive_ asks the model for all eight weeks in the record's fields, as compact JSON.`,
    table(
      ['per program, mean', 'tokens in', 'tokens out', `at ${TOKENS_PER_SECOND} tokens/s`],
      [
        [model, used.in.toFixed(0), used.out.toFixed(0), seconds(used.out)],
        ['naive', used.naiveIn.toFixed(0), used.naiveOut.toFixed(0), seconds(used.naiveOut)],
      ],
    ),
    `Ours takes ${percent(used.ratio)} of the naive output, ${percent(used.worstRatio)} at worst; ${percent(MAX_OF_NAIVE)} is the most allowed.`,
  ].join('\n\n')
}

const repeatsTable = ({ times, different, muscles }: Scorecard['repeats']) =>
  [
    `One questionnaire, ${times} times, with ties decided differently: ${different} different choices of exercises. The goal is at most 10 %.`,
    table(
      ['muscle', 'weekly sets, mean', 'coefficient of variation'],
      [...muscles].map(([muscle, { sets, variation }]) => [muscle, sets.toFixed(1), percent(variation)]),
    ),
  ].join('\n\n')

const grades = ({ totals }: Section) =>
  [
    'Flesch-Kincaid school grade; the goal is at most 8.',
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
  `- ${model}: ${totals.expectations} uses of texts that the rules' own tests lack; ${sum(totals.missed)} not met${totals.missed.size ? `: ${[...totals.missed].map(([text, times]) => `\`${text}\` (${times})`).join(', ')}` : ''}.`

const ROW = 22
const LABEL = 300
const BAR = 400
const TOP = 34

/** One bar per rule, the weakest first: the share of programs without an objection from it. */
export function plotOf(soft: ReadonlyMap<string, number>): string {
  const rules = [...soft].sort(([, one], [, other]) => one - other)
  const height = TOP + rules.length * ROW + 12
  const at = (share: number) => LABEL + share * BAR
  const bars = rules.map(([rule, share], index) => {
    const y = TOP + index * ROW
    return `<text x="${LABEL - 10}" y="${y + 14}" text-anchor="end">${titleOf(rule)} <tspan font-weight="700">${rule}</tspan></text><rect class="${share < GOOD_SHARE ? 'weak' : 'bar'}" x="${LABEL}" y="${y + 3}" width="${(share * BAR).toFixed(1)}" height="${ROW - 8}"/><text x="${at(share) + 6}" y="${y + 14}">${Math.round(share * 100)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + BAR + 50} ${height}" role="img" aria-label="Share of programs without a finding, by soft rule">
<style>svg{font:13px system-ui,sans-serif;background:#faf8f3}text{fill:#1a1a18}.bar{fill:#1f4e8c}.weak{fill:#b3261e}line{stroke:#1a1a18;stroke-width:.75;stroke-dasharray:3 3}@media(prefers-color-scheme:dark){svg{background:#161614}text{fill:#f2efe6}.bar{fill:#7fb0f0}.weak{fill:#f08a80}line{stroke:#f2efe6}}</style>
<text x="${at(GOOD_SHARE)}" y="20" text-anchor="middle">80 %</text>
<text x="${at(1)}" y="20" text-anchor="middle">100 %</text>
${bars.join('\n')}
<line x1="${at(GOOD_SHARE)}" x2="${at(GOOD_SHARE)}" y1="26" y2="${height - 8}"/>
<line x1="${at(1)}" x2="${at(1)}" y1="26" y2="${height - 8}"/>
</svg>
`
}
