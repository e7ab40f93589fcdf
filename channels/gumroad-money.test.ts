import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { GUMROAD, startShopThatSays } from '../dev/stand-ins/storefront/testing.ts'
import { createGumroadShop, type GumroadShop } from './gumroad.ts'

/**
 * Every combination of what Gumroad reports about a sale's money, and who holds it.
 * gumroad.com/api#licenses: `refunded` is a full refund; `disputed` stays after a dispute is over, and
 * `dispute_won` says that the seller has the money; `chargebacked` is a dispute that is not won. A test
 * purchase moves no money and is treated like any other. A disabled key, such as after a full refund, is
 * answered with 404 and only that reason.
 */

let said: { status: number; body: unknown }
let gumroad: Awaited<ReturnType<typeof startShopThatSays>>
let shop: GumroadShop

beforeAll(async () => {
  gumroad = await startShopThatSays(() => Response.json(said.body, said))
  const apiUrl = gumroad.url
  shop = createGumroadShop({ ...GUMROAD, apiUrl, licenseKeyOf: async () => 'A-KEY' })
})
afterAll(() => gumroad.stop())

interface Flags {
  refunded?: boolean | null
  disputed?: boolean | null
  dispute_won?: boolean | null
  chargebacked?: boolean | null
  test?: boolean | null
}

function says(flags: Flags) {
  const purchase = { sale_id: 'sale', product_id: GUMROAD.productId, email: 'ada@example.com', ...flags }
  said = { status: 200, body: { success: true, uses: 1, purchase } }
}

const either = [false, true]
const ALL = either.flatMap((refunded) =>
  either.flatMap((disputed) =>
    either.flatMap((dispute_won) =>
      either.flatMap((chargebacked) =>
        either.map((test) => ({ refunded, disputed, dispute_won, chargebacked, test })),
      ),
    ),
  ),
)
/** Who holds the money, by the four flags: refunded, disputed, dispute_won, chargebacked. */
const HOLDER: Record<string, string> = {
  '----': 'paid',
  '---c': 'disputed',
  '--w-': 'paid',
  '--wc': 'paid',
  '-d--': 'disputed',
  '-d-c': 'disputed',
  '-dw-': 'paid',
  '-dwc': 'paid',
  'r---': 'refunded',
  'r--c': 'refunded',
  'r-w-': 'refunded',
  'r-wc': 'refunded',
  'rd--': 'refunded',
  'rd-c': 'refunded',
  'rdw-': 'refunded',
  rdwc: 'refunded',
}

describe('a sale', () => {
  it.each(ALL)('%j', async (flags) => {
    says(flags)
    const letters = [
      flags.refunded && 'r',
      flags.disputed && 'd',
      flags.dispute_won && 'w',
      flags.chargebacked && 'c',
    ]
    const status = HOLDER[letters.map((letter) => letter || '-').join('')]
    expect(await shop.lookUp('sale')).toMatchObject({ status, isTest: flags.test })
  })

  it.each<Flags>([{}, { refunded: null, disputed: null, dispute_won: null, chargebacked: null, test: null }])(
    'without any of these flags is paid: %j',
    async (flags) => {
      says(flags)
      expect(await shop.lookUp('sale')).toMatchObject({ status: 'paid', isTest: false, name: '' })
    },
  )

  it('whose key is disabled counts as refunded, and its key is refused', async () => {
    said = { status: 404, body: { success: false, message: 'This license key has been disabled.' } }
    expect(await shop.lookUp('sale')).toMatchObject({ order: 'sale', status: 'refunded', email: '' })
    await expect(shop.verifyLicense('A-KEY')).rejects.toMatchObject({ code: 'CREDENTIAL_REFUSED' })
  })

  it.each([
    [
      'that does not exist',
      { success: false, message: 'That license does not exist for the provided product.' },
    ],
    ['about which Gumroad says nothing', null],
  ])('is unknown with a key %s', async (_what, body) => {
    said = { status: 404, body }
    await expect(shop.lookUp('sale')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
