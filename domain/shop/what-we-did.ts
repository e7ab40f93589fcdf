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
  ...(wishes.length
    ? [`Written with these words of yours in mind. Look whether the program suits them: ${quoted(wishes)}`]
    : []),
  ...(unanswered.length ? [`You asked, and we have no sure answer: ${quoted(unanswered)}`] : []),
  ...unread.map((each) => `We could not use: “${each}”`),
]
