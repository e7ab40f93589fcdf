import { z } from 'zod'
import { GROUPS, type Group } from './muscle-groups.ts'

/** Of the muscles of some exercises: the ones that get most of the work, and the ones that help. */
export const MusclesWorked = z.object({ main: z.array(z.enum(GROUPS)), helping: z.array(z.enum(GROUPS)) })
export type MusclesWorked = z.infer<typeof MusclesWorked>

/** What the work does for a part of the body; null for nothing. */
export function roleOf(part: string, { main, helping }: MusclesWorked): keyof MusclesWorked | null {
  const isPart = (group: Group) => group === part
  return main.some(isPart) ? 'main' : helping.some(isPart) ? 'helping' : null
}

const PLAIN: Partial<Record<Group, string>> = { delts: 'shoulders' }

export const plainGroup = (group: Group): string => PLAIN[group] ?? group

const LIST = new Intl.ListFormat('en-GB')

/** `Works chest and triceps. Also shoulders.` */
export function musclesInWords({ main, helping }: MusclesWorked): string {
  const words = (groups: readonly Group[]) => LIST.format(groups.map(plainGroup))
  return `Works ${words(main)}.${helping.length ? ` Also ${words(helping)}.` : ''}`
}
