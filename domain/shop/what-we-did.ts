import type { GeneratedProgram } from '../program/program.ts'

/**
 * What we did with the answers, and last what we could not use of the buyer's own words. Their sentences stand
 * in quotes, as plain text.
 */
export const whatWeDid = ({
  decisions = [],
  wishes = [],
  unread = [],
}: Pick<GeneratedProgram['overview'], 'decisions' | 'wishes' | 'unread'>): string[] => [
  ...decisions,
  ...wishes.map((each) => `Written with this wish of yours in mind: “${each}”`),
  ...unread.map((each) => `We could not use: “${each}”`),
]
