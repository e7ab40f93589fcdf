import { z } from 'zod'
import { LICENSE_TOKEN_PREFIX } from '../../../domain/calls/ids.ts'
import { queryOf } from '../../requests/query.ts'
import { tabStore } from '../../browser-store.ts'

const KEY = 'eightfold.license'

/** A license key that was validated in this browser tab, and its owner. */
const StoredLicense = z.object({
  licenseKey: z.string(),
  /** Present if the shop reported it. */
  productId: z.string().optional(),
  customerEmail: z.string(),
  customerName: z.string(),
})
export type StoredLicense = z.infer<typeof StoredLicense>

export const storedLicense = (): StoredLicense | null => tabStore.get(KEY, StoredLicense)
export const keepLicense = (license: StoredLicense) => tabStore.set(KEY, license)
export const forgetLicense = () => tabStore.forget(KEY)

/** The address of the 3-step survey for the owner of the license. */
export const surveyOf = ({ licenseKey, customerEmail, customerName }: StoredLicense): string =>
  `/form?${queryOf({ token: LICENSE_TOKEN_PREFIX + licenseKey, email: customerEmail, name: customerName })}`
