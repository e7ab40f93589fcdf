import { describeStates } from '../../../sandbox/describe-states.ts'
import { CREDENTIAL_STATES } from './credential-states.ts'

describeStates(CREDENTIAL_STATES)
