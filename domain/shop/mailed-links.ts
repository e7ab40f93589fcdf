/** Limits of fresh links to one buyer, whoever asks. The page that promises a link states them. */
export const MAILED_LINKS = {
  everyMinutes: 60,
  aDay: 3,
  a30Days: 10,
} as const
