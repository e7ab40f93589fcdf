import { ProgramRequest } from '../forms/program-request.ts'
import type { Call } from './call.ts'
import { ProgramCreated } from './ids.ts'

/** Apart from the calls that read programs: those pages need no schema of a request. */
export const createDemoProgram = {
  method: 'POST',
  path: '/api/programs/generate-direct',
  does: 'Write a demo program. Answers when its PDF is ready.',
  body: ProgramRequest,
  answer: ProgramCreated,
  limit: 'demo',
  refuses: ['DEMO_BUDGET_SPENT', 'GENERATION_DELAYED'],
} as const satisfies Call
