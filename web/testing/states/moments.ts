import type { Page } from 'playwright-core'
import { never, type Arranged } from '../fake-gateway.ts'

/** The third of eight weeks is written, and nothing more happens. */
export const WRITING = {
  answers: { 'POST /api/surveys/:id/generate': never },
  progress: {
    stage: 'generating',
    weeksWritten: 3,
    programId: null,
    message: 'Your eight weeks are being written.',
    linkGoesTo: 'a•••@example.com',
    usually: 'about 10 seconds',
    exercises: ['Barbell Bench Press', 'Chest-Supported Dumbbell Row', 'Barbell Romanian Deadlift'],
  },
} satisfies Arranged

/** Answers the PDF request without content, so that the page stays. */
export const keepFromPdf = (page: Page) => page.route('**/pdf', (route) => route.fulfill({ status: 204 }))

type Act = (page: Page) => Promise<unknown>
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }
export const press =
  (button: string): Act =>
  (page) =>
    page.getByRole('button', { name: button }).click()
export const pick =
  (text: string): Act =>
  (page) =>
    page.getByText(text).click()
export const type =
  (label: string, text: string): Act =>
  (page) =>
    page.getByLabel(label).fill(text)
/** Types into the only field. */
export const say =
  (text: string): Act =>
  (page) =>
    page.getByRole('textbox').fill(text)
