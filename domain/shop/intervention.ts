export const INTERVENTIONS = [
  'retry',
  'resend',
  'correct-email',
  'amend',
  'extend',
  'refund',
  'erase',
] as const
export type InterventionKind = (typeof INTERVENTIONS)[number]

export const INTERVENTION_REFUSALS = {
  NOT_PAID: 'This purchase is not paid.',
  CLOSED: 'The money of this purchase was given back or taken back, so its program is closed.',
  NOT_WRITTEN: 'No program is written yet, so there is no link to send.',
  ANSWERED: 'The questionnaire is answered, so there is nothing to extend.',
  ERASED: 'The buyer of this purchase was erased.',
  FORGOTTEN: 'The request is no longer stored: PostgreSQL was restored in the meantime. Ask again.',
} as const
export type InterventionRefusal = keyof typeof INTERVENTION_REFUSALS

export type InterventionOutcome = 'done' | InterventionRefusal
