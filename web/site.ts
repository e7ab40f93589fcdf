/** What this installation decides about the pages. */
interface Site {
  supportEmail: string
  /** Where checkouts are; without it, only on our own host. */
  checkoutOrigin?: string
  /** Which product the license keys of the first channel are of. */
  gumroadProductId?: string
  /** Address and account of the web analytics script; without both, none is loaded. */
  analyticsSrc?: string
  analyticsId?: string
  adPixelId?: string
}

/** Stands in pages drawn at build time; the gateway puts the installation's own in its place. */
const AT_BUILD: Site = { supportEmail: 'support@eightfold.example' }

// The gateway's own words in the gateway's own page: zod would be the heaviest thing that the first page loads.
const settings = (): Partial<Site> => JSON.parse(document.getElementById('site')?.textContent ?? '{}')

export const site: Site = typeof document === 'undefined' ? AT_BUILD : { ...AT_BUILD, ...settings() }
