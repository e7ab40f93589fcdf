import { pino } from 'pino'
import { check, mend } from '../../../language-model/check-and-mend.ts'
import { readTexts } from '../../../domain/reading/read-texts.ts'
import { createLetterLinks } from '../../../activities/letter-of.ts'
import type { Tools } from '../../../activities/tools.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { Objects } from '../../../platform/objects/objects.ts'
import type { PurchaseClient } from '../../../purchases/purchase-client.ts'

/** The training rules, applied without a thread. */
export const RULES_HERE: Tools['rules'] = {
  words: async (...given) => readTexts(...given),
  read: async (...given) => profileOf(...given),
  check: async (...given) => check(...given),
  mend: async (...given) => mend(...given),
}

/** Placeholders for the tools that a test of a single activity rarely needs. */
export const idleTools: Omit<Tools, 'database' | 'shops' | 'mailer'> = {
  objects: {} as Objects,
  purchases: {} as PurchaseClient,
  drawPdf: async () => Buffer.of(),
  rules: RULES_HERE,
  links: createLetterLinks({ publicUrl: 'https://eightfold.example', secrets: ['a secret of the test'] }),
  emailHash: () => 'hash',
  model: { apiKey: 'none', baseUrl: 'http://127.0.0.1:1/v1', model: 'none' },
  waitingTimes: { surveyRemindersMs: [], feedbackDelayMs: 0 },
  supportEmail: 'support@eightfold.example',
  log: pino({ level: 'silent' }),
}
