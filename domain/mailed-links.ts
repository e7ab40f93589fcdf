/** How often a buyer is mailed a fresh link to what was bought, whoever asks: the page that promises it says so. */
export const MAILED_LINKS = {
  /** One in so many minutes. */
  everyMinutes: 60,
  aDay: 3,
  a30Days: 10,
} as const
