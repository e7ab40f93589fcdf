import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow'
import { emailOrderLeft } from './activities.ts'
import { checkoutOpened } from './messages.ts'

/**
 * Waits for an hour after an order's checkout was opened, and after it was opened again, then mails who left it.
 * Whether the letter is still wanted is decided when it is due: who has paid by then gets none.
 */
export async function remindOfOrder(surveyId: string): Promise<void> {
  setCurrentDetails('Waiting for the payment of an order. If none comes, one letter leads back to it.')
  let isOpened = true
  setHandler(checkoutOpened, () => {
    isOpened = true
  })
  while (isOpened) {
    isOpened = false
    await condition(() => isOpened, '1 hour', { summary: 'Until who left the order is mailed' })
  }
  await emailOrderLeft(surveyId)
}
