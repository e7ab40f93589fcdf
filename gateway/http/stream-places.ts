import { Refusal } from '../../domain/shop/errors.ts'

const PER_NETWORK = 20
const IN_ALL = 2_000
const TRY_AGAIN_SECONDS = 30

/** How many event streams one gateway holds open. Callers beyond that poll the state instead. */
export function streamPlaces({ perNetwork = PER_NETWORK, inAll = IN_ALL } = {}) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** @returns what gives the place back, once. @throws {Refusal} RATE_LIMITED, SERVICE_UNAVAILABLE */
    take(network: string): () => void {
      const own = taken.get(network) ?? 0
      if (own >= perNetwork)
        throw new Refusal('RATE_LIMITED', undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS })
      if (all >= inAll)
        throw new Refusal('SERVICE_UNAVAILABLE', undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS })
      taken.set(network, own + 1)
      all += 1
      return () => {
        const left = (taken.get(network) ?? 1) - 1
        if (left) taken.set(network, left)
        else taken.delete(network)
        all -= 1
      }
    },
  }
}
