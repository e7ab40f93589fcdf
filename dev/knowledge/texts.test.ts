import { expect, it } from '@jest/globals'
import { textsIn } from './texts.ts'

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
  expect(textsIn('pages', PAGES)).toMatch(/export const PUBLIC_PAGES = .*"It costs \$\d+\."/)
})

it.each([
  ['a name of nothing', '{price}', '{prize}', /pages\.yaml, publicPages, 0, description: .*prize.*price/],
  ['a missing line', '    title: A program\n', '', /publicPages, 0, title: is missing/],
  ['an unknown line', 'title: Questions', 'title: Questions\n  name: x', /onboarding: .*"name"/],
])('names %s', (_what, right, wrong, says) => {
  expect(() => textsIn('pages', PAGES.replace(right, wrong))).toThrow(says)
})
