import type { GeneratedProgram } from '../../domain/program.ts'

/** What every cover says, whatever its size: what the program was made for, each under its label; what is not known is left out. */
export function factsOf(overview: GeneratedProgram['overview']): (readonly [label: string, value: string])[] {
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
