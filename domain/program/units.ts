export const UNITS = ['kg', 'lb'] as const
export type Units = (typeof UNITS)[number]
/** How a text tells a weight: in one unit, or in kilograms with the pounds in brackets. */
export type Wording = Units | 'both'

/** Regions with plates marked in pounds and US Letter paper. */
const POUND_REGIONS = /-(US|CA)\b/i

/** The most likely unit for a browser language. */
export const usualUnits = (language: string): Units => (POUND_REGIONS.test(language) ? 'lb' : 'kg')

/**
 * PDF formats. US Letter shows pounds, A4 shows kilograms, and a phone screen shows either. Pocket cards lie four
 * to a sheet.
 */
export const PAPERS = ['a4', 'letter', 'phone-kg', 'phone-lb', 'cards-a4', 'cards-letter'] as const
export type Paper = (typeof PAPERS)[number]
export const PAPER_OF: Readonly<Record<Units, Paper>> = { kg: 'a4', lb: 'letter' }
export const PHONE_OF: Readonly<Record<Units, Paper>> = { kg: 'phone-kg', lb: 'phone-lb' }
export const CARDS_OF: Readonly<Record<Units, Paper>> = { kg: 'cards-a4', lb: 'cards-letter' }

/** From the calculator of the specification (section 9). */
const KG_PER_LB = 0.453592
export const kgFromLb = (lb: number): number => lb * KG_PER_LB
export const lbFromKg = (kg: number): number => kg / KG_PER_LB

/** The load step with pound plates, whose smallest pair is 2.5 lb: 2.5 kg becomes 5 lb. */
export const poundStep = (kg: number): number => Math.max(1, Math.round((kg * 2) / 2.5)) * 2.5

/** `82.5 kg`, `180 lb`, or `82.5 kg (180 lb)` */
export const weightIn = (wording: Wording, { kg, lb }: { kg: number; lb: number }): string =>
  wording === 'both' ? `${kg} kg (${lb} lb)` : wording === 'kg' ? `${kg} kg` : `${lb} lb`
