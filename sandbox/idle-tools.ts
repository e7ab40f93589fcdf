import { pino } from 'pino'
import { createLetterLinks } from '../activities/letter-links.ts'
import type { Tools } from '../activities/tools.ts'
import type { Objects } from '../objects/objects.ts'
import type { PurchaseClient } from '../purchases/purchase-client.ts'

/** Of what activities need, all that a test of a single one hardly asks for. */
export const idleTools: Omit<Tools, 'database' | 'shops' | 'mailer'> = {
  objects: {} as Objects,
  purchases: {} as PurchaseClient,
  drawPdf: async () => Buffer.of(),
  readAnswers: async () => Promise.reject(new Error('nothing is read here')),
  links: createLetterLinks({ publicUrl: 'https://eightfold.example', secrets: ['a secret of the test'] }),
  emailHash: () => 'hash',
  model: { apiKey: 'none', baseUrl: 'http://127.0.0.1:1/v1', model: 'none' },
  waitingTimes: { surveyRemindersMs: [], feedbackDelayMs: 0 },
  supportEmail: 'support@eightfold.example',
  log: pino({ level: 'silent' }),
}
