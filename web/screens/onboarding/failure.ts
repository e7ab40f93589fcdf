import { explanationOf } from '../../requests/request.ts'

/** Why the questionnaire cannot continue: our message, and the server's own words if it gave any. */
export interface Failure {
  text: string
  detail: string
}

export const CANNOT_START = 'Failed to start survey. Please try again.'

export const failureOf = (text: string, error: unknown): Failure => ({
  text,
  detail: explanationOf(error, ''),
})
