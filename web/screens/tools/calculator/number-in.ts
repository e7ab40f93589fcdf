/** The typed number above 0, with a decimal point or comma. Null for anything else. */
export function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}
