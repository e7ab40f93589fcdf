import { POPULAR_DOMAINS, POPULAR_TLDS, run } from '@zootools/email-spell-checker'

/** Real domains that the checker would take for typos of more popular ones. */
const REAL_DOMAINS = ['mac.com', 'email.com', 'gmx.com', 'gmx.net', 'mail.de', 'pm.me', 'duck.com']
const REAL_TLDS = ['coach', 'fitness', 'fit', 'gym', 'example']

/** The address that was probably meant, if the domain looks like a typo. */
export const probablyMeant = (email: string): string | null =>
  run({
    email,
    domains: [...POPULAR_DOMAINS, ...REAL_DOMAINS],
    topLevelDomains: [...POPULAR_TLDS, ...REAL_TLDS],
  })?.full ?? null
