import { z } from 'zod'
import { OnboardingAnswers } from './forms/onboarding.ts'
import { emailAddress } from './forms/program-request.ts'
import { GeneratedProgram } from './program.ts'
import { STAGES } from './stage.ts'

/** The contract between web and gateway: bodies of calls and their answers (specification, sections 3 and 7). */

export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Survey and program ids: 128 random bits or more, base64url. Whoever has one may use it. */
export const UnguessableId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is not an id of ours')

// Surveys
export const CreateSurvey = z.strictObject({ answers: OnboardingAnswers.default({}) })
export const SurveyCreated = z.object({ surveyId: z.string() })
export const SaveAnswers = z.strictObject({ answers: OnboardingAnswers })
export const CompleteSurvey = z.strictObject({ email: emailAddress })
export const SurveySaved = z.object({ surveyId: z.string(), status: z.enum(['in_progress', 'completed']) })
export const SurveysByEmail = z.object({ surveys: z.array(z.object({ surveyId: z.string(), status: z.string() })) })

// Stripe
export const CreateCheckout = z.strictObject({
  surveyId: UnguessableId,
  email: emailAddress,
  name: z.string().trim().max(100).default('User'),
})
export const CheckoutCreated = z.object({ checkoutUrl: z.url() })
export const ProcessPayment = z.strictObject({ email: emailAddress })
export const PaymentProcessed = z.object({ surveyId: z.string() })

// Programs
export const ProgramCreated = z.object({ id: z.string() })
export const ProgramsByEmail = z.object({ programs: z.array(z.object({ id: z.string() })) })
export const ProgramRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Where the PDF is; null until it is rendered. */
  googleDocLink: z.string().nullable(),
  generatedProgram: GeneratedProgram,
  isTest: z.boolean(),
})
export type ProgramRecord = z.infer<typeof ProgramRecord>

// Proof of a purchase: the token of a mailed link.
export const OpenAccess = z.strictObject({ token: z.string().trim().min(1).max(200) })
export const AccessOpened = z.object({ email: z.string() })

/**
 * How far a purchase has come. Answered by `GET /api/surveys/{id}/progress`, `GET /api/programs/{id}/progress`
 * and `GET /api/progress` (this browser's own latest purchase), as JSON or, when asked for
 * `text/event-stream`, as events named `progress`.
 */
export const Progress = z.object({
  stage: z.enum(STAGES),
  /** Weeks written so far, 0-8. */
  weeksWritten: z.int().min(0).max(8),
  programId: z.string().nullable(),
  /** One plain sentence for the buyer about what is happening. */
  message: z.string(),
})
export type Progress = z.infer<typeof Progress>

// Feedback
export const Feedback = z.strictObject({
  rating: z.int().min(1).max(5),
  feedback: z.string().trim().min(1, 'Please provide both a rating and feedback.').max(5000),
  email: emailAddress.optional(),
})
export const FeedbackReceived = z.object({ received: z.literal(true) })
