import { expect, it } from '@jest/globals'
import { redFlagsIn } from './red-flags.ts'

it.each([
  ['20 weeks pregnant', ['pregnancy']],
  ['I have a heart condition', ['heart']],
  ['chest pains when I run, and I passed out once', ['fainting', 'chest-pain']],
  ['knee surgery three weeks ago', ['surgery']],
  ['no jumping after my c-section', ['surgery']],
  ['not pregnant, no heart problems', []],
  ['no history of surgery', []],
  ['I own a heart rate monitor', []],
  ['bad knees', []],
  ['knee surgery years ago', []],
  ['ACL reconstruction two years ago, hernia repair last month', ['surgery']],
  ['on beta blockers because of my heart', ['heart']],
  ['heart surgery years ago', ['heart']],
])('hears what a professional has to clear in: %s', (text, flags) => {
  expect(redFlagsIn(text)).toEqual(flags)
})
