import { EMAIL_AT_BUILD, type Site } from '../domain/shop/site.ts'

const AT_BUILD: Site = { supportEmail: EMAIL_AT_BUILD }

// Not validated, since the gateway itself wrote it into its page. zod would be the heaviest file
// of the first page.
const settings = (): Partial<Site> => JSON.parse(document.getElementById('site')?.textContent ?? '{}')

export const site: Site = typeof document === 'undefined' ? AT_BUILD : { ...AT_BUILD, ...settings() }
