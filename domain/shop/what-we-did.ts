import type { GeneratedProgram } from '../program/program.ts'

/** Last, what we could not use of the buyer's own words, in quotes. */
export const whatWeDid = ({
  decisions = [],
  unread = [],
}: Pick<GeneratedProgram['overview'], 'decisions' | 'unread'>): string[] => [
  ...decisions,
  ...unread.map((each) => `We could not use: “${each}”`),
]
