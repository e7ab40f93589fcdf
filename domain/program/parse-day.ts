import { DAY_KINDS, DAY_NAMES, type DayKind, type DayTitle } from './day.ts'

/** Reads the name of a day that was stored before its kind was a field: `Day 1 - Upper A (deload)`. */
export function parseDay(day: string): { title: DayTitle; kind?: DayKind } {
  const light = LIGHT.find((each) => day.endsWith(` (${each})`)) ?? null
  const bare = light ? day.slice(0, -` (${light})`.length) : day
  const at = bare.search(/ [-–—] /)
  const [place, name] = at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at + ' - '.length)]
  const kind = DAY_KINDS.find((each) => DAY_NAMES[each] === name.replace(/ [A-F]$/, ''))
  return { title: { place, name, light }, ...(kind && { kind }) }
}

const LIGHT = ['deload', 'taper'] as const

export const isLightDay = (day: string): boolean => /deload|taper/i.test(day)
