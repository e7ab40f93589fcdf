import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** The network of an address. For IPv6 that is the /64 prefix, since its holder can use any address in it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
  // IPv4-mapped addresses and loopback all share this prefix, so the full address counts.
  return network === '0:0:0:0' ? address : network
}
