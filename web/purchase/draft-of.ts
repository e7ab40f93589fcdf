/**
 * Where the device stores a buyer's answers to a form: by the buyer's email, since each look-up of a purchase
 * gives another token; by the credential if no email is known.
 */
export const draftOf = (form: 'form' | 'wizard', email: string, credential: string): string =>
  `eightfold.${form} ${email.trim().toLowerCase() || credential}`
