import type { Page } from 'playwright-core'
import type { Visit } from '../visit.ts'

/**
 * One state that a person may see: its address, what the gateway answers, how to get there, and how to
 * recognize it.
 */
export interface State extends Pick<Visit, 'path' | 'gateway' | 'browser'> {
  act?: (page: Page) => Promise<unknown>
  shows: string
}
