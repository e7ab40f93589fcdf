import { describe, expect, it } from '@jest/globals'
import { createTransport } from 'nodemailer'
import { openDatabase } from '../../storage/database.ts'
import { NO_KEYS } from '../../storage/sealing/data-keys.ts'
import { testBrowser } from './screens/test-browser.ts'
import { freshDatabase, mailbox, temporalForTest, timeSkippingEnvironment, uniqueName } from './testing.ts'

describe('the test world', () => {
  it('gives each test a migrated database of its own', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
    const database = await openDatabase(one.url, NO_KEYS)
    try {
      const tables = await database.fork().getConnection().execute('select 1 from purchase')
      expect(tables).toEqual([])
      expect(one.url).not.toBe(other.url)
    } finally {
      await database.close()
      await Promise.all([one.drop(), other.drop()])
    }
  })

  it('receives mail', async () => {
    const { smtpUrl, next } = mailbox()
    const address = `${uniqueName('buyer')}@example.com`
    await createTransport(smtpUrl).sendMail({
      from: 'a@example.com',
      to: address,
      subject: 'Hello there',
      text: 'hi',
    })
    expect((await next(address, /hello/i)).text).toContain('hi')
  })

  it('has a Temporal server with our search attributes and a retention of 90 days', async () => {
    const temporal = await temporalForTest()
    try {
      const { customAttributes } = await temporal.connection.operatorService.listSearchAttributes({
        namespace: 'default',
      })
      expect(Object.keys(customAttributes)).toEqual(
        expect.arrayContaining(['EightfoldStage', 'EightfoldChannel', 'EightfoldTest', 'EightfoldRedFlag']),
      )
      const { config } = await temporal.connection.workflowService.describeNamespace({ namespace: 'default' })
      expect(Number(config?.workflowExecutionRetentionTtl?.seconds)).toBe(90 * 86_400)
    } finally {
      await temporal.close()
    }
  })

  it('has a browser', async () => {
    const chromium = testBrowser()
    try {
      const page = await chromium.newPage()
      await page.setContent('<button>Start Survey</button>')
      expect(await page.getByRole('button').textContent()).toBe('Start Survey')
    } finally {
      await chromium.close()
    }
  })

  it('skips time', async () => {
    const environment = await timeSkippingEnvironment()
    try {
      const before = await environment.currentTimeMs()
      await environment.sleep('30 days')
      expect((await environment.currentTimeMs()) - before).toBeGreaterThanOrEqual(30 * 86_400_000)
    } finally {
      await environment.teardown()
    }
  })
})
