import { Progress } from '../progress.ts'
import type { Call } from './call.ts'

export const readSurveyProgress = {
  method: 'GET',
  path: '/api/surveys/{id}/progress',
  does: 'The progress of the purchase for a survey.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readProgramProgress = {
  method: 'GET',
  path: '/api/programs/{id}/progress',
  does: 'The progress of the purchase for a program.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readOwnProgress = {
  method: 'GET',
  path: '/api/progress',
  does: "The progress of this browser's own latest purchase.",
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call
