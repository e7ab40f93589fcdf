import { alert, buttons, markup, type Markup, money } from '../markup.ts'
import type { StripeCheckout } from '../state.ts'

export const PAID_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000000000000002'
export const DISPUTED_CARD = '4000000000000259'
export const DEFAULT_DELAY_SECONDS = 15

/** The hosted checkout page, with the problem of the last attempt and its input. */
export function payPage(
  { amountCents, currency, productName, givenEmail }: StripeCheckout,
  problem: string | null = null,
  typed = { name: '', email: '', card: PAID_CARD },
): Markup {
  const price = money(amountCents, currency)
  return markup`<section aria-label="What you buy"><p>Pay Eightfold</p><p class="price">${price}</p>
<h1>${productName}</h1><p>One payment, taxes included.</p></section>
<form method="post">${alert(problem)}
<label>Email<input type="email" name="email" required autocomplete="email"${givenEmail && markup` readonly`}
value="${givenEmail ?? typed.email}"></label>
<label>Card number<input name="card" required inputmode="numeric" autocomplete="off" pattern="[0-9 ]{12,23}"
aria-describedby="test-cards" value="${typed.card}"></label>
<div id="test-cards">Test cards: <code>${PAID_CARD}</code> is paid, <code>4000 0000 0000 0002</code> is declined,
<code>4000 0000 0000 0259</code> is paid and then disputed.</div>
<label>Name on card (optional)<input name="name" autocomplete="name" maxlength="200" value="${typed.name}"></label>
${buttons([['pay', `Pay ${price}`]])}
<fieldset><legend>Or by bank debit</legend>
<label>Seconds until the bank answers
<input type="number" name="delay" min="0" max="86400" value="${DEFAULT_DELAY_SECONDS}"></label>
${buttons([
  ['pay-later', 'Pay with delay'],
  ['pay-never', 'Pay with delay, then fail'],
])}</fieldset>
<button name="action" value="cancel" formnovalidate>Cancel</button></form>`
}

/** The page of a session that can no longer be paid. */
export const closedPage = ({ completedAt, cancelUrl }: StripeCheckout): Markup =>
  completedAt
    ? markup`<h1>You have paid already</h1><p>Nothing more will be charged.</p>`
    : markup`<h1>This checkout has expired</h1>
<p>Nothing was charged. Start again from the shop to get a new checkout.</p>
${cancelUrl && markup`<a href="${cancelUrl}">Back to the shop</a>`}`
