import type { GeneratedProgram } from '../../../domain/program/program.ts'
import type { Meant } from './checklist.ts'
import { holds, lookedAt } from './holds.ts'

export const VERDICTS = ['met', 'contradicted', 'unsaid'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a program does with each thing that its buyer meant. */
export function judgeMeant(program: GeneratedProgram, meant: readonly Meant[]): Verdict[] {
  const looked = lookedAt(program)
  return meant.map(({ met, contradicted }) => {
    if (contradicted && holds(contradicted, looked)) return 'contradicted'
    return !met || holds(met, looked) ? 'met' : 'unsaid'
  })
}
