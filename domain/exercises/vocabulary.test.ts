import { expect, it } from '@jest/globals'
import {
  isCompound,
  isHipDominant,
  isKneeDominant,
  isLegs,
  isPull,
  isPush,
  isTrunk,
  PATTERNS,
} from './vocabulary.ts'

const among = (is: (pattern: (typeof PATTERNS)[number]) => boolean) => PATTERNS.filter((each) => is(each))

// R13: knee, hip, push and pull every week.
it('knows the four movements that every week has', () => {
  expect(among(isKneeDominant)).toEqual(['squat', 'lunge'])
  expect(among(isHipDominant)).toEqual(['hinge', 'hip-extension'])
  expect(among(isPush)).toEqual(['horizontal-push', 'vertical-push'])
  expect(among(isPull)).toEqual(['horizontal-pull', 'vertical-pull'])
})

it('counts only these and jumps as multi-joint work', () => {
  const four = among((each) => isKneeDominant(each) || isHipDominant(each) || isPush(each) || isPull(each))
  expect(new Set(among(isCompound))).toEqual(new Set([...four, 'jump']))
})

it('counts nothing as both legs and trunk, and counts calves as legs', () => {
  expect(among((each) => isLegs(each) && isTrunk(each))).toEqual([])
  expect(isLegs('calf')).toBe(true)
  expect(isTrunk('carry')).toBe(true)
})
