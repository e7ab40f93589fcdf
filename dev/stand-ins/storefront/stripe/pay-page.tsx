import { money } from '../pages/layout.tsx'
import type { StripeCheckout } from '../state.ts'

export const DECLINED_CARD = '4000000000000002'
export const DISPUTED_CARD = '4000000000000259'
export const DEFAULT_DELAY_SECONDS = 15

interface PayPageProps {
  checkout: StripeCheckout
  /** The problem of the last attempt, and its input. */
  problem?: string
  typed?: { name: string; email: string; card: string }
}

/** The hosted checkout page. */
export function PayPage({ checkout, problem, typed }: PayPageProps) {
  const price = money(checkout.amountCents, checkout.currency)
  return (
    <div className="checkout">
      <section aria-label="What you buy">
        <p className="quiet">Pay Eightfold</p>
        <p className="price">{price}</p>
        <h1>{checkout.productName}</h1>
        <p className="quiet">One payment, taxes included.</p>
      </section>
      <form method="post">
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <label>
          Email
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            readOnly={checkout.givenEmail !== null}
            defaultValue={checkout.givenEmail ?? typed?.email ?? ''}
          />
        </label>
        <label>
          Card number
          <input
            name="card"
            required
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9 ]{12,23}"
            aria-describedby="test-cards"
            defaultValue={typed?.card ?? '4242 4242 4242 4242'}
          />
        </label>
        <div id="test-cards" className="hint">
          Test cards: <code>4242 4242 4242 4242</code> is paid, <code>4000 0000 0000 0002</code> is declined,{' '}
          <code>4000 0000 0000 0259</code> is paid and then disputed.
        </div>
        <label>
          Name on card (optional)
          <input name="name" autoComplete="name" maxLength={200} defaultValue={typed?.name ?? ''} />
        </label>
        <button className="primary" name="action" value="pay">
          Pay {price}
        </button>
        <fieldset>
          <legend>Or by bank debit</legend>
          <label>
            Seconds until the bank answers
            <input type="number" name="delay" min={0} max={86_400} defaultValue={DEFAULT_DELAY_SECONDS} />
          </label>
          <button name="action" value="pay-later">
            Pay with delay
          </button>
          <button name="action" value="pay-never">
            Pay with delay, then fail
          </button>
        </fieldset>
        <button name="action" value="cancel" formNoValidate className="plain">
          Cancel
        </button>
      </form>
    </div>
  )
}

/** The page of a session that can no longer be paid. */
export function ClosedPage({ checkout }: { checkout: StripeCheckout }) {
  return (
    <>
      <h1>{checkout.completedAt ? 'You have paid already' : 'This checkout has expired'}</h1>
      <p>
        {checkout.completedAt
          ? 'Nothing more will be charged.'
          : 'Nothing was charged. Start again from the shop to get a new checkout.'}
      </p>
      {checkout.cancelUrl && !checkout.completedAt && <a href={checkout.cancelUrl}>Back to the shop</a>}
    </>
  )
}
