import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { databaseForTest, uniqueName } from '../dev/testkit/testing.ts'
import type { Database } from './database.ts'
import { License } from './entities.ts'
import { createLicenses, type Licenses } from './licenses.ts'

let database: Database
let licenses: Licenses
beforeAll(async () => {
  database = await databaseForTest()
  licenses = createLicenses(database, ['a secret of the test'])
})
afterAll(() => database.close())

async function saleOfKey(): Promise<string> {
  const order = uniqueName('sale')
  await licenses.keep(order, 'KEY')
  return order
}
const sealedKeyOf = async (order: string) =>
  (await database.fork().findOneOrFail(License, { order })).sealedKey
const claimRunsOut = (order: string) =>
  database.fork().nativeUpdate(License, { order }, { claimedUntil: new Date(Date.now() - 1) })

it('a key that is shown again is sealed once', async () => {
  const order = await saleOfKey()
  const sealed = await sealedKeyOf(order)
  await Promise.all(Array.from({ length: 5 }, () => licenses.keep(order, 'KEY')))
  expect(await sealedKeyOf(order)).toBe(sealed)
  await licenses.keep(order, 'ANOTHER')
  expect(await licenses.keyOf(order)).toBe('ANOTHER')
})

it('twenty calls at once redeem a key once, and later calls do not redeem it again', async () => {
  const order = await saleOfKey()
  let redeemed = 0
  const redeem = () => licenses.redeemOnce(order, async () => void (redeemed += 1))
  await Promise.all(Array.from({ length: 20 }, redeem))
  await redeem()
  expect(redeemed).toBe(1)
})

it('the next call redeems a key that failed', async () => {
  const order = await saleOfKey()
  const failing = licenses.redeemOnce(order, () => Promise.reject(new Error('the shop is away')))
  await expect(failing).rejects.toThrow('the shop is away')
  let redeemed = 0
  await licenses.redeemOnce(order, async () => void (redeemed += 1))
  expect(redeemed).toBe(1)
})

it('an interrupted redemption is repeated once it can no longer be under way', async () => {
  const order = await saleOfKey()
  let redeemed = 0
  const redeem = () => licenses.redeemOnce(order, async () => void (redeemed += 1))
  await new Promise<void>((resolve) => {
    void licenses.redeemOnce(order, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  await redeem()
  expect(redeemed).toBe(0)
  await claimRunsOut(order)
  await redeem()
  expect(redeemed).toBe(1)
})

it('a key sealed with a former secret opens, and is sealed with the newest when it is shown again', async () => {
  const order = await saleOfKey()
  const rotated = createLicenses(database, ['a newer secret of the test', 'a secret of the test'])
  const newestAlone = createLicenses(database, ['a newer secret of the test'])
  expect(await rotated.keyOf(order)).toBe('KEY')
  expect(await newestAlone.keyOf(order)).toBeNull()
  await rotated.keep(order, 'KEY')
  expect(await newestAlone.keyOf(order)).toBe('KEY')
})

it('all keys sealed with a former secret are resealed with the newest, and none is lost', async () => {
  const orders = [await saleOfKey(), await saleOfKey()]
  const rotated = createLicenses(database, ['the newest secret of the test', 'a secret of the test'])
  const { sealed } = await rotated.reseal()
  expect(sealed).toBeGreaterThanOrEqual(2)
  const newestAlone = createLicenses(database, ['the newest secret of the test'])
  expect(await Promise.all(orders.map(newestAlone.keyOf))).toEqual(['KEY', 'KEY'])
  expect((await rotated.reseal()).sealed).toBe(0)
})
