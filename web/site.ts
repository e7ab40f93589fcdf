/** The settings of this installation for its pages. */
interface Site {
  supportEmail: string
  /** The origin of checkout pages. Without it, only our own host. */
  checkoutOrigin?: string
  /** The Gumroad product that the license keys of the first channel belong to. */
  gumroadProductId?: string
  /** Address and account of the web analytics script. It is loaded only if both are set. */
  analyticsSrc?: string
  analyticsId?: string
  adPixelId?: string
}

/** Placeholders in prerendered pages, which the gateway replaces with the installation's own. */
const AT_BUILD: Site = { supportEmail: 'support@eightfold.example' }

// Not validated, since the gateway itself wrote it into its page. zod would be the heaviest file
// of the first page.
const settings = (): Partial<Site> => JSON.parse(document.getElementById('site')?.textContent ?? '{}')

export const site: Site = typeof document === 'undefined' ? AT_BUILD : { ...AT_BUILD, ...settings() }
