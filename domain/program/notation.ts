import type { GeneratedProgram } from './program.ts'

/** The reps of a row, such as `5`, `8-10`, `10/side` or `30 s`. */
export interface Reps {
  low: number
  high: number
  of: 'reps' | 'reps a side' | 'seconds'
}

/** Null for `AMRAP`, and for what is not in our notation. */
export function repsIn(notation: string): Reps | null {
  const [, low, high = low, unit] = /^(\d+)(?:-(\d+))?(\/side| s)?$/.exec(notation) ?? []
  if (low === undefined || high === undefined || Number(low) > Number(high)) return null
  return {
    low: Number(low),
    high: Number(high),
    of: unit === ' s' ? 'seconds' : unit === '/side' ? 'reps a side' : 'reps',
  }
}

export type Scale = 'RIR' | 'RPE'

/** The effort of a row, such as `RIR 2`, `RIR 1-2` or `RPE 8`, on its own scale. */
export interface Effort {
  scale: Scale
  low: number
  high: number
}

/** Null for what is not in our notation. */
export function effortIn(notation: string): Effort | null {
  const [, scale, low, high = low] = /^(RIR|RPE) (\d+(?:\.5)?)(?:-(\d+(?:\.5)?))?$/.exec(notation) ?? []
  if (low === undefined || high === undefined) return null
  return { scale: scale === 'RPE' ? scale : 'RIR', low: Number(low), high: Number(high) }
}

export const middleOf = ({ low, high }: Effort): number => (low + high) / 2

/** RPE is 10 minus the reps in reserve (Zourdos 2016). */
export const rpeOf = (effort: Effort): number =>
  effort.scale === 'RIR' ? 10 - middleOf(effort) : middleOf(effort)

export const scaleOf = ({ weeks }: Pick<GeneratedProgram, 'weeks'>): Scale =>
  effortIn(weeks[0]?.workouts[0]?.exercises[0]?.intensity ?? '')?.scale ?? 'RIR'
