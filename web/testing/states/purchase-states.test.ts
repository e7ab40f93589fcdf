import { describeStates } from '../../../dev/testkit/screens/describe-states.ts'
import { PURCHASE_STATES } from './purchase-states.ts'

describeStates(PURCHASE_STATES)
