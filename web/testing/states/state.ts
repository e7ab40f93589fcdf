import type { Page } from 'playwright-core'
import { never, type Arranged } from '../fake-gateway.ts'
import type { Visit } from '../visit.ts'

/**
 * One state that a person may see: its address, what the gateway answers, how to get there, and how to
 * recognize it.
 */
export interface State extends Pick<Visit, 'path' | 'answers' | 'progress' | 'site' | 'gateway' | 'browser'> {
  act?: Act
  shows: string
  /** Looked at in a quick run too. Of every screen and of every kind of part, one is. */
  isQuick?: boolean
  /**
   * Looked at in dark mode and in the person's own colours too, unless the run is quick: a part of it is marked
   * in colours of the system, is see-through, is a picture, or is drawn by the browser. The contrast of all else
   * follows from that of the variables (web/contrast.test.ts). A nightly run looks at all.
   */
  hasOwnLooks?: boolean
}
export type States = Readonly<Record<string, State>>

/** States of the page at one address. */
export const at = (path: string, states: Readonly<Record<string, Omit<State, 'path'>>>): States =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { path, ...state }]))

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
/** Types into the field with this label, or into the only one. */
export const type =
  (label: string | null, text: string): Act =>
  (page) =>
    (label === null ? page.getByRole('textbox') : page.getByLabel(label)).fill(text)
