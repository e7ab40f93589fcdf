import { z } from 'zod'

const Site = z.object({
  supportEmail: z.string().default('support@eightfold.example'),
})

/** What this installation decides about the pages; the gateway writes it into the served HTML. */
export const site = Site.parse(JSON.parse(document.getElementById('site')?.textContent ?? '{}'))
