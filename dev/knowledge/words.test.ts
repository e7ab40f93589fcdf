import { expect, it } from '@jest/globals'
import { readWords, wordsIn, wordsModule } from './words.ts'
import { stringify } from 'yaml'

const en = stringify(readWords().en)
const de =
  'joints:\n  knee: [Knie]\ncues:\n  out: [(ist|sind) tabu]\nsets:\n  barbell + plates: [Langhantelset]\n'

it('puts the phrases of a language after those of English', () => {
  expect(wordsModule(wordsIn({ en, de }))).toMatch(/"knee": \["on my left knee",.*,"Knie"\]/)
})

it.each([
  ['an unknown section', 'joints:', 'joint:', /de\.yaml: .*"joint"/],
  ['an unknown name', 'knee:', 'knees:', /de\.yaml, joints, knees?: |de\.yaml, joints: .*"knees"/],
  ['an open bracket', '(ist|sind) tabu', '(ist|sind tabu', /de\.yaml, cues, out, 0: must have its choices/],
  ['a bar without brackets', '(ist|sind) tabu', 'ist|sind tabu', /cues, out, 0: must have its choices/],
  ['a bare number', '[Knie]', '[10]', /de\.yaml, joints, knee, 0: .*string/],
  ['a name without phrases', '[Knie]', '[]', /de\.yaml, joints, knee: /],
  ['an unknown implement', 'barbell + plates', 'barbell + plate', /de\.yaml, sets, barbell \+ plate: /],
])('names the file, the place and %s', (_what, right, wrong, says) => {
  expect(de).toContain(right)
  expect(() => wordsIn({ en, de: de.replace(right, wrong) })).toThrow(says)
})

it('asks English for every implement and every day', () => {
  expect(() => wordsIn({ en: en.replace(/^  mon:\n/m, '  monday:\n') })).toThrow(/en\.yaml, weekdays/)
})
