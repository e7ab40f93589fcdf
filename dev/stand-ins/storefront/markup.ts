import escapeHtml from 'escape-html'

/** HTML that is ready to be sent. */
export interface Markup {
  readonly html: string
}
type Inserted = string | number | boolean | null | undefined | Markup | readonly Inserted[]

function htmlOf(value: Inserted): string {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  if (typeof value !== 'object') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map(htmlOf).join('')
}

/** Escapes the text that is inserted. Lists are joined; nothing stands for false and null. */
export const markup = (texts: TemplateStringsArray, ...values: readonly Inserted[]): Markup => ({
  html: String.raw({ raw: texts }, ...values.map(htmlOf)),
})

export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

const STYLE = {
  html: `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 0 16px 64px; overflow-wrap: anywhere }
a { color: inherit }
nav a { display: inline-block; padding: 12px 8px }
form { display: grid; gap: 16px; max-width: 480px; margin: 16px 0 }
form.inline { display: flex; flex-wrap: wrap; gap: 8px }
label { display: grid; gap: 4px }
label.check { grid-auto-flow: column; justify-content: start; gap: 8px }
input, button { font: inherit; min-height: 44px; min-width: 0 }
label.check input { width: 24px; min-height: 24px; margin: 0 }
fieldset { display: grid; gap: 12px; min-width: 0 }
ul { list-style: none; padding: 0 }
li { border-top: 1px solid; padding: 16px 0 }
h3 { margin: 0 }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 16px; margin: 8px 0 }
dd { margin: 0 }
.price { font-size: 2.5rem; margin: 0 }
.problem { border-left: 4px solid; padding-left: 12px }
`,
}

/** A complete page, always labelled as part of the sandbox. */
export const pageOf = (title: string, content: Markup): string =>
  markup`<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Sandbox shop</title>
<link rel="icon" href="data:,"><style>${STYLE}</style></head><body>
<header><p><strong>Sandbox shop: no real money moves here</strong></p>
<nav aria-label="Sandbox"><a href="/">Shops</a> <a href="/orders">Orders</a> <a href="/webhooks">Webhooks</a></nav></header>
<main>${content}</main></body></html>`.html

export const factList = (facts: readonly (readonly [string, string])[]): Markup =>
  markup`<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

/** Buttons of one form that differ by their value. */
export const buttons = (all: readonly (readonly [value: string, label: string, ...unknown[]])[]): Markup[] =>
  all.map(([value, label]) => markup`<button name="action" value="${value}">${label}</button>`)

export const check = (name: string, label: string, isChecked = false): Markup =>
  markup`<label class="check"><input type="checkbox" name="${name}"${isChecked && markup` checked`}>${label}</label>`

export const alert = (problem: string | null): Markup =>
  markup`${problem && markup`<p role="alert" class="problem">${problem}</p>`}`
