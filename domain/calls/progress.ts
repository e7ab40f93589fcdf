import { Progress } from '../shop/progress.ts'
import type { Call } from './call.ts'

export const readSurveyProgress = {
  method: 'GET',
  path: '/api/surveys/{id}/progress',
  does: 'Get the progress of the purchase of a survey.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readProgramProgress = {
  method: 'GET',
  path: '/api/programs/{id}/progress',
  does: 'Get the progress of the purchase of a program.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readOwnProgress = {
  method: 'GET',
  path: '/api/progress',
  does: "Get the progress of this browser's latest purchase.",
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call
