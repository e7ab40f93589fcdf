import { describeStates } from '../../../dev/testkit/screens/describe-states.ts'
import { SITE_STATES } from './site-states.ts'

describeStates(SITE_STATES)
