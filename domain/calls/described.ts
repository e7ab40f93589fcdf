import type { z } from 'zod'
import { CALL_NAMES, type CallName, callOf, type CallOf } from './index.ts'
import {
  A_PAGE,
  answered,
  AS_EVENTS,
  body,
  header,
  LETTER,
  OF_A_CALENDAR,
  OF_A_PDF,
  OF_A_SPREADSHEET,
  OF_A_TEXT,
  OWN_LINK,
  READY,
  RECEIVED,
} from './contents.ts'

/** The part of an API description that the call itself does not hold. */
export interface DescribedCall {
  readonly exampleBody?: unknown
  readonly exampleAnswer?: unknown
  readonly parameters?: readonly object[]
  /** A body other than our JSON. */
  readonly body?: object
  /** The JSON answer in other content types. */
  readonly content?: object
  /** Other answers, by status. */
  readonly answers?: Readonly<Record<number, object>>
  /** Calls that take an id from this answer, and the field that holds the id. */
  readonly leadsTo?: Readonly<Record<string, string>>
}

/** Each JSON body and answer has an example. A call without a JSON answer names its content instead. */
type Described<C> = Omit<DescribedCall, 'exampleBody' | 'exampleAnswer'> &
  (C extends { body: infer Body extends z.ZodType } ? { readonly exampleBody: z.input<Body> } : unknown) &
  (C extends { answer: infer Answer extends z.ZodType }
    ? { readonly exampleAnswer: z.input<Answer> }
    : { readonly answers: object })

const ID = 'bW9yZS10aGFuLTEyOC1iaXRz'
const EMAIL = 'anna@example.com'
const LICENSE_KEY = 'ABCDEF01-23456789-ABCDEF01-23456789'
const REQUEST = {
  name: 'Anna',
  email: EMAIL,
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'Home Gym: two dumbbells and a bench',
  primaryGoal: 'Strength',
  experienceLevel: 'Early-Intermediate (1-2 years)',
  programmingStyle: 'RIR',
  programmingSplit: 'Full Body',
  exercisesToAvoid: 'No running, please.',
} as const
const PROGRESS: z.input<CallOf<'readOwnProgress'>['answer']> = {
  stage: 'generating',
  weeksWritten: 3,
  programId: null,
  message: 'Your eight weeks are being written.',
  linkGoesTo: 'a•••@example.com',
  usually: 'about 10 seconds',
  exercises: ['Barbell Bench Press', 'Lat Pulldown'],
}

/** The calls under a path that take an id, with the field of an answer that holds the id. */
const callsOf = (path: string, field: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CALL_NAMES.filter((name) => callOf(name).path.startsWith(`${path}/{id}`)).map((name) => [name, field]),
  )
const SURVEY_CALLS = callsOf('/api/surveys', 'surveyId')
const PROGRAM_CALLS = callsOf('/api/programs', 'id')

/** A webhook needs no words of its own: see `describedOf`. */
type NeedsWords<Name extends CallName> = CallOf<Name> extends { caller: 'shop' } ? never : Name

const DESCRIBED: Readonly<Partial<Record<CallName, DescribedCall>>> & {
  readonly [Name in CallName as NeedsWords<Name>]: Described<CallOf<Name>>
} = {
  createSurvey: { exampleBody: { answers: {} }, exampleAnswer: { surveyId: ID }, leadsTo: SURVEY_CALLS },
  saveAnswers: {
    exampleBody: {
      answers: {
        primaryGoal: 'Strength',
        experienceLevel: 'Intermediate',
        trainingDays: 3,
        sessionLength: 60,
        equipment: 'home',
        equipmentDetails: 'two dumbbells and a bench',
        programmingSplit: 'Full Body',
        motivation: 'progress',
        challenge: 'time',
        exercisesToAvoid: '',
        name: 'Anna',
      },
    },
    exampleAnswer: { surveyId: ID, status: 'in_progress' },
  },
  completeSurvey: {
    exampleBody: { email: EMAIL },
    exampleAnswer: { surveyId: ID, status: 'completed' },
  },
  listOwnSurveys: { exampleAnswer: { surveys: [{ surveyId: ID, status: 'completed' }] } },
  generateProgram: { exampleAnswer: { id: ID }, leadsTo: PROGRAM_CALLS },
  readSurveyProgress: { exampleAnswer: PROGRESS, ...AS_EVENTS },
  processPayment: { exampleBody: { email: EMAIL }, exampleAnswer: { surveyId: ID } },
  createCheckout: {
    exampleBody: { surveyId: ID, email: EMAIL, name: 'Anna' },
    exampleAnswer: { checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_1' },
  },
  validateLicense: {
    exampleBody: { licenseKey: LICENSE_KEY },
    exampleAnswer: { valid: true, customerEmail: EMAIL, customerName: 'Anna', isTest: false },
  },
  createProgramByLicense: {
    exampleBody: { ...REQUEST, licenseKey: LICENSE_KEY },
    exampleAnswer: { id: ID },
    leadsTo: PROGRAM_CALLS,
  },
  validateToken: {
    exampleBody: { token: ID },
    exampleAnswer: { valid: true, customerEmail: EMAIL, customerName: 'Anna' },
  },
  lookUpPurchase: {
    exampleBody: { email: EMAIL },
    exampleAnswer: { found: true, surveyUrl: `https://eightfold.example/survey?access_token=${ID}` },
  },
  createProgramByToken: {
    exampleBody: { ...REQUEST, token: ID },
    exampleAnswer: { id: ID },
    leadsTo: PROGRAM_CALLS,
  },
  listOwnPrograms: { exampleAnswer: { programs: [{ id: ID }] } },
  createDemoProgram: { exampleBody: REQUEST, exampleAnswer: { id: ID }, leadsTo: PROGRAM_CALLS },
  readProgram: {
    exampleAnswer: {
      id: ID,
      name: 'Anna',
      email: EMAIL,
      googleDocLink: `https://eightfold.example/api/programs/${ID}/pdf`,
      generatedProgram: {
        overview: { daysPerWeek: 3, sessionLength: 60, split: 'Full Body', programmingStyle: 'RIR' },
        weeks: [
          {
            weekNumber: 1,
            workouts: [
              {
                day: 'Day 1 - Full Body',
                exercises: [
                  {
                    name: 'Dumbbell Goblet Squat',
                    sets: 3,
                    reps: '8-10',
                    intensity: 'RIR 2',
                    notes: 'Rest 120 s.',
                  },
                ],
              },
            ],
          },
        ],
        guidelines: { progression: [], rpe: [], recovery: [], nutrition: [] },
      },
      isTest: false,
    },
  },
  readPdf: OF_A_PDF,
  readSpreadsheet: OF_A_SPREADSHEET,
  readCalendar: OF_A_CALENDAR,
  readLiftosaur: OF_A_TEXT,
  readProgramProgress: { exampleAnswer: PROGRESS, ...AS_EVENTS },
  readOwnProgress: { exampleAnswer: PROGRESS, ...AS_EVENTS },
  readWords: {
    exampleBody: { surveyId: ID, equipment: 'commercial', exercisesToAvoid: 'Squats hurt my knees.' },
    exampleAnswer: {
      chips: [{ group: 'careful', about: 'joint', what: 'knee', label: 'knee' }],
      questions: [],
      notes: [],
      unread: [],
      wishes: [],
      takenOut: [],
      answered: [],
      isModelToAsk: true,
    },
  },
  leaveFeedback: {
    exampleBody: { rating: 5, feedback: 'Clear, and just hard enough.', email: EMAIL },
    exampleAnswer: { received: true },
  },
  takeShopifyEvent: {
    parameters: [
      header('X-Shopify-Hmac-Sha256', 'HMAC-SHA256 of the exact body, in base64.'),
      header('X-Shopify-Shop-Domain', 'The configured shop.'),
      header('X-Shopify-Topic', 'For example `orders/paid`.'),
      header('X-Shopify-Webhook-Id', 'The id of the event. Every delivery of an event has the same id.'),
      header('X-Shopify-Triggered-At', 'The time of the event, at most a day ago.'),
    ],
  },
  takeGumroadEvent: {
    body: body('application/x-www-form-urlencoded', 'The sale, as Gumroad describes it.', {
      schema: {
        type: 'object',
        properties: { sale_id: { type: 'string' }, resource_name: { type: 'string' } },
      },
      required: false,
    }),
  },
  takeStripeEvent: {
    parameters: [header('Stripe-Signature', 'A signature of the exact body, at most 300 seconds old.')],
  },
  showUnsubscribe: { parameters: LETTER, answers: A_PAGE },
  unsubscribe: {
    parameters: LETTER,
    body: body('application/x-www-form-urlencoded', 'The body that mail programs send. It is ignored.', {
      schema: {
        type: 'object',
        properties: { 'List-Unsubscribe': { type: 'string', examples: ['One-Click'] } },
      },
      required: false,
    }),
    answers: A_PAGE,
  },
  showOwnData: { parameters: OWN_LINK, answers: A_PAGE },
  exportOwnData: {
    parameters: OWN_LINK,
    answers: { 200: answered('A file.', 'application/json', { schema: { type: 'object' } }) },
  },
  eraseOwnData: { parameters: OWN_LINK, answers: A_PAGE },
  isAlive: {
    answers: {
      200: answered('It is alive.', 'application/json', {
        schema: { type: 'object', properties: { alive: { const: true } }, required: ['alive'] },
      }),
    },
  },
  isReady: {
    answers: {
      200: answered('PostgreSQL answers.', 'application/json', { schema: READY }),
      503: answered('PostgreSQL does not answer.', 'application/json', { schema: READY }),
    },
  },
  readDescription: {
    answers: { 200: answered('OpenAPI 3.1.', 'application/json', { schema: { type: 'object' } }) },
  },
}

const WEBHOOK: DescribedCall = {
  body: body('application/json', 'What the shop says happened.', { schema: {} }),
  answers: RECEIVED,
}

/** What the description of the API says of a call. */
export const describedOf = (name: CallName): DescribedCall => ({
  ...(callOf(name).caller === 'shop' ? WEBHOOK : {}),
  ...DESCRIBED[name],
})
