/** The maximum lengths of typed text, in characters. Fields stop there, and calls refuse more. */
export const FREE_TEXT_LIMIT = 1_000
export const EMAIL_LIMIT = 254
export const NAME_LIMIT = 100
export const FEEDBACK_LIMIT = 5_000
export const LICENSE_KEY_LIMIT = 200
/** A license key or an access token. */
export const CREDENTIAL_LIMIT = 300
