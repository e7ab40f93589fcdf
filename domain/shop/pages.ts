/** The addresses of pages that mails, shops and exports lead to, as paths. */

export const resultsPage = (programId: string): string => `/results/${programId}`

export const accessPage = (token: string): string => `/access?token=${token}`

/** The questionnaire of an order at Shopify. */
export const surveyPage = (token: string): string => `/survey?access_token=${token}`

/** Where a browser goes after its payment. */
export const generationPage = (email: string): string =>
  `/programgeneration?email=${encodeURIComponent(email)}`
