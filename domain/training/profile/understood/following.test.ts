import { expect, it } from '@jest/globals'
import { followingFrom } from './following.ts'

const heavy = (weightKg: number) => [{ kind: 'person' as const, weightKg, quote: 'so heavy' }]
const whats = (...told: Parameters<typeof followingFrom>) => followingFrom(...told).map(({ what }) => what)

it('hears a heavy body in its weight', () => {
  expect(whats(heavy(140), {}, 'novice')).toEqual(['high-body-weight'])
  expect(whats(heavy(139), {}, 'novice')).toEqual([])
  expect(whats(heavy(150), {}, 'advanced')).toEqual([])
  expect(whats(heavy(180), {}, 'advanced')).toEqual(['high-body-weight'])
  expect(whats([], { bodyWeight: { value: 320, unit: 'lb' } }, 'novice')).toEqual(['high-body-weight'])
})

it('rests a hand that was operated on', () => {
  const wrist = { kind: 'pain' as const, joint: 'wrist' as const, quote: 'wrist' }
  const operated = (weeks?: number) =>
    ({ kind: 'condition', what: 'surgery', ...(weeks !== undefined && { weeks }), quote: 'op' }) as const
  expect(whats([wrist, operated(1)], {}, 'novice')).toEqual(['one-arm'])
  expect(whats([wrist, operated(7)], {}, 'novice')).toEqual([])
  expect(whats([wrist, operated()], {}, 'novice')).toEqual([])
  expect(whats([operated(1)], {}, 'novice')).toEqual([])
})
