import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const LINKS = [
  ['/', 'Shops'],
  ['/orders', 'Orders'],
  ['/webhooks', 'Webhooks'],
] as const

/** A complete page, always labelled as part of the sandbox. */
export function renderPage(title: string, content: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Sandbox shop`}</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <p className="sandbox">Sandbox shop: no real money moves here</p>
          <nav aria-label="Sandbox">
            {LINKS.map(([href, text]) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </header>
        <main>{content}</main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
