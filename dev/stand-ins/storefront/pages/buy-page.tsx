import type { ReactNode } from 'react'
import { money } from './layout.tsx'

interface Product {
  id: string
  name: string
  amountCents: number
}

interface BuyPageProps {
  shopName: string
  products: readonly Product[]
  problem: string | null
  /** Fields that only this shop needs. */
  children: ReactNode
}

/** A shop's purchase page: the products, the buyer, one button. */
export function BuyPage({ shopName, products, problem, children }: BuyPageProps) {
  return (
    <div className="checkout">
      <section aria-label="About this shop">
        <p className="quiet">{shopName}</p>
        <h1>Eightfold 8-week strength program</h1>
        <p className="quiet">One payment, taxes included.</p>
      </section>
      <form method="post">
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <fieldset>
          <legend>Product</legend>
          {products.map(({ id, name, amountCents }, index) => (
            <label key={id} className="check">
              <input type="radio" name="product" value={id} defaultChecked={index === 0} />
              {name}, {money(amountCents)}
            </label>
          ))}
        </fieldset>
        <label>
          Email
          <input type="email" name="email" required autoComplete="email" />
        </label>
        <label>
          Name (optional)
          <input name="name" autoComplete="name" maxLength={200} />
        </label>
        {children}
        <button className="primary">Buy</button>
      </form>
    </div>
  )
}
