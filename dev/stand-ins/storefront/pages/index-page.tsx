/** Links to the shops. */
export function IndexPage({ appUrl }: { appUrl: string }) {
  return (
    <>
      <h1>The shops around Eightfold</h1>
      <p>
        Stand-ins for the shops that sell the program. They speak the same protocols as the real ones, keep
        their orders across restarts, and take no money.
      </p>
      <ul className="cards">
        <li>
          <h2>Gumroad</h2>
          <p>Sells a license key, which comes with the receipt.</p>
          <a href="/gumroad">Buy on Gumroad</a>
        </li>
        <li>
          <h2>Shopify</h2>
          <p>Sells an order, which Eightfold hears of and answers with an access link by mail.</p>
          <a href="/shopify">Buy on Shopify</a>
        </li>
        <li>
          <h2>Stripe Checkout</h2>
          <p>Card payments. Buying starts with the questionnaire, which leads to the checkout page here.</p>
          <a href={`${appUrl}/onboarding`}>Start the questionnaire</a>
        </li>
      </ul>
    </>
  )
}
