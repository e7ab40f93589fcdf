/** `25 November 2026`, in UTC: the buyer's time zone is unknown. */
export const longDate = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
