import escapeHtml from 'escape-html'
import { ADDRESS_AT_BUILD } from '../../domain/shop/site.ts'
import type { Page } from './pages.ts'

/** The head tags that describe a page to search engines and link previews. */
export function headOf({ path, title, description, data = [] }: Page): string[] {
  const name = `${title} · Eightfold`
  const address = ADDRESS_AT_BUILD + path
  return [
    `<title>${escapeHtml(name)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Eightfold',
      'og:title': name,
      'og:description': description,
      'og:url': address,
      'og:image': `${ADDRESS_AT_BUILD}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Eight weeks of strength, written for you. The cover of a program beside it.',
    }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...data.map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
}
