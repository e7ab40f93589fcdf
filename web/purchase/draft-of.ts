/**
 * Where the device keeps the answers to a form of who has bought: by the buyer's email, for each look-up of a purchase
 * gives a token of its own; by the credential where nobody names one.
 */
export const draftOf = (form: 'form' | 'wizard', email: string, credential: string): string =>
  `eightfold.${form} ${email.trim().toLowerCase() || credential}`
