import escapeHtml from 'escape-html'
import type { Context } from 'koa'
import type { Refusal } from '../../domain/shop/errors.ts'
import { resultsPage } from '../../domain/shop/pages.ts'

/** A page without the app, for addresses that people open from a letter. @param body - markup, only of our own text */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} - Eightfold</title>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark">
<h1>${title}</h1>${body}</body></html>`

/** Says why an address did not open, and leads to the page of the program or to that of lost links. */
export function refusalPage(ctx: Context, { message }: Refusal): string {
  const id: unknown = ctx['params']?.id
  const [address, label] =
    typeof id === 'string'
      ? [resultsPage(encodeURIComponent(id)), 'Go to the page of your program']
      : ['/access', 'Access Your Program']
  return plainPage(
    'This link did not open',
    `<p>${escapeHtml(message)}</p><p><a href="${address}">${label}</a></p>`,
  )
}
