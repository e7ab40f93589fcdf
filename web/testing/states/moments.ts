import type { Page } from 'playwright-core'
import { never, type FakeGateway } from '../fake-gateway.ts'

/** The third of eight weeks is written, and nothing more happens. */
export const writing = (gateway: FakeGateway) => {
  gateway.answer('POST /api/surveys/:id/generate', never)
  gateway.publish({
    stage: 'generating',
    weeksWritten: 3,
    programId: null,
    message: 'Your eight weeks are being written.',
    linkGoesTo: 'a•••@example.com',
    usually: 'about 10 seconds',
    exercises: ['Barbell Bench Press', 'Chest-Supported Dumbbell Row', 'Barbell Romanian Deadlift'],
  })
}

/** Answers the PDF request without content, so that the page stays. */
export const keepFromPdf = (page: Page) => page.route('**/pdf', (route) => route.fulfill({ status: 204 }))
