import type { Units } from '../../../domain/program/units.ts'
import { HOW_TO } from './layout.ts'
import type { Line } from './lines.ts'

export type Setting = 'dumbbells' | 'bells' | 'plates'

/** The lifter's own settings on the first sheet: the step of each, and the line of the first. */
export interface Settings {
  shown: readonly Setting[]
  firstAt: number
}

export const SETTING_NAMES: Readonly<Record<Setting, string>> = {
  dumbbells: 'From one dumbbell to the next heavier one',
  bells: 'From one kettlebell to the next heavier one',
  plates: 'The smallest step that your plates or machines allow',
}

/** Typical steps in gyms. Kettlebells come in steps of 4 kg, named in pounds by the nearest one. */
export const USUAL: Readonly<Record<Units, Readonly<Record<Setting, number>>>> = {
  kg: { dumbbells: 2.5, bells: 4, plates: 1.25 },
  lb: { dumbbells: 5, bells: 9, plates: 2.5 },
}

export function settingsFor(lines: readonly Line[], firstAt: number): Settings {
  const uses = (setting: Setting) => lines.some((line) => settingsOf(line).includes(setting))
  return { firstAt, shown: (['dumbbells', 'bells', 'plates'] as const).filter(uses) }
}

function settingsOf({ rule, isOfBells }: Line): Setting[] {
  const amounts = [rule.hit, rule.top, rule.tooEasy, rule.missed, rule.missedTwice, rule.perRepOver?.amount]
  const hasSizes = amounts.includes('size') || amounts.includes('two sizes')
  return [
    ...(hasSizes ? [isOfBells ? ('bells' as const) : ('dumbbells' as const)] : []),
    ...(amounts.includes('least') ? ['plates' as const] : []),
  ]
}

export const addressOf = ({ shown, firstAt }: Settings, setting: Setting): string =>
  `'${HOW_TO}'!$B$${firstAt + shown.indexOf(setting)}`
