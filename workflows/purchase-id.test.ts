import { expect, it } from '@jest/globals'
import { PAPERS } from '../domain/program/units.ts'
import { accessLinkIdOf, drawingIdOf, feedbackIdOf, purchaseIdOf, purchaseIn } from './purchase-id.ts'

const ID = purchaseIdOf('stripe', 'cs_test_a1-2')

it.each([
  ...[ID, feedbackIdOf(ID), accessLinkIdOf(ID, '489012')],
  ...PAPERS.map((paper) => drawingIdOf(ID, paper)),
])('%s is about a purchase', (workflowId) => {
  expect(purchaseIn(workflowId)).toBe(ID)
})

it.each(['reconcile-workflow-2026-11-26T07:00:00Z', 'tell-operators', ''])(
  '"%s" is about no single purchase',
  (workflowId) => {
    expect(purchaseIn(workflowId)).toBeNull()
  },
)
