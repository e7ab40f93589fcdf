import { z } from 'zod'
import {
  emailAddress,
  ProgramRequestByLicense,
  ProgramRequestByToken,
  required,
  withoutSpaces,
} from '../forms/program-request.ts'
import { LICENSE_KEY_LIMIT } from '../forms/limits.ts'
import type { Call } from './call.ts'
import { AccessToken, ProgramCreated, WAITING } from './ids.ts'

const LicenseKey = required('Please enter your license key').max(LICENSE_KEY_LIMIT).overwrite(withoutSpaces)

const Bought = {
  /** The questionnaire is answered: the program is being written or exists. */
  isAnswered: z.boolean().optional(),
  programId: z.string().optional(),
  message: z.string().optional(),
}
const LicenseValidation = z.object({
  valid: z.boolean(),
  customerEmail: z.string().optional(),
  customerName: z.string().optional(),
  isTest: z.boolean().optional(),
  error: z.string().optional(),
  ...Bought,
})
const TokenValidation = z.object({
  valid: z.boolean(),
  customerEmail: z.string().optional(),
  customerName: z.string().optional(),
  ...Bought,
})
export type Validation = z.infer<typeof LicenseValidation> & z.infer<typeof TokenValidation>

export const validateLicense = {
  method: 'POST',
  path: '/api/licenses/validate',
  does: 'Check a Gumroad license key, without counting it as a use.',
  body: z.strictObject({ licenseKey: LicenseKey, productId: z.string().trim().max(200).optional() }),
  answer: LicenseValidation,
  limit: 'credentials',
  refuses: [
    'CREDENTIAL_REFUSED',
    'PURCHASE_REFUNDED',
    'PURCHASE_DISPUTED',
    'SHOP_CLOSED',
    'SHOP_UNAVAILABLE',
  ],
  refusedWith: { valid: false },
} as const satisfies Call

export const createProgramByLicense = {
  method: 'POST',
  path: '/api/programs',
  does: 'Write the program for a license key. Answers when its PDF is ready. Idempotent.',
  body: ProgramRequestByLicense,
  answer: ProgramCreated,
  limit: 'programs',
  refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'SHOP_CLOSED', 'SHOP_UNAVAILABLE', ...WAITING],
} as const satisfies Call

export const validateToken = {
  method: 'POST',
  path: '/api/shopify/validate',
  does: 'Check an access token.',
  body: z.strictObject({ token: AccessToken }),
  answer: TokenValidation,
  limit: 'credentials',
  refuses: ['CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', 'PURCHASE_REFUNDED', 'PURCHASE_DISPUTED'],
  refusedWith: { valid: false },
} as const satisfies Call

export const lookUpPurchase = {
  method: 'POST',
  path: '/api/shopify/lookup',
  does: 'Find a recent order by its email, and notify the buyer by email.',
  body: z.strictObject({ email: emailAddress }),
  answer: z.object({
    found: z.boolean(),
    surveyUrl: z.string().optional(),
    message: z.string().optional(),
  }),
  limit: 'lookups',
  refuses: ['PURCHASE_NOT_FOUND', 'SHOP_UNAVAILABLE'],
  refusedWith: { found: false },
} as const satisfies Call

export const createProgramByToken = {
  method: 'POST',
  path: '/api/shopify/programs',
  does: 'Write the program for an access token. Answers when its PDF is ready. Idempotent.',
  body: ProgramRequestByToken,
  answer: ProgramCreated,
  limit: 'programs',
  refuses: ['CREDENTIAL_REQUIRED', 'CREDENTIAL_REFUSED', 'CREDENTIAL_EXPIRED', ...WAITING],
} as const satisfies Call
