import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { buyAtGumroad, buyAtShopify, createBuyer, requestOf, tokenIn } from '../../testkit/purchases/buyer.ts'
import { isReady, readMails } from '../chaos/judge/evidence.ts'
import { withTemporal } from '../run-drill.ts'
import { startWholeProduct, type WholeProduct } from '../whole-product.ts'
import type { Stage } from '../../../domain/shop/stage.ts'
import { openDatabase, type Database } from '../../../storage/database.ts'
import { AccessToken, MailSent, Program, Purchase } from '../../../storage/entities.ts'
import { hashOf } from '../../../storage/ids.ts'
import { purchaseState } from '../../../workflows/messages.ts'
import { desk } from '../../testkit/desk-command.ts'
import { until } from '../../processes/until.ts'
import { copyTemporal, destroyBoth, dumpProduct, restoreBoth, startOurs, type Stores } from './stores.ts'

const WITHIN_MS = 120_000
const LONGEST_MS = 600_000

let dataDir: string
let product: WholeProduct
let stores: Stores
let database: Database
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'eightfold-restore-'))
  product = await startWholeProduct(dataDir)
  stores = { product, dataDir }
}, LONGEST_MS)
beforeEach(async () => {
  database = await openDatabase(product.direct.databaseUrl, [product.direct.dataKeys], { poolSize: 2 })
})
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

let people = 0
const someone = () => {
  people += 1
  const { call, buy } = createBuyer(product.appUrl, { headers: { 'x-forwarded-for': `10.9.9.${people}` } })
  return { email: `person-${people}@restore.example`, call, buy }
}
type Someone = ReturnType<typeof someone>

const purchaseOf = ({ email }: Someone) => database.fork().findOne(Purchase, { email })
const isDelivered = (who: Someone) =>
  until(`${who.email} to have it`, async () => Boolean((await purchaseOf(who))?.deliveredAt), WITHIN_MS)
const readyMails = async ({ email }: Someone) =>
  new Set((await readMails(product.direct.mailUrl, email)).filter(isReady).map(({ messageId }) => messageId))

async function buysAtStripe(): Promise<Someone> {
  const who = someone()
  await who.buy(who.email)
  return who
}
/** Pays, and leaves the questionnaire for later. */
async function paysAtShopify(): Promise<Someone> {
  const who = someone()
  await buyAtShopify(product.direct.storefrontUrl, { email: who.email })
  await until(
    'a purchase that waits',
    async () => (await purchaseOf(who))?.paidAt && (await mailedToken(who)),
    WITHIN_MS,
  )
  return who
}
const mailedToken = async ({ email }: Someone): Promise<string | undefined> =>
  (await readMails(product.direct.mailUrl, email)).map(tokenIn).findLast(Boolean)
/** Opens the latest mailed link once it works, and answers. */
async function answers(who: Someone): Promise<void> {
  const token = await until(
    `a link of ${who.email} that opens`,
    async () => {
      const mailed = (await mailedToken(who)) ?? ''
      return (await database.fork().count(AccessToken, { hash: hashOf(mailed) })) > 0 && mailed
    },
    WITHIN_MS,
  )
  await who.call('POST', '/api/shopify/programs', { token, ...requestOf(who.email) })
}
const showsKey = (who: Someone, licenseKey: string) =>
  who.call('POST', '/api/programs', { licenseKey, ...requestOf(who.email) })

async function frozen<T>(copy: () => Promise<T>): Promise<T> {
  const { gateway, worker } = product.processes
  gateway.freeze(60)
  worker.freeze(60)
  try {
    return await copy()
  } finally {
    gateway.thaw()
    worker.thaw()
  }
}

/**
 * The reconciliation runs every two minutes, and detects a lost run ten minutes after its last sign of life.
 */
async function reconcileTenMinutesLater(): Promise<void> {
  await database
    .fork()
    .getConnection()
    .execute(
      `update purchase set created_at = created_at - interval '11 minutes', paid_at = paid_at - interval '11 minutes',
       program_written_at = program_written_at - interval '11 minutes', pdf_ready_at = pdf_ready_at - interval '11 minutes',
       seen_to_at = null`,
    )
  await withTemporal(product.direct.temporalAddress, ({ schedule }) =>
    schedule.getHandle('reconcile').trigger(),
  )
}

async function stageOf(who: Someone): Promise<Stage | undefined> {
  const id = (await purchaseOf(who))?.id
  if (!id) return undefined
  return withTemporal(
    product.direct.temporalAddress,
    async ({ workflow }) => (await workflow.getHandle(id).query(purchaseState)).stage,
  )
}

async function destroyAndRestore(copies: { temporal: string; product: string }): Promise<string> {
  await database.close()
  await destroyBoth(stores)
  await restoreBoth(stores, copies)
  const erasedAgain = await desk(product.env, 'erase-again')
  await startOurs(stores)
  database = await openDatabase(product.direct.databaseUrl, [product.direct.dataKeys], { poolSize: 2 })
  return erasedAgain
}

/** Everybody has one program, whose PDF opens and whose rows say delivered. */
async function expectOneProgramEach(...all: Someone[]): Promise<void> {
  for (const who of all) {
    await isDelivered(who)
    const purchase = await purchaseOf(who)
    const programs = await database.fork().find(Program, { purchaseId: purchase?.id ?? '' })
    expect([who.email, programs.length]).toEqual([who.email, 1])
    const pdf = await until(
      'the PDF',
      async () => {
        const answer = await fetch(`${product.appUrl}/api/programs/${programs[0]?.id}/pdf`)
        return answer.status === 200 && answer.text()
      },
      WITHIN_MS,
    )
    expect(pdf.slice(0, 5)).toBe('%PDF-')
  }
  // A confirmation is mailed in parallel with the writing, and may arrive after the program.
  await until(
    'no letter to wait',
    async () => (await database.fork().count(MailSent, { sentAt: null })) === 0,
    WITHIN_MS,
  )
}

it(
  'of the same moment: purchases under way go on, purchases since then are found, and erased buyers stay erased',
  async () => {
    const [delivered, erased, waiting] = [await buysAtStripe(), await buysAtStripe(), await paysAtShopify()]
    await isDelivered(delivered)
    await isDelivered(erased)
    const underWay = await buysAtStripe()
    const copies = await frozen(async () => ({
      temporal: await copyTemporal(stores),
      product: await dumpProduct(stores),
    }))
    const [bought, paid] = [await buysAtStripe(), await paysAtShopify()]
    const atGumroad = someone()
    const { key } = await buyAtGumroad(product.direct.storefrontUrl, { email: atGumroad.email })
    await showsKey(atGumroad, key)
    await isDelivered(bought)
    const { id } = (await purchaseOf(erased)) ?? {}
    await desk(product.env, 'erase', id ?? '', '--reason', 'they asked', '--yes')
    const before = await readyMails(delivered)
    const toErased = (await readMails(product.direct.mailUrl, erased.email)).length

    expect(await destroyAndRestore(copies)).toMatch(/erased\W+1/)
    expect(await purchaseOf(erased)).toBeNull()
    await reconcileTenMinutesLater()
    await Promise.all([answers(waiting), answers(paid), answers(bought), showsKey(atGumroad, key)])
    await expectOneProgramEach(delivered, underWay, waiting, bought, paid, atGumroad)
    expect(await readyMails(delivered)).toEqual(before)
    expect((await readyMails(bought)).size).toBe(2)
    expect(await readMails(product.direct.mailUrl, erased.email)).toHaveLength(toErased)
    expect(await readdir(join(dataDir, 'objects', 'erased'))).toHaveLength(1)
  },
  LONGEST_MS,
)

it(
  'of runs that are older than the rows: a run that is behind or lost continues from the rows',
  async () => {
    const waiting = await paysAtShopify()
    const temporal = await copyTemporal(stores)
    await answers(waiting)
    const bought = await buysAtStripe()
    await isDelivered(bought)
    const [onlyPaid] = [await buysAtStripe()]
    await until('its payment', async () => (await purchaseOf(onlyPaid))?.paidAt, WITHIN_MS)
    const copy = await dumpProduct(stores)
    const before = await Promise.all([waiting, bought].map(readyMails))

    await destroyAndRestore({ temporal, product: copy })
    await reconcileTenMinutesLater()
    await expectOneProgramEach(waiting, bought, onlyPaid)
    expect(await Promise.all([waiting, bought].map(readyMails))).toEqual(before)
  },
  LONGEST_MS,
)

it(
  'of rows that are older than the runs: a run repeats lost work, and asks again for lost answers',
  async () => {
    const waiting = await paysAtShopify()
    const copy = await dumpProduct(stores)
    // Keeps any program from being written before the end.
    product.processes.model.freeze(600)
    const bought = await buysAtStripe()
    const answered = waiting.call('POST', '/api/shopify/programs', {
      token: await mailedToken(waiting),
      ...requestOf(waiting.email),
    })
    answered.catch(() => undefined) // nobody is left to answer in the end
    for (const who of [waiting, bought])
      await until('a run that writes', async () => (await stageOf(who)) === 'generating', WITHIN_MS)
    const temporal = await copyTemporal(stores)

    await destroyAndRestore({ temporal, product: copy })
    product.processes.model.thaw()
    await until(
      'the run to store its purchase',
      async () => (await purchaseOf(bought)) ?? undefined,
      WITHIN_MS,
    )
    await Promise.all([answers(waiting), answers(bought)])
    await expectOneProgramEach(waiting, bought)
  },
  LONGEST_MS,
)
