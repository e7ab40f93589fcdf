import { z } from 'zod'
import { OnboardingAnswers } from './forms/onboarding.ts'
import { emailAddress, FREE_TEXT_LIMIT, required, withoutSpaces } from './forms/program-request.ts'

/** The contract between web and gateway: bodies of calls and their answers (specification, sections 3 and 7). */

/** Survey and program ids: 128 random bits or more, base64url. Whoever has one may use it. */
export const UnguessableId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This is not an id of ours.')

// Surveys
export const CreateSurvey = z.strictObject({ answers: OnboardingAnswers.default({}) }).prefault({})
export const SurveyCreated = z.object({ surveyId: z.string() })
export const SaveAnswers = z.strictObject({ answers: OnboardingAnswers })
export const CompleteSurvey = z.strictObject({ email: emailAddress })
export const SurveySaved = z.object({ surveyId: z.string(), status: z.enum(['in_progress', 'completed']) })
export const SurveysByEmail = z.object({
  surveys: z.array(z.object({ surveyId: z.string(), status: z.string() })),
})

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

// License keys (Gumroad) and access tokens (Shopify)
export const LicenseKey = required('Please enter your license key').max(200).overwrite(withoutSpaces)
export const AccessToken = required('Please enter your access token').max(300)
export const ValidateLicense = z.strictObject({
  licenseKey: LicenseKey,
  productId: z.string().trim().max(200).optional(),
})
/** What a credential has bought so far. */
const Bought = {
  /** Its questionnaire is answered: the program is being written, or it is there. */
  isAnswered: z.boolean().optional(),
  /** The program that it has bought already. */
  programId: z.string().optional(),
  message: z.string().optional(),
}
export const LicenseValidation = z.object({
  valid: z.boolean(),
  customerEmail: z.string().optional(),
  customerName: z.string().optional(),
  isTest: z.boolean().optional(),
  error: z.string().optional(),
  ...Bought,
})
export type LicenseValidation = z.infer<typeof LicenseValidation>
export const ValidateToken = z.strictObject({ token: AccessToken })
export const TokenValidation = z.object({
  valid: z.boolean(),
  customerEmail: z.string().optional(),
  customerName: z.string().optional(),
  ...Bought,
})
export type TokenValidation = z.infer<typeof TokenValidation>
export const LookUpPurchase = z.strictObject({ email: emailAddress })
export const PurchaseFound = z.object({
  found: z.boolean(),
  surveyUrl: z.string().optional(),
  message: z.string().optional(),
})

/** What the tokens of the first channel begin with; the license key follows. */
export const LICENSE_TOKEN_PREFIX = 'gumroad_'

// Readings
const words = z.string().trim().max(FREE_TEXT_LIMIT).default('')
export const AskReading = z.strictObject({
  surveyId: UnguessableId.optional(),
  /** As any of the forms says it: `home`, or `Home Gym: <what is there>`. */
  equipment: z
    .string()
    .trim()
    .max(FREE_TEXT_LIMIT + 20)
    .default(''),
  equipmentDetails: words,
  exercisesToAvoid: words,
})
/** Beside these each has fields of its kind: `ModelReading` knows them, and all the words that it takes. */
const statements = z.array(z.looseObject({ kind: z.string(), quote: z.string() }))
/** What a model read; null while it is away or late, or when there is nothing to read. */
export const ReadingFound = z.object({
  reading: z.object({ comments: statements, equipment: statements }).nullable(),
})

// Feedback
const RATING_AND_WORDS = 'Please provide both a rating and feedback.'
export const Feedback = z.strictObject({
  rating: z.literal([1, 2, 3, 4, 5], RATING_AND_WORDS),
  feedback: required(RATING_AND_WORDS).max(5000),
  email: emailAddress.optional(),
})
export const FeedbackReceived = z.object({ received: z.literal(true) })
