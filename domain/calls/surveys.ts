import { z } from 'zod'
import { OnboardingAnswers } from '../forms/onboarding.ts'
import { emailAddress } from '../forms/program-request.ts'
import type { Call } from './call.ts'
import { ProgramCreated, WAITING } from './ids.ts'

const SurveySaved = z.object({ surveyId: z.string(), status: z.enum(['in_progress', 'completed']) })

export const createSurvey = {
  method: 'POST',
  path: '/api/surveys',
  does: 'Start a survey.',
  body: z.strictObject({ answers: OnboardingAnswers.default({}) }).prefault({}),
  bodyIsOptional: true,
  answer: z.object({ surveyId: z.string() }),
  status: 201,
  limit: 'surveys',
} as const satisfies Call

export const readSurvey = {
  method: 'GET',
  path: '/api/surveys/{id}',
  does: 'Get the answers so far.',
  answer: z.object({ answers: OnboardingAnswers }),
  isPrivate: true,
  limit: 'answers',
  refuses: ['NOT_FOUND'],
} as const satisfies Call

export const saveAnswers = {
  method: 'PUT',
  path: '/api/surveys/{id}',
  does: 'Save all answers so far.',
  body: z.strictObject({ answers: OnboardingAnswers }),
  answer: SurveySaved,
  limit: 'answers',
  refuses: ['NOT_FOUND', 'SURVEY_CLOSED'],
} as const satisfies Call

export const completeSurvey = {
  method: 'POST',
  path: '/api/surveys/{id}/complete',
  does: 'Complete the survey with an email.',
  body: z.strictObject({ email: emailAddress }),
  answer: SurveySaved,
  limit: 'completions',
  refuses: ['NOT_FOUND', 'SURVEY_CLOSED', 'MISSING_REQUIRED_FIELDS'],
} as const satisfies Call

export const listOwnSurveys = {
  method: 'GET',
  path: '/api/surveys/by-email/{email}',
  does: "List this browser's surveys under an email.",
  answer: z.object({ surveys: z.array(z.object({ surveyId: z.string(), status: z.string() })) }),
  isPrivate: true,
  limit: 'payments',
} as const satisfies Call

export const generateProgram = {
  method: 'POST',
  path: '/api/surveys/{id}/generate',
  does: 'Write the program for a paid survey. Answers when its PDF is ready. Idempotent.',
  answer: ProgramCreated,
  limit: 'programs',
  refuses: [
    'NOT_FOUND',
    'MISSING_REQUIRED_FIELDS',
    'NO_COMPLETED_SURVEY',
    'PAYMENT_REQUIRED',
    'PAYMENT_PENDING',
    'PAYMENT_FAILED',
    'SURVEY_CLOSED',
    'SHOP_CLOSED',
    'SHOP_UNAVAILABLE',
    ...WAITING,
  ],
} as const satisfies Call
