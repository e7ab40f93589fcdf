import type { EntityManager } from '@mikro-orm/postgresql'
import { Program, Purchase, Survey } from '../../storage/entities.ts'
import { DeskRefusal } from './tools.ts'

/**
 * Finds purchases by id, by the shop's order id or number, or by an email that the buyer paid or answered
 * with. The newest comes first.
 */
export async function findPurchases(em: EntityManager, what: string): Promise<Purchase[]> {
  const said = what.trim()
  const email = said.toLowerCase()
  const [surveys, programs] = said.includes('@')
    ? await Promise.all([
        em.find(Survey, { email }, { fields: ['id'] }),
        em.find(Program, { email }, { fields: ['purchaseId'] }),
      ])
    : [[], []]
  return em.find(
    Purchase,
    {
      $or: [
        { id: { $in: [said, ...programs.map(({ purchaseId }) => purchaseId)] } },
        { order: said },
        { orderNumber: said },
        { email },
        { surveyId: { $in: surveys.map(({ id }) => id) } },
      ],
    },
    { orderBy: { createdAt: 'desc' } },
  )
}

/** @throws {DeskRefusal} when none or several match */
export async function onePurchase(em: EntityManager, what: string): Promise<Purchase> {
  const found = await findPurchases(em, what)
  const [one, ...others] = found
  if (!one) throw new DeskRefusal(`No purchase has ${what} as its id, order or email.`)
  if (others.length)
    throw new DeskRefusal(
      `There are ${found.length} purchases for ${what}. Name one by its id:\n${found.map(({ id }) => `  ${id}`).join('\n')}`,
    )
  return one
}
