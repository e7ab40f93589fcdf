/** The addresses of pages that mails, shops and exports lead to, as paths. */

export const resultsPage = (programId: string): string => `/results/${programId}`

/** It names the program, so that a bad rating leads to its rewrite. */
export const feedbackPage = (programId: string | null): string =>
  programId ? `/feedback?program=${programId}` : '/feedback'

export const accessPage = (token: string): string => `/access?token=${token}`

/** The questionnaire of an order at Shopify. */
export const surveyPage = (token: string): string => `/survey?access_token=${token}`

/** An order whose checkout was left. It names the survey, so that any device opens the answers. */
export const leftOrderPage = (surveyId: string, email: string): string =>
  `/onboarding?surveyId=${encodeURIComponent(surveyId)}&email=${encodeURIComponent(email)}&cancelled=true`

/** Where a browser goes after its payment. */
export const generationPage = (email: string): string =>
  `/programgeneration?email=${encodeURIComponent(email)}`
