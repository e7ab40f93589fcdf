import type { Page } from 'playwright-core'
import type { Visit } from '../visit.ts'

/** One thing a person may see: where it is, what the gateway says, how one gets there, and how one knows. */
export interface State extends Pick<Visit, 'path' | 'gateway' | 'browser'> {
  act?: (page: Page) => Promise<unknown>
  shows: string
}
