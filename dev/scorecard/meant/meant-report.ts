import { tableOf as table } from '../../commands/figures.ts'
import type { MeantTotals } from './meant-totals.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const most = (values: readonly number[]) => Math.max(0, ...values)
const meanOf = (values: readonly number[]) =>
  Math.round(values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length))

/** One second to the first token of each of two calls, then this many a second. */
const TOKENS_PER_SECOND = 60
const FIRST_TOKENS = 2

/** What became of all that people meant: the first thing to look at. */
export const meantReport = (all: readonly MeantTotals[]): string =>
  [
    'Checklists of what people meant, written by readers who had seen the people alone; a program is held against them.',
    table(
      ['written by', 'people', 'things meant', 'met', 'contradicted', 'unsaid', 'safety contradicted'],
      all.map(({ writer, people, judged, shares, unsafe }) => [
        writer,
        people,
        judged.length,
        percent(shares.met),
        percent(shares.contradicted),
        percent(shares.unsaid),
        unsafe.length,
      ]),
    ),
    ...all.filter(({ tokensIn }) => most(tokensIn)).map(recorded),
  ].join('\n\n')

const recorded = ({ kept, sentBack, byRule, tokensIn, tokensOut, stale, people }: MeantTotals): string => {
  const seconds = (tokens: number) => FIRST_TOKENS + tokens / TOKENS_PER_SECOND
  return [
    `Of the exercises of the model's first answer ${percent(kept)} are in the program; ${percent(sentBack)} of the people's answers were sent back, ${percent(byRule)} of the programs are called by-rule.`,
    `Tokens of a purchase: in ${meanOf(tokensIn)}, at most ${most(tokensIn)}; out ${meanOf(tokensOut)}, at most ${most(tokensOut)}. At ${TOKENS_PER_SECOND} tokens a second that is ${seconds(meanOf(tokensOut)).toFixed(0)} s, at most ${seconds(most(tokensOut)).toFixed(0)} s.`,
    stale.length
      ? `**${stale.length} of ${people} recordings are stale**: they answered another prompt. \`npm run measure -- record --stale\` records them anew.`
      : 'All recordings answer the prompts of today.',
  ].join('\n\n')
}
