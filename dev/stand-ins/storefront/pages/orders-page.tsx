import type { OrderBook, OrderRow } from '../orders.ts'

/** All orders of every shop, newest first. */
export function OrdersPage({ books }: { books: readonly OrderBook[] }) {
  return (
    <>
      <h1>Orders</h1>
      {books.map((book) => {
        const rows = book.rows().toSorted((a, b) => b.createdAt - a.createdAt)
        return (
          <section key={book.shop} aria-labelledby={`${book.shop}-orders`}>
            <h2 id={`${book.shop}-orders`}>{book.title}</h2>
            {rows.length === 0 && <p className="quiet">No orders yet.</p>}
            <ul className="cards">
              {rows.map((row) => (
                <Order
                  key={row.id}
                  row={row}
                  address={`/orders/${book.shop}/${encodeURIComponent(row.id)}`}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function Order({ row, address }: { row: OrderRow; address: string }) {
  const facts = [
    ['Order', row.id],
    ['Buyer', [row.name, row.email].filter(Boolean).join(' · ') || 'not known yet'],
    ...row.facts,
    ['Placed', new Date(row.createdAt).toISOString()],
  ]
  return (
    <li>
      <h3>
        {row.amount} · {row.status}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {row.actions.length > 0 && (
        <form method="post" action={address} className="inline">
          {row.actions.map(({ action, label }) => (
            <button key={action} name="action" value={action}>
              {label}
            </button>
          ))}
        </form>
      )}
    </li>
  )
}
