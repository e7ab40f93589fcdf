import type { GeneratedProgram } from './program.ts'

export const BEFORE_YOU_START = 'Before you start'
/** Above the list of signs. */
export const STOP_AT = 'Stop and get help at any of these'

type Told = Pick<GeneratedProgram['overview'], 'clearance' | 'stopSigns'>

/** Whom to ask and what to stop at, where there is room for one text alone; null if there is neither. */
export function noticeInOne({ clearance, stopSigns = [] }: Told): string | null {
  const parts = [
    ...(clearance ? [clearance] : []),
    ...(stopSigns.length ? [`${STOP_AT}: ${stopSigns.join('; ')}.`] : []),
  ]
  return parts.length ? parts.join(' ') : null
}
