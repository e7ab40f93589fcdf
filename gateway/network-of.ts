import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** Whom an address belongs to: whoever has one of IPv6 has all of its network, 64 bits to move about in at will. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
  // IPv4 written as IPv6, and this machine itself: everybody is in that one.
  return network === '0:0:0:0' ? address : network
}
