import type { z } from 'zod'
import * as api from '../domain/api.ts'
import { ProgramRecord } from '../domain/program-record.ts'
import { Progress } from '../domain/progress.ts'
import {
  ProgramRequest,
  ProgramRequestByLicense,
  ProgramRequestByToken,
} from '../domain/forms/program-request.ts'

const ID = 'bW9yZS10aGFuLTEyOC1iaXRz'
const EMAIL = 'anna@example.com'
const ANSWERS = {
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
} as const
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
}

/** One example for each body and answer of the API's description. */
export const EXAMPLES = new Map<z.ZodType, unknown>([
  [api.CreateSurvey, { answers: {} }],
  [api.SurveyCreated, { surveyId: ID }],
  [api.SaveAnswers, { answers: ANSWERS }],
  [api.CompleteSurvey, { email: EMAIL }],
  [api.SurveySaved, { surveyId: ID, status: 'completed' }],
  [api.SurveysByEmail, { surveys: [{ surveyId: ID, status: 'completed' }] }],
  [api.CreateCheckout, { surveyId: ID, email: EMAIL, name: 'Anna' }],
  [api.CheckoutCreated, { checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_1' }],
  [api.ProcessPayment, { email: EMAIL }],
  [api.PaymentProcessed, { surveyId: ID }],
  [api.ProgramCreated, { id: ID }],
  [api.ProgramsByEmail, { programs: [{ id: ID }] }],
  [
    ProgramRecord,
    {
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
  ],
  [api.ValidateLicense, { licenseKey: 'ABCDEF01-23456789-ABCDEF01-23456789' }],
  [api.LicenseValidation, { valid: true, customerEmail: EMAIL, customerName: 'Anna', isTest: false }],
  [api.ValidateToken, { token: ID }],
  [api.TokenValidation, { valid: true, customerEmail: EMAIL, customerName: 'Anna' }],
  [api.LookUpPurchase, { email: EMAIL }],
  [api.PurchaseFound, { found: true, surveyUrl: `https://eightfold.example/survey?access_token=${ID}` }],
  [
    Progress,
    {
      stage: 'generating',
      weeksWritten: 3,
      programId: null,
      message: 'Your eight weeks are being written.',
      linkGoesTo: 'a•••@example.com',
      usually: 'about 10 seconds',
      exercises: ['Barbell Bench Press', 'Lat Pulldown'],
    },
  ],
  [api.AskReading, { surveyId: ID, equipment: 'commercial', exercisesToAvoid: 'Squats hurt my knees.' }],
  [
    api.ReadingFound,
    {
      reading: {
        comments: [
          { kind: 'pain', joint: 'knee', movement: 'squat', quote: 'Squats hurt my knees' },
          { kind: 'leave-out', what: 'squat', quote: 'Squats hurt' },
        ],
        equipment: [],
      },
    },
  ],
  [api.Feedback, { rating: 5, feedback: 'Clear, and just hard enough.', email: EMAIL }],
  [api.FeedbackReceived, { received: true }],
  [ProgramRequest, REQUEST],
  [ProgramRequestByLicense, { ...REQUEST, licenseKey: 'ABCDEF01-23456789-ABCDEF01-23456789' }],
  [ProgramRequestByToken, { ...REQUEST, token: ID }],
])
