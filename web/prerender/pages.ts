import { GUARANTEE, GUARANTEE_DAYS, OFFER, PRICE, QUESTIONS_ASKED } from '../../domain/shop/offer.ts'
import { ADDRESS_AT_BUILD } from '../../domain/shop/site.ts'
import { QUESTIONS } from '../screens/faq/questions.ts'

export interface Page {
  path: string
  /** The title of the tab. The screen sets the same one when it opens in the browser. */
  title: string
  /** A sentence or two for search results and shared links. */
  description: string
  /** Only words and links, so the app loads at the first sign of use. */
  isText?: true
  /** Structured data about the page, in the vocabulary of schema.org. */
  data?: readonly object[]
}

const SITE_NAME = 'Eightfold'

const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SITE_NAME,
  url: `${ADDRESS_AT_BUILD}/`,
  logo: `${ADDRESS_AT_BUILD}/icon-512.png`,
}

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: '8-week strength program',
  description: 'A personal 8-week strength program, written from your answers and delivered as a PDF.',
  image: `${ADDRESS_AT_BUILD}/share.png`,
  brand: { '@type': 'Brand', name: SITE_NAME },
  offers: {
    '@type': 'Offer',
    url: `${ADDRESS_AT_BUILD}/`,
    price: (OFFER.priceMinor / 100).toFixed(2),
    priceCurrency: OFFER.currency,
    availability: 'https://schema.org/InStock',
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: GUARANTEE_DAYS,
      returnFees: 'https://schema.org/FreeReturn',
    },
  },
}

const FAQ = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** The public pages: prerendered, and listed in the sitemap. */
export const PUBLIC_PAGES: readonly Page[] = [
  {
    path: '/',
    isText: true,
    title: 'Your 8-week strength program',
    description: `A personal 8-week strength program, written from your answers and delivered as a PDF. ${PRICE} once, no subscription, ${GUARANTEE}.`,
    data: [ORGANIZATION, PRODUCT],
  },
  {
    path: '/faq',
    isText: true,
    title: 'Questions and answers',
    description:
      'What people ask before they buy an 8-week strength program: equipment, days, injuries, results.',
    data: [FAQ],
  },
  {
    path: '/terms',
    isText: true,
    title: 'Terms of use',
    description: `Payment, the ${GUARANTEE}, the medical disclaimer and privacy at Eightfold.`,
  },
  {
    path: '/tools',
    isText: true,
    title: 'Free fitness tools',
    description:
      'Three free calculators for lifters: RPE and RIR, sleep for recovery, calories and macros. No sign-up.',
  },
  {
    path: '/tools/rpe-calculator',
    title: 'RPE/RIR calculator',
    description:
      'Find the weight for your next set from the reps and the effort (RPE or RIR) of the last one. Free.',
  },
  {
    path: '/tools/sleep-calculator',
    title: 'Sleep recovery calculator',
    description:
      'How many hours of sleep you need tonight to recover from your training, and how to get them. Free.',
  },
  {
    path: '/tools/macro-calculator',
    title: 'TDEE and macro calculator',
    description:
      'Calories, protein, carbs and fat for your goal, by the Mifflin-St Jeor equation. Metric or imperial. Free.',
  },
]

/** Also public. The browser redraws it if answers exist. */
export const ONBOARDING: Page = {
  path: '/onboarding',
  title: 'Your questionnaire',
  description: `${QUESTIONS_ASKED} questions about your days, your equipment and your goal. Your 8-week program follows from them.`,
}

/** Also prerendered, for addresses where nothing else is. */
export const NOT_FOUND = '/404'
