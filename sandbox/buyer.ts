import type { OnboardingAnswers } from '../domain/forms/onboarding.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

export const ANSWERS: OnboardingAnswers = {
  primaryGoal: 'General Fitness',
  experienceLevel: 'Intermediate',
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  programmingSplit: 'Full Body',
  motivation: 'progress',
  challenge: 'time',
  exercisesToAvoid: '',
  name: 'Łucja Öberg',
}

/** A person with a browser: calls the gateway with their cookies, and presses buttons at the storefront. */
export function createBuyer(appUrl: string) {
  const cookies = new Map<string, string>()

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(appUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name && value !== undefined) cookies.set(name, value)
    }
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text }
    return { status: response.status, body: json, headers: response.headers }
  }

  const completeSurvey = async (email: string, answers: OnboardingAnswers = ANSWERS): Promise<string> => {
    const { body } = await call('POST', '/api/surveys', { answers: {} })
    const surveyId = String(body['surveyId'])
    await call('PUT', `/api/surveys/${surveyId}`, { answers })
    await call('POST', `/api/surveys/${surveyId}/complete`, { email })
    return surveyId
  }

  const openCheckout = async (surveyId: string, email: string): Promise<string> => {
    const { body } = await call('POST', '/api/stripe/checkout', { surveyId, email, name: 'Łucja Öberg' })
    return String(body['checkoutUrl'])
  }

  return {
    call,
    completeSurvey,
    openCheckout,
    /** Answers the survey, opens the checkout and pays there; the browser does not come back. */
    buy: async (email: string): Promise<{ surveyId: string; sessionId: string }> => {
      const surveyId = await completeSurvey(email)
      const checkoutUrl = await openCheckout(surveyId, email)
      await press(checkoutUrl, { action: 'pay', card: '4242 4242 4242 4242', name: 'Łucja Öberg' })
      return { surveyId, sessionId: checkoutUrl.split('/').at(-1) ?? '' }
    },
  }
}

/** Presses a button of the storefront: every one is a plain form. @returns where it leads */
export async function press(url: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (response.status !== 303) throw new Error(`the storefront answered ${response.status} to ${url}`)
  return response.headers.get('location') ?? ''
}
