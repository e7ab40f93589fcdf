import { z } from 'zod'

const Site = z.object({
  supportEmail: z.string().default('support@eightfold.example'),
  /** Address and account of the web analytics script; without both, none is loaded. */
  analyticsSrc: z.string().optional(),
  analyticsId: z.string().optional(),
  adPixelId: z.string().optional(),
})

/** What this installation decides about the pages; the gateway writes it into the served HTML. */
export const site = Site.parse(JSON.parse(document.getElementById('site')?.textContent ?? '{}'))
