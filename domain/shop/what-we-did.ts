import type { GeneratedProgram } from '../program/program.ts'

/**
 * What we did with the answers, and last what we could not use of the buyer's own words. Their sentences stand
 * in quotes, as plain text.
 */
export const whatWeDid = ({
  decisions = [],
  unread = [],
}: Pick<GeneratedProgram['overview'], 'decisions' | 'unread'>): string[] => [
  ...decisions,
  ...unread.map((each) => `We could not use: “${each}”`),
]
