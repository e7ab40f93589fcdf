import type { ShownProgram } from '../../../domain/program/program-in.ts'

/**
 * Labelled facts for the cover of every paper size: what the program was made for. Leaves out what is
 * unknown.
 */
export function factsOf(overview: ShownProgram['overview']): (readonly [label: string, value: string])[] {
  const { equipment, goal, level, split, programmingStyle } = overview
  const facts = [
    ['Equipment', equipment],
    ['Goal', goal],
    ['Level', level],
    ['Split', split],
    ['Style', programmingStyle],
  ] as const
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}
