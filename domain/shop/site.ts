/** The settings of an installation for its pages. The gateway writes them into each page. */
export interface Site {
  supportEmail: string
  /** The origin of checkout pages: the only other site that a page sends its browser to. */
  checkoutOrigin?: string | undefined
  /** The Gumroad product that the license keys of the first channel belong to. */
  gumroadProductId?: string | undefined
  /** Address and account of the web analytics script. It is loaded only if both are set. */
  analyticsSrc?: string | undefined
  analyticsId?: string | undefined
  adPixelId?: string | undefined
}

/** Placeholders in the built pages for what only an installation knows. */
export const ADDRESS_AT_BUILD = 'https://eightfold.example'
export const EMAIL_AT_BUILD = 'support@eightfold.example'
