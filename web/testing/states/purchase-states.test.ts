import { describeStates } from '../../../sandbox/describe-states.ts'
import { PURCHASE_STATES } from './purchase-states.ts'

describeStates(PURCHASE_STATES)
