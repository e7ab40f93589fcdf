import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** Of every buyer in tests and drills. */
export const NAME = 'Łucja Öberg'

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
  name: NAME,
}

/** The body of forms that request a program directly, without the credential. */
export const requestOf = (email: string) => ({
  name: NAME,
  email,
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'General Fitness',
  experienceLevel: 'Intermediate',
  programmingStyle: 'RIR',
  programmingSplit: 'Full Body',
  exercisesToAvoid: '',
})

/**
 * A person with a browser: calls the gateway with its cookies and presses buttons at the storefront. A call
 * to an absolute address may use another gateway.
 * @param manner.timeoutMs - the time after which they hang up; never by default
 * @param manner.headers - sent with every call
 */
export function createBuyer(
  appUrl: string,
  manner: { timeoutMs?: number; headers?: Record<string, string> } = {},
) {
  const cookies = new Map<string, string>()

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(new URL(path, appUrl), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...manner.headers,
        ...headers,
      },
      ...(manner.timeoutMs ? { signal: AbortSignal.timeout(manner.timeoutMs) } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name && value) cookies.set(name, value)
      else if (name) cookies.delete(name)
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
    const { body } = await call('POST', '/api/stripe/checkout', { surveyId, email, name: NAME })
    return String(body['checkoutUrl'])
  }

  return {
    call,
    completeSurvey,
    openCheckout,
    /** Answers the survey, opens the checkout session and pays; the browser does not return. */
    buy: async (email: string, answers = ANSWERS): Promise<{ surveyId: string; sessionId: string }> => {
      const surveyId = await completeSurvey(email, answers)
      const checkoutUrl = await openCheckout(surveyId, email)
      await press(checkoutUrl, { action: 'pay', card: '4242 4242 4242 4242', name: NAME })
      return { surveyId, sessionId: checkoutUrl.split('/').at(-1) ?? '' }
    },
  }
}

/** Presses a button of the storefront; each is a plain form. @returns the redirect's target */
export async function press(url: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (response.status !== 303) throw new Error(`the storefront answered ${response.status} to ${url}`)
  return response.headers.get('location') ?? ''
}

/** Fields of the storefront's purchase pages. */
interface Order {
  email: string
  name?: string
  product?: string
  test?: 'on'
  pending?: 'on'
}

/** Buys on the storefront's Gumroad page. @returns the sale id and the license key from the receipt */
export async function buyAtGumroad(shopUrl: string, order: Order): Promise<{ sale: string; key: string }> {
  const receipt = new URL(await press(`${shopUrl}/gumroad`, { ...order }), shopUrl)
  const key = /<code>([^<]+)<\/code>/.exec(await (await fetch(receipt)).text())?.[1] ?? ''
  return { sale: decodeURIComponent(receipt.pathname.split('/').at(-1) ?? ''), key }
}

/** Buys on the storefront's Shopify page. @returns the order's number */
export const buyAtShopify = async (shopUrl: string, order: Order): Promise<string> =>
  (await press(`${shopUrl}/shopify`, { ...order })).split('/').at(-1) ?? ''

/** Presses a button of an order on the storefront's orders page, such as `refund`. */
export const operate = (shopUrl: string, shop: string, order: string, action: string): Promise<string> =>
  press(`${shopUrl}/orders/${shop}/${encodeURIComponent(order)}`, { action })

/** The access token from the link in a letter. */
export const tokenIn = ({ text }: { text: string }): string =>
  /\/access\?token=([\w-]+)/.exec(text)?.[1] ?? ''

/** Sets how the storefront's webhooks misbehave; everything else works normally. */
export const misbehave = (
  shopUrl: string,
  how: { hold?: 'on'; duplicate?: 'on'; reorder?: 'on'; syncSeconds?: string },
): Promise<string> => press(`${shopUrl}/webhooks/switches`, { ...how })

/** A unique IP address for each buyer. @param number - below 2 ** 24 */
export const addressOf = (number: number): string =>
  `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
