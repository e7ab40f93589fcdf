import { Progress } from '../shop/progress.ts'
import type { Call } from './call.ts'

const READ = {
  method: 'GET',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const

export const readSurveyProgress = {
  ...READ,
  path: '/api/surveys/{id}/progress',
  does: 'Get the progress of the purchase of a survey.',
} as const satisfies Call

export const readProgramProgress = {
  ...READ,
  path: '/api/programs/{id}/progress',
  does: 'Get the progress of the purchase of a program.',
} as const satisfies Call

export const readOwnProgress = {
  ...READ,
  path: '/api/progress',
  does: "Get the progress of this browser's latest purchase.",
} as const satisfies Call
