/** The number above 0 that somebody typed, with a point or a comma; null for anything else. */
export function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}
