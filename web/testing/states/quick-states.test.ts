import { expect, it } from '@jest/globals'
import { CREDENTIAL_STATES } from './credential-states.ts'
import { PURCHASE_STATES } from './purchase-states.ts'
import { SITE_STATES } from './site-states.ts'

const states = [
  ...Object.values(SITE_STATES),
  ...Object.values(PURCHASE_STATES),
  ...Object.values(CREDENTIAL_STATES),
]

/** All results are one screen. */
const screenOf = ({ path }: (typeof states)[number]) =>
  path.replace(/\?.*/, '').replace(/^\/results\/.+/, '/results/:id')

it('a quick run looks at every screen that has states, at a third of these', () => {
  const quick = states.filter(({ isQuick }) => isQuick)
  expect(new Set(quick.map(screenOf))).toEqual(new Set(states.map(screenOf)))
  expect(quick.length).toBeGreaterThanOrEqual(Math.floor(states.length / 3))
})
