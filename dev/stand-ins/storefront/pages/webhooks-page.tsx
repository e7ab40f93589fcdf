import type { Delivery, Switches } from '../state.ts'

const SHOWN = 50

const SWITCHES = [
  ['hold', 'Hold all webhooks back'],
  ['duplicate', 'Send each webhook twice'],
  ['reorder', 'Send the newest webhook first'],
] as const

/** The pending webhooks, and how the shops misbehave. */
export function WebhooksPage({
  switches,
  deliveries,
}: {
  switches: Switches
  deliveries: readonly Delivery[]
}) {
  const newestFirst = deliveries.toReversed().slice(0, SHOWN)
  return (
    <>
      <h1>Webhooks</h1>
      <form method="post" action="/webhooks/switches">
        {SWITCHES.map(([name, label]) => (
          <label key={name} className="check">
            <input type="checkbox" name={name} defaultChecked={switches[name]} />
            {label}
          </label>
        ))}
        <label>
          Seconds until Shopify knows a new order
          <input type="number" name="syncSeconds" min={0} max={3600} defaultValue={switches.syncSeconds} />
        </label>
        <button>Save switches</button>
      </form>
      <h2>Deliveries</h2>
      <form method="post" action="/webhooks/retry">
        <button>Try all again now</button>
      </form>
      {newestFirst.length === 0 && <p className="quiet">Nothing was sent yet.</p>}
      <ul className="cards">
        {newestFirst.map((delivery) => (
          <li key={delivery.id}>
            <h3>{delivery.type}</h3>
            <dl>
              <div>
                <dt>Event</dt>
                <dd>
                  {delivery.shop} {delivery.eventId}
                </dd>
              </div>
              <div>
                <dt>Delivery</dt>
                <dd>{describe(delivery)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function describe({ deliveredAt, gaveUpAt, attempts, lastAnswer }: Delivery): string {
  if (deliveredAt) return `delivered at try ${attempts}`
  if (gaveUpAt) return `given up after ${attempts} tries; last answer: ${lastAnswer}`
  return attempts === 0 ? 'not sent yet' : `tried ${attempts} times; last answer: ${lastAnswer}`
}
