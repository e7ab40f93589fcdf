import { REFUSALS as TEXTS } from './generated/refusals.ts'
import { MAILED_LINKS } from './mailed-links.ts'

/** Every expected refusal. The codes are the closed list of `error` values on the wire. */
export const REFUSALS = {
  ...TEXTS,
  PURCHASE_NOT_FOUND: {
    ...TEXTS.PURCHASE_NOT_FOUND,
    text: TEXTS.PURCHASE_NOT_FOUND.text
      .replace('{{everyMinutes}}', String(MAILED_LINKS.everyMinutes))
      .replace('{{aDay}}', String(MAILED_LINKS.aDay)),
  },
}

export type RefusalCode = keyof typeof REFUSALS

/** One invalid field: its path (dotted) and what is wrong. */
export interface FieldIssue {
  path: string
  message: string
}

/** An expected refusal. `code` is its identity on the wire, in logs and in Temporal. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: readonly FieldIssue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: RefusalCode,
    message: string = REFUSALS[code].text,
    options: ErrorOptions & { fields?: readonly FieldIssue[]; retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.name = 'Refusal'
    this.code = code
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
