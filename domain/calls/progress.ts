import { Progress } from '../progress.ts'
import type { Call } from './call.ts'

export const readSurveyProgress = {
  method: 'GET',
  path: '/api/surveys/{id}/progress',
  does: 'How far the purchase of a survey has come.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readProgramProgress = {
  method: 'GET',
  path: '/api/programs/{id}/progress',
  does: 'How far the purchase of a program has come.',
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const readOwnProgress = {
  method: 'GET',
  path: '/api/progress',
  does: "How far this browser's own latest purchase has come.",
  answer: Progress,
  isPrivate: true,
  limit: 'progress',
  refuses: ['NOT_FOUND'],
} as const satisfies Call
