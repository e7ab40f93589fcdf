import { expect, it } from '@jest/globals'
import { streamPlaces } from './stream-places.ts'

it('limits the places per network and in total, and reuses each once it is free', () => {
  const places = streamPlaces({ perNetwork: 2, inAll: 3 })
  const first = places.take('a')
  places.take('a')
  expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  places.take('b')
  const refusal = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 30 })
  expect(() => places.take('b')).toThrow(refusal)
  first()
  places.take('b')
  expect(() => places.take('a')).toThrow(refusal)
})
