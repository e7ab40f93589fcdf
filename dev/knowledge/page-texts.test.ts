import { expect, it } from '@jest/globals'
import { pageTextsIn } from './page-texts.ts'

const PAGES = `
publicPages:
  - path: /
    title: A program
    description: 'It costs {price}.'
onboarding:
  path: /onboarding
  title: Questions
  description: Ten of them.
`

it('fills in what a text names', () => {
  expect(pageTextsIn('pages', PAGES)).toMatch(/export const PUBLIC_PAGES = .*"It costs \$\d+\."/)
})

it.each([
  ['a name of nothing', '{price}', '{prize}', /pages\.yaml, publicPages, 0, description: .*prize.*price/],
  ['a missing line', '    title: A program\n', '', /publicPages, 0, title: is missing/],
  ['an unknown line', 'title: Questions', 'title: Questions\n  name: x', /onboarding: .*"name"/],
])('names %s', (_what, right, wrong, says) => {
  expect(() => pageTextsIn('pages', PAGES.replace(right, wrong))).toThrow(says)
})
