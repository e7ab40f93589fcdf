import { describeStates } from '../../../dev/testkit/screens/describe-states.ts'
import { CREDENTIAL_STATES } from './credential-states.ts'

describeStates(CREDENTIAL_STATES)
