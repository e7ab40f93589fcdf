import type { GeneratedProgram } from '../program/program.ts'

/** Last, what we could not use of the buyer's own words, in quotes. */
export const whatWeDid = ({
  decisions = [],
  wishes = [],
  unread = [],
}: Pick<GeneratedProgram['overview'], 'decisions' | 'wishes' | 'unread'>): string[] => [
  ...decisions,
  ...wishes.map((each) => `Written with this wish of yours in mind: “${each}”`),
  ...unread.map((each) => `We could not use: “${each}”`),
]
