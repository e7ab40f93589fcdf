import { firstName, NAMELESS } from '../domain/shop/person.ts'
import {
  GUARANTEE_DAYS,
  PRICE,
  QUESTIONNAIRE_TAKES,
  REFUND_TAKES,
  SURVEY_DAYS,
} from '../domain/shop/offer.ts'
import { LETTERS } from './generated/letters.ts'
import { compile, type Letter } from './letter.ts'

type Name = keyof typeof LETTERS

const TERMS = {
  questionnaireTakes: QUESTIONNAIRE_TAKES,
  guaranteeDays: String(GUARANTEE_DAYS),
  refundTakes: REFUND_TAKES,
  price: PRICE,
  surveyDays: String(SURVEY_DAYS),
}

const FILLS = Object.fromEntries(
  Object.entries(LETTERS).map(([name, draft]) => [name, compile(draft)]),
) as Readonly<Record<Name, ReturnType<typeof compile>>>

export type To<Slot extends string = never> = Readonly<Record<'name' | 'supportEmail' | Slot, string>>

/** Slots that end in `Url` are addresses. */
export function write(letter: Name, { name, ...slots }: To, facts = {}): Promise<Letter> {
  const values = Object.entries(slots).map(([slot, value]) => [
    slot,
    slot.endsWith('Url') ? webAddress(value) : value,
  ])
  return FILLS[letter]({ ...TERMS, greeting: greeting(name), ...Object.fromEntries(values), ...facts })
}

interface Left extends To<'orderUrl' | 'unsubscribeUrl'> {
  daysPerWeek: number
  sessionLength: number
}

/** Sent once, about an hour after a checkout was opened and not paid. */
export const orderLeft = ({ daysPerWeek, sessionLength, ...to }: Left): Promise<Letter> =>
  write('order-left', to, inAWeek(daysPerWeek, sessionLength))

interface Receipt {
  paid?: string | undefined
  date?: string | undefined
  orderNumber?: string | undefined
}

/** Sent once, when the shop has confirmed the payment. `answered`: the survey is already complete. */
export const confirmation = ({
  answered,
  receipt,
  ...to
}: To<'accessUrl'> & { answered: boolean; receipt: Receipt }): Promise<Letter> =>
  write(answered ? 'confirmation-answered' : 'confirmation', to, receipt)

/** Sent while a paid purchase has no survey. `reminder` is the number of the reminder. */
export const surveyReminder = ({
  reminder,
  ...to
}: To<'accessUrl' | 'unsubscribeUrl'> & { reminder: 1 | 2 | 3 }): Promise<Letter> =>
  write(`survey-reminder-${reminder}`, to)

type Formats = 'resultsUrl' | 'pdfUrl' | 'spreadsheetUrl' | 'calendarUrl' | 'liftosaurUrl'

interface Ready extends To<Formats> {
  /** The program's own notice to ask a professional first. */
  clearance?: string
  /** Our words to the buyer about this program. */
  note?: string | undefined
  daysPerWeek: number
  sessionLength: number
  firstLifts: readonly string[]
}

export const programReady = ({
  clearance,
  note,
  daysPerWeek,
  sessionLength,
  firstLifts,
  ...to
}: Ready): Promise<Letter> =>
  write(clearance ? 'program-ready-with-clearance' : 'program-ready', to, {
    ...inAWeek(daysPerWeek, sessionLength),
    firstLifts: firstLifts.join(', '),
    clearance,
    note,
  })

const inAWeek = (daysPerWeek: number, sessionLength: number) => ({
  week: `${daysPerWeek} days`,
  session: `${sessionLength} minutes`,
})

/** Sent once, when a purchase needs a person's attention before it can go on. */
export const takingLonger = (to: To): Promise<Letter> => write('taking-longer', to)

/** Sent once for each refund that the shop has reported. */
export const refund = (to: To): Promise<Letter> => write('refund', to)

/** Sent once for each refund that the shop had reported and that did not reach the buyer. */
export const refundFailed = (to: To): Promise<Letter> => write('refund-failed', to)

/** Sent once, when a pending payment, such as a bank debit, has failed. */
export const paymentFailed = (to: To<'payUrl'>): Promise<Letter> => write('payment-failed', to)

/** Sent once, some time after delivery, to those who have neither unsubscribed nor been refunded. */
export const feedbackRequest = (to: To<'feedbackUrl' | 'unsubscribeUrl'>): Promise<Letter> =>
  write('feedback-request', to)

/** Sent when someone asks for a link to their purchase; only the mailbox's owner gets it. */
export const accessLink = (to: To<'accessUrl' | 'dataUrl'>): Promise<Letter> => write('access-link', to)

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** Mail clients turn these into links, so a name that contains one is left out. */
const LINK_LIKE = /:\/\/|www\.|@|\w\.\w{2,}/i
const LONGEST = 60

/** By first name. Leaves out the placeholder name and names that could contain a link. */
function greeting(name: string): string {
  const said = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  const usable = said !== '' && said !== NAMELESS && said.length <= LONGEST && !LINK_LIKE.test(said)
  const called = usable ? firstName(said) : ''
  return called ? `Hi ${called},` : 'Hi there,'
}

/** Checks a link for a letter. The link is our own, so anything but a web address is the caller's bug. */
function webAddress(address: string): string {
  const { protocol, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('a letter links only to web addresses')
  return href
}
