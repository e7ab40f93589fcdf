import escapeHtml from 'escape-html'
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

/** The head tags that describe a page to search engines and link previews. */
export function headOf({ path, title, description, data = [] }: Page): string[] {
  const name = `${title} · Eightfold`
  const address = ADDRESS_AT_BUILD + path
  return [
    `<title>${escapeHtml(name)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Eightfold',
      'og:title': name,
      'og:description': description,
      'og:url': address,
      'og:image': `${ADDRESS_AT_BUILD}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Eight weeks of strength, written for you. The cover of a program beside it.',
    }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...data.map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}
