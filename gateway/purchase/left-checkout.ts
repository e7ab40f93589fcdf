import type { EntityManager } from '@mikro-orm/postgresql'
import { Refusal } from '../../domain/shop/errors.ts'
import { Checkout, Survey } from '../../storage/entities.ts'

/**
 * A checkout that a mailed link names. The link grants what the survey's own browser may see, so it must not
 * outlive the address that it went to.
 * @throws {Refusal} NOT_FOUND, CREDENTIAL_EXPIRED
 */
export async function mailedCheckout(em: EntityManager, order: string): Promise<Checkout> {
  const checkout = await em.findOne(Checkout, { order })
  const survey = checkout && (await em.findOne(Survey, { id: checkout.surveyId }))
  if (!survey) throw new Refusal('NOT_FOUND', 'We no longer have these answers. Please start again.')
  if (survey.email !== checkout.email) throw new Refusal('CREDENTIAL_EXPIRED')
  return checkout
}
