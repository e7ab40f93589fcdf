import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Paper } from '../../domain/program/units.ts'
import { buyAtShopify, createBuyer, requestOf, tokenIn } from '../../dev/testkit/purchases/buyer.ts'
import { openPurchase } from '../open-purchase.ts'
import { type Product, SESSION_SECRETS, startProduct } from '../../dev/testkit/product.ts'
import { uniqueName, until } from '../../dev/testkit/testing.ts'
import { Intervention, Program, Purchase, Survey } from '../../storage/entities.ts'
import { eraseTraces } from '../../storage/traces.ts'
import { createLicenses } from '../../storage/licenses.ts'
import { deskProgram } from './commands.ts'
import { DeskRefusal, type DeskTools } from './tools.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const someone = () => `${uniqueName('buyer')}@example.com`
const WHY = ['--reason', 'the buyer asked', '--actor', 'olga']

interface Manner {
  agrees?: boolean
  printed?: string[]
  purchases?: DeskTools['purchases']
  operator?: string | null
}

/** Runs a desk command. @returns its output */
async function operate(
  args: readonly string[],
  { agrees = true, printed = [], purchases = product.purchases, operator = 'olga' }: Manner = {},
): Promise<string> {
  const { database, objects, temporal } = product
  const questions: string[] = []
  const desk = deskProgram(
    {
      ...{ database, objects, purchases, client: temporal.client, publicUrl: product.url, operator },
      emailHashes: (email) => [`hash of ${email}`],
      licenses: createLicenses(database, SESSION_SECRETS),
    },
    {
      print: (text) => void printed.push(text),
      confirm: async (question) => {
        questions.push(question)
        return agrees
      },
    },
  )
  await desk.parseAsync(args, { from: 'user' })
  return [...questions, ...printed].join('\n')
}

const refusal = async (args: readonly string[], manner = {}): Promise<string> => {
  const error = await operate(args, manner).catch((thrown: unknown) => thrown)
  return error instanceof DeskRefusal ? error.message : `no refusal: ${String(error)}`
}

const stored = (id: string) => product.database.fork().findOneOrFail(Purchase, { id })
const programOf = (purchaseId: string) => product.database.fork().findOne(Program, { purchaseId })
const interventionsOf = (purchaseId: string) => product.database.fork().find(Intervention, { purchaseId })

async function delivered(email = someone()): Promise<{ email: string; id: string }> {
  const { sessionId } = await createBuyer(product.url).buy(email)
  const id = `purchase-stripe-${sessionId}`
  await product.purchaseWhen(id, 'is delivered', ({ deliveredAt }) => deliveredAt)
  return { email, id }
}

async function unanswered(email = someone()): Promise<{ email: string; id: string }> {
  const order = await buyAtShopify(product.storefrontUrl, { email })
  await product.mail.next(email, /Payment received/)
  return { email, id: `purchase-shopify-${order}` }
}

/** A busy machine may answer that it is not ready yet; then ask again. */
const isWritten = (email: string, token: string) =>
  until('the program', async () => {
    const request = { ...requestOf(email), token }
    const { status } = await createBuyer(product.url).call('POST', '/api/shopify/programs', request)
    expect([200, 503]).toContain(status)
    return status === 200
  })

describe('finding', () => {
  it('finds a purchase by its id, order, number or email, and says what to do', async () => {
    const { email, id } = await delivered()
    const { order, orderNumber } = await stored(id)
    for (const what of [id, order, String(orderNumber), email.toUpperCase()])
      expect(await operate(['find', what])).toContain(`${id}  delivered  ${email}`)
    const shown = await operate(['show', email])
    expect(shown).toMatch(/^stage: delivered$/m)
    expect(shown).toMatch(/^next: Nothing, except the notes for each week and the feedback request/m)
    expect(shown).toMatch(/^can: `resend` mails the link once more/m)
    expect(shown).toMatch(/trainingDays: 3/)
    expect(JSON.parse(await operate(['show', id, '--json']))).toMatchObject({ id, stage: 'delivered', email })
  })

  it('says that there is none, or lists the matches', async () => {
    const nobody = await refusal(['find', 'nobody@example.com'])
    expect(nobody).toContain('no purchase for nobody@example.com, and nothing else. Try the order number')
    const { email } = await delivered()
    const second = await delivered(email)
    expect(await refusal(['show', email])).toContain(`There are 2 purchases for ${email}`)
    expect(await operate(['show', second.id])).toContain(second.id)
  })

  it('lists what is stuck, and why', async () => {
    await product.coach.stop()
    const email = someone()
    const { sessionId } = await createBuyer(product.url).buy(email)
    const id = `purchase-stripe-${sessionId}`
    await product.purchaseWhen(id, 'is paid and answered', ({ paidAt, surveyId }) => paidAt && surveyId)
    expect(await operate(['stuck', '--minutes', '0'])).toContain(`${id}  generating  ${email}`)
    expect(await operate(['stuck'])).not.toContain(id)
    await product.coach.start()
    await product.purchaseWhen(id, 'is delivered', ({ deliveredAt }) => deliveredAt)
    expect(await operate(['stuck', '--minutes', '0'])).not.toContain(id)
  })
})

describe('a delivered purchase', () => {
  it('has its link sent again, and stores who asked and why', async () => {
    const { email, id } = await delivered()
    expect(await operate(['resend', id, ...WHY])).toContain(`${id}: done`)
    await until('the second mail', async () => {
      const mails = await product.mail.to(email)
      return mails.filter(({ subject }) => /program is ready/.test(subject)).length === 2
    })
    expect(await interventionsOf(id)).toMatchObject([
      { kind: 'resend', actor: 'olga', reason: 'the buyer asked', outcome: 'done' },
    ])
  })

  it('is corrected at once in both rows, and the mail goes to the right address', async () => {
    const { id } = await delivered()
    const { email: former } = await stored(id)
    const right = someone()
    expect(await refusal(['correct-email', id, 'not an address', ...WHY])).toContain(
      'is not an email address',
    )
    expect(await operate(['correct-email', id, right.toUpperCase(), ...WHY])).toContain(`${id}: done`)
    await product.mail.next(right, /program is ready/)
    expect([(await stored(id)).email, (await programOf(id))?.email]).toEqual([right, right])
    expect(await interventionsOf(id)).toMatchObject([{ kind: 'correct-email', email: null }])
    expect(await operate(['find', String(former)])).toContain(`${id}  delivered  ${right}`)
  })

  it('is rewritten from amended answers, at the same address', async () => {
    const { email, id } = await delivered()
    const before = await programOf(id)
    expect(await refusal(['amend', id, '--set', 'trainingDays=9', ...WHY])).toContain('trainingDays')
    expect(await refusal(['amend', id, '--set', 'days=3', ...WHY])).toMatch(
      /days: no such answer\. There are: .*trainingDays/,
    )
    // The desk does not wait for ever, and a busy machine writes slowly.
    const printed = await operate(['amend', id, '--set', 'trainingDays=4', 'sessionLength=45', ...WHY])
    expect(printed).toMatch(/: (?:done|under-way)$/)
    const waiting = { purchaseId: id, settledAt: null }
    await until(
      'the end of the rewrite',
      async () => !(await product.database.fork().count(Intervention, waiting)),
    )
    const after = await programOf(id)
    expect(before?.generated.overview).toMatchObject({ daysPerWeek: 3, sessionLength: 60 })
    expect(after).toMatchObject({ id: before?.id, email, outdated: false })
    expect(after?.generated.overview).toMatchObject({ daysPerWeek: 4, sessionLength: 45 })
    expect(after?.pdfSha256).not.toBe(before?.pdfSha256)
    const mails = (await product.mail.to(email)).filter(({ subject }) => /program is ready/.test(subject))
    expect(mails.at(-1)?.text).toContain('Each week: 4 days')
  })

  it('is refunded only after a yes', async () => {
    const { email, id } = await delivered()
    expect(await refusal(['refund', id, ...WHY], { agrees: false })).toBe('Nothing was done.')
    expect(await interventionsOf(id)).toEqual([])
    expect(await operate(['refund', id, ...WHY])).toContain(`give the money back for ${id}?\n${id}: done`)
    await product.mail.next(email, /refund/i)
    expect(await stored(id)).toMatchObject({ closedBecause: 'refunded' })
    expect(await refusal(['refund', id, '--yes', ...WHY])).toBe('1 of 1 failed.')
    expect(await refusal(['resend', id, ...WHY])).toBe('1 of 1 failed.')
  })
})

it('reports what was done to each purchase, also when one fails unexpectedly', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const printed: string[] = []
  const purchases: DeskTools['purchases'] = {
    ...product.purchases,
    intervene: async (id, ...asked) => {
      if (id === second.id) throw new Error('Temporal is away')
      return product.purchases.intervene(id, ...asked)
    },
  }
  const ids = [first.id, second.id]
  const refused = await refusal(['resend', ...ids, '--yes', ...WHY], { printed, purchases })
  expect(refused).toBe('1 of 2 failed.')
  expect(printed.join('\n')).toBe(`${first.id}: done\n${second.id}: Temporal is away`)
})

it.each(['', '1.5', '-1', 'ten'])('takes no “%s” for a number', async (minutes) => {
  expect(await operate(['stuck', '--minutes', minutes]).catch(String)).toContain('Expected a whole number')
})

describe('a purchase without answers', () => {
  it('has its address corrected, and links mailed to the wrong one stop working', async () => {
    const { email, id } = await unanswered()
    const right = someone()
    expect(await operate(['correct-email', id, right, ...WHY])).toContain('done')
    const fresh = tokenIn(await product.mail.next(right))
    const former = tokenIn(await product.mail.next(email, /Payment received/))
    const buyer = createBuyer(product.url)
    expect((await buyer.call('POST', '/api/shopify/validate', { token: fresh })).status).toBe(200)
    expect((await buyer.call('POST', '/api/shopify/validate', { token: former })).status).toBe(403)
  })

  it('gets more time with a fresh link, unless it is answered', async () => {
    const { email, id } = await unanswered()
    expect(await operate(['extend', id, ...WHY])).toContain('done')
    const letter = await until('the fresh link', async () => {
      const [, second] = await product.mail.to(email)
      return second
    })
    await isWritten(email, tokenIn(letter))
    expect(await operate(['extend', id, ...WHY]).catch(String)).toContain('1 of 1 failed')
    expect((await interventionsOf(id)).at(-1)).toMatchObject({ kind: 'extend', outcome: 'ANSWERED' })
  })
})

/** An edition is drawn when it is first opened. */
async function opened(id: string, paper: Paper): Promise<void> {
  const answer = await fetch(`${product.url}/api/programs/${(await programOf(id))?.id}/pdf?paper=${paper}`)
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
}

describe('somebody who has bought nothing', () => {
  const leavesAnOrder = async () => {
    const email = someone()
    const browser = createBuyer(product.url)
    const surveyId = await browser.completeSurvey(email)
    await browser.openCheckout(surveyId, email)
    await browser.call('POST', '/api/feedback', { rating: 2, feedback: 'It took long.', email })
    return { email, surveyId }
  }

  it('is found by what they left, with what to try next', async () => {
    const { email } = await leavesAnOrder()
    const found = await operate(['find', email])
    expect(found).toMatch(
      /no purchase for .*, but:\n {2}answered .*\n {2}checkout cs_\S+ opened .*, not paid/,
    )
    expect(found).toMatch(/feedback 20.*\nPaid all the same\? .*order number/)
  })

  it('gets what is stored about them, and is erased', async () => {
    const { email, surveyId } = await leavesAnOrder()
    expect(JSON.parse(await operate(['export', email]))).toMatchObject({
      ...{ purchases: [], surveys: [{ id: surveyId }] },
      ...{ checkouts: [{ surveyId }], feedback: [{ feedback: 'It took long.' }] },
    })
    expect(await refusal(['retry', email, ...WHY])).toContain('No purchase has')
    expect(await operate(['erase', email, '--yes', ...WHY])).toContain(`${email}: done`)
    expect(await refusal(['find', email])).toContain('and nothing else')
    expect(await refusal(['export', email])).toContain('Nothing is stored')
  })

  it('does not lose the answers that a purchase is for when another is erased by the same address', async () => {
    const { email, id } = await delivered()
    const { surveyId } = await stored(id)
    await eraseTraces(product.database.fork(), email)
    expect(await product.database.fork().count(Survey, { id: String(surveyId) })).toBe(1)
  })
})

it('asks each operator who they are, where nothing else says it', async () => {
  const { id } = await delivered()
  const asked = ['resend', id, '--reason', 'the buyer asked']
  expect(await operate(asked, { operator: null }).catch(String)).toContain("required option '--actor")
  expect(await operate(['find', id], { operator: null })).toContain(id)
  await operate(asked, { operator: 'otto' })
  expect(await interventionsOf(id)).toMatchObject([{ actor: 'otto' }])
})

describe('a buyer', () => {
  it('gets everything that is stored about them', async () => {
    const { email, id } = await delivered()
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    const file = join(folder, 'buyer.json')
    await operate(['export', email, '--out', file])
    const kept = JSON.parse(await readFile(file, 'utf8'))
    await rm(folder, { recursive: true })
    expect(kept).toMatchObject({
      purchases: [{ id, email }],
      surveys: [{ email, answers: { trainingDays: 3 } }],
      programs: [{ email, generated: { weeks: expect.any(Array) } }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'program-ready' })]),
    })
  })

  it('stays erased, whatever the shop says later', async () => {
    const { email, id } = await delivered()
    await opened(id, 'letter')
    const program = await programOf(id)
    for (const key of [program?.pdfSha256, program?.pdfLetterSha256])
      expect(await product.objects.get(key ?? '')).not.toBeNull()
    expect(await operate(['erase', email, '--yes', ...WHY])).toContain(`${id}: done`)
    const mailsBefore = (await product.mail.to(email)).length
    await product.purchases.signalOrderChanged(id)
    const { order } = await stored(id)
    await product.temporal.client.workflow.getHandle(id).result()
    await product.activities.reconcileOrders()
    expect(await stored(id)).toMatchObject({ email: null, name: null, surveyId: null, order })
    expect(await programOf(id)).toBeNull()
    for (const key of [program?.pdfSha256, program?.pdfLetterSha256])
      expect(await product.objects.get(key ?? '')).toBeNull()
    expect((await createBuyer(product.url).call('GET', `/api/programs/${program?.id}`)).status).toBe(404)
    expect(await operate(['find', email]).catch(String)).toContain('no purchase')
    expect((await product.mail.to(email)).length).toBe(mailsBefore)
    const rows = await product.database
      .fork()
      .getConnection()
      .execute(
        `select (select count(*) from survey where email = ?) as surveys,
                (select count(*) from checkout where email = ?) as checkouts,
                (select count(*) from purchase where email = ?) as purchases`,
        [email, email, email],
      )
    expect(rows).toMatchObject([{ surveys: '0', checkouts: '0', purchases: '0' }])
    expect(await operate(['resend', id, ...WHY]).catch(String)).toContain('1 of 1 failed')
  })
})

it('erases again the buyers that a restored backup contains or the shops report since', async () => {
  const [known, unknown] = [await delivered(), await delivered()]
  await operate(['erase', known.id, unknown.id, '--yes', ...WHY])
  // A backup from before both erasures: it holds one purchase, nothing of the other, and no tombstone.
  const connection = product.database.fork().getConnection()
  await connection.execute('delete from erased_purchase')
  await connection.execute('delete from mail_sent where purchase_id = ?', [unknown.id])
  await connection.execute('delete from intervention where purchase_id = ?', [unknown.id])
  await connection.execute('delete from purchase where id = ?', [unknown.id])
  const back = 'update purchase set email = ?, name = ?, erased_at = null where id = ?'
  await connection.execute(back, [known.email, 'Łucja Öberg', known.id])
  const mailsBefore = [
    (await product.mail.to(known.email)).length,
    (await product.mail.to(unknown.email)).length,
  ]

  // The shop may report the unknown one before this or after it.
  expect(await operate(['erase-again'])).toMatch(/tombstones: \d+\s+erased: [12]$/)
  const { email, name, erasedAt } = await stored(known.id)
  expect({ email, name, erasedAt }).toEqual({ email: null, name: null, erasedAt: expect.any(Date) })
  await until('nobody to erase', async () => /erased: 0$/.test(await operate(['erase-again'])))
  expect((await stored(known.id)).erasedAt).toEqual(erasedAt)
  for (const { id } of [known, unknown]) {
    await openPurchase(product.database.fork(), 'stripe', id.replace('purchase-stripe-', ''))
    await product.purchases.signalOrderChanged(id)
    expect(await product.temporal.client.workflow.getHandle(id).result()).toBe('erased')
    expect(await stored(id)).toMatchObject({ email: null, name: null })
  }
  await product.activities.reconcileOrders()
  expect(await stored(unknown.id)).toMatchObject({ email: null, name: null })
  expect([
    (await product.mail.to(known.email)).length,
    (await product.mail.to(unknown.email)).length,
  ]).toEqual(mailsBefore)
})

it('restarts a run that was terminated or that nothing reaches', async () => {
  const { email, id } = await unanswered()
  const run = async () => (await product.temporal.client.workflow.getHandle(id).describe()).runId
  const before = await run()
  expect(await operate(['reset', id, ...WHY])).toContain(`${id}: done`)
  expect(await run()).not.toBe(before)
  await isWritten(email, tokenIn(await product.mail.next(email, /Payment received/)))
})

it('sends the pending interventions of the former run to the new one', async () => {
  const { email, id } = await unanswered()
  const asked = { id: uniqueName('asked'), purchaseId: id, kind: 'extend' as const, actor: 'olga' }
  await product.database.fork().insert(Intervention, {
    ...asked,
    reason: 'asked of a run that no worker could go on with',
    createdAt: new Date(),
  })
  await operate(['reset', id, ...WHY])
  await until('what was asked', async () => (await interventionsOf(id))[0]?.outcome === 'done')
  expect(await until('the fresh link', async () => (await product.mail.to(email))[1])).toBeDefined()
})

it('applies one intervention to all purchases that a query finds', async () => {
  const bought = [await delivered(), await delivered()]
  const query = bought.map(({ id }) => `WorkflowId = '${id}'`).join(' OR ')
  const said = await until('both are found', async () => {
    const printed = await operate(['resend', '--query', query, ...WHY])
    return printed.startsWith('resend 2 purchases?') && printed
  })
  for (const { id } of bought) expect(said).toContain(`${id}: done`)
})

it('shows how to use a command', async () => {
  await expect(operate(['refund', 'x'])).rejects.toThrow(/--reason/)
  await expect(operate(['steal', 'x'])).rejects.toThrow(/unknown command/)
  expect(await refusal(['amend', 'x@example.com', '--set', 'days', ...WHY])).toContain('No purchase')
})

it('prints feedback, latest first, which is sealed in PostgreSQL', async () => {
  const { call } = createBuyer(product.url)
  for (const feedback of ['The first words', 'The latest words'])
    expect(await call('POST', '/api/feedback', { rating: 4, feedback })).toMatchObject({ status: 201 })
  expect(await operate(['feedback'])).toMatch(/rating: 4[^]*The latest words[^]*The first words/)
  expect(JSON.parse(await operate(['feedback', '--count', '1', '--json']))).toHaveLength(1)
})

it('reports for each column what was resealed', async () => {
  const { id } = await unanswered()
  await product.database
    .fork()
    .execute('update purchase set exercises_written = ? where id = ?', ['["Squat"]', id])
  expect(await operate(['reseal'])).toMatch(/^purchase\.exercises_written: 1 sealed anew$/m)
  expect(await operate(['reseal'])).toMatch(/^purchase\.exercises_written: 0 sealed anew$/m)
  expect((await stored(id)).exercisesWritten).toEqual(['Squat'])
  expect(JSON.parse(await operate(['reseal', '--json']))).toContainEqual({
    ...{ what: 'license.sealed_key', sealed: 0, unreadable: [] },
  })
})
