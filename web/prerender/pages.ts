import { GUARANTEE_DAYS, OFFER } from '../../domain/shop/offer.ts'
import { ADDRESS_AT_BUILD } from '../../domain/shop/site.ts'
import { QUESTIONS } from '../texts/generated/faq.ts'
import { ONBOARDING as ONBOARDING_PAGE, PUBLIC_PAGES as PAGES } from '../texts/generated/pages.ts'

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

const FAQ_PAGE = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** What pages say in the vocabulary of schema.org. */
const DATA: Readonly<Record<string, readonly object[]>> = { '/': [ORGANIZATION, PRODUCT], '/faq': [FAQ_PAGE] }

/** The public pages: prerendered, and listed in the sitemap. */
export const PUBLIC_PAGES: readonly Page[] = PAGES.map((page) => ({ ...page, data: DATA[page.path] ?? [] }))

/** Also public. The browser redraws it if answers exist. */
export const ONBOARDING: Page = ONBOARDING_PAGE

/** Also prerendered, for addresses where nothing else is. */
export const NOT_FOUND = '/404'
