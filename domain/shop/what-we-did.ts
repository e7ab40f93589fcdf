import type { GeneratedProgram } from '../program/program.ts'

const quoted = (all: readonly string[]): string => all.map((each) => `“${each}”`).join(' ')

/** Last, what no rule could use of the buyer's own words, in quotes. */
export const whatWeDid = ({
  decisions = [],
  wishes = [],
  unanswered = [],
  unread = [],
}: Pick<GeneratedProgram['overview'], 'decisions' | 'wishes' | 'unanswered' | 'unread'>): string[] => [
  ...decisions,
  ...(wishes.length ? [`We had these words of yours in mind: ${quoted(wishes)}`] : []),
  ...(unanswered.length
    ? [
        `You asked: ${quoted(unanswered)} That is one for somebody who can see you: a coach, or whoever treats you.`,
      ]
    : []),
  ...unread.map((each) => `We could not use: “${each}”`),
]
