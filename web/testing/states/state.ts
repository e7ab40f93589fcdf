import type { Page } from 'playwright-core'
import type { Visit } from '../visit.ts'

/**
 * One state that a person may see: its address, what the gateway answers, how to get there, and how to
 * recognize it.
 */
export interface State extends Pick<Visit, 'path' | 'answers' | 'progress' | 'site' | 'gateway' | 'browser'> {
  act?: (page: Page) => Promise<unknown>
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
