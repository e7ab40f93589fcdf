import { money } from '../pages/layout.tsx'
import type { GumroadSale } from '../state.ts'

/** Gumroad's receipt mail to the buyer. */
export function ReceiptPage({ sale, appUrl }: { sale: GumroadSale; appUrl: string }) {
  const headers = [
    ['From', 'Gumroad <noreply@gumroad.example>'],
    ['To', sale.name ? `${sale.name} <${sale.email}>` : sale.email],
    ['Subject', `You bought ${sale.productName}!`],
  ]
  return (
    <article className="letter">
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h1>{sale.productName}</h1>
      <p>
        {money(sale.amountCents)}, paid once.{sale.isTest && ' This was a test purchase.'}
      </p>
      <p>Your license key:</p>
      <p className="key">
        <code>{sale.licenseKey}</code>
      </p>
      <p>
        <a href={`${appUrl}/thank-you`}>What happens next</a> or{' '}
        <a href={`${appUrl}/license`}>enter your license key</a>
      </p>
    </article>
  )
}
