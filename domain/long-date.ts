/** `25 November 2026`, as the day is in UTC: where the buyer is, nobody tells us. */
export const longDate = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
