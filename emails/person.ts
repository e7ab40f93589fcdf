import { NAMELESS } from '../domain/shop/nameless.ts'
import { firstName } from '../domain/shop/first-name.ts'

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** Mail clients turn these into links, so a name that contains one is left out. */
const LINK_LIKE = /:\/\/|www\.|@|\w\.\w{2,}/i
const LONGEST = 60

/**
 * The greeting, by first name. Leaves out the onboarding's placeholder name and names that could contain a
 * link.
 */
export function greeting(name: string): string {
  const said = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  const usable = said !== '' && said !== NAMELESS && said.length <= LONGEST && !LINK_LIKE.test(said)
  const called = usable ? firstName(said) : ''
  return called ? `Hi ${called},` : 'Hi,'
}

/** Checks a link for a letter. The link is our own, so anything but a web address is the caller's bug. */
export function webAddress(address: string): string {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('a letter links only to web addresses')
  return href
}
