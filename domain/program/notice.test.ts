import { expect, it } from '@jest/globals'
import { noticeInOne } from './notice.ts'

it('is one text of whom to ask and what to stop at, as far as there is either', () => {
  const clearance = 'You mentioned a hernia. Before you start, clear this program with your doctor.'
  const stopSigns = ['fever', 'pain that grows with each set']
  const signs = 'Stop and get help at any of these: fever; pain that grows with each set.'
  expect(noticeInOne({ clearance, stopSigns })).toBe(`${clearance} ${signs}`)
  expect(noticeInOne({ stopSigns })).toBe(signs)
  // A program written before the signs had a field of their own.
  expect(noticeInOne({ clearance })).toBe(clearance)
  expect(noticeInOne({})).toBeNull()
})
