/** The stage of a purchase: the closed set that the workflow, the database view and the screens share. */
export const STAGES = [
  'verifying-payment',
  'awaiting-survey',
  'generating',
  'rendering',
  'emailing',
  'delivered',
  'needs-attention',
  'refunded',
  'payment-failed',
  'abandoned',
  'erased',
] as const
export type Stage = (typeof STAGES)[number]

/** Final stages: nothing more happens by itself, and nothing is awaited. */
export const FINAL_STAGES: readonly Stage[] = [
  'delivered',
  'refunded',
  'payment-failed',
  'abandoned',
  'erased',
]

export const isLaidOut = (stage: Stage | undefined): boolean => stage === 'emailing' || stage === 'delivered'

/** The stored facts of a purchase. Its stage follows from them and is not stored. */
export interface PurchaseFacts {
  paidAt: Date | null
  paymentFailedAt: Date | null
  surveyId: string | null
  programWrittenAt: Date | null
  pdfReadyAt: Date | null
  deliveredAt: Date | null
  attentionReason: string | null
  closedAt: Date | null
  abandonedAt: Date | null
  erasedAt: Date | null
}

/** Looks only at which facts are present. */
export function stageOf(facts: Readonly<Record<keyof PurchaseFacts, unknown>>): Stage {
  if (facts.erasedAt) return 'erased'
  // A delivered purchase stays the buyer's, even while an operator looks into it.
  if (facts.attentionReason && (facts.closedAt || !facts.deliveredAt)) return 'needs-attention'
  if (facts.closedAt) return 'refunded'
  if (facts.abandonedAt) return 'abandoned'
  if (facts.paymentFailedAt) return 'payment-failed'
  if (facts.deliveredAt) return 'delivered'
  if (facts.pdfReadyAt) return 'emailing'
  if (facts.programWrittenAt) return 'rendering'
  if (!facts.paidAt) return 'verifying-payment'
  return facts.surveyId ? 'generating' : 'awaiting-survey'
}
