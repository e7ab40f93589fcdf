import { firstName } from '../domain/first-name.ts'

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** Mail clients turn these into links, so a name that holds one is no name we repeat. */
const LINK_LIKE = /:\/\/|www\.|@|\w\.\w{2,}/i
const LONGEST = 60

/** How a letter begins: by first name. The onboarding's placeholder name, and names that could carry a link, are left out. */
export function greeting(name: string): string {
  const said = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  const usable = said !== '' && said !== 'User' && said.length <= LONGEST && !LINK_LIKE.test(said)
  const called = usable ? firstName(said) : ''
  return called ? `Hi ${called},` : 'Hi,'
}

/** A link that goes into a letter: ours, so anything but a web address is a bug of the caller. */
export function webAddress(address: string): string {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('a letter links only to web addresses')
  return href
}
