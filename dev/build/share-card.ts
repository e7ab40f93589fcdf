import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRICE } from '../../domain/shop/offer.ts'

const dataUrl = async (type: string, ...path: string[]) =>
  `data:${type};base64,${(await readFile(join(...path))).toString('base64')}`

const font = (name: string) =>
  dataUrl(
    'font/woff2',
    'node_modules',
    '@fontsource-variable',
    name,
    'files',
    `${name}-latin-wght-normal.woff2`,
  )

const picture = (name: string) => dataUrl('image/webp', 'web', 'public', 'pictures', `${name}-800.webp`)

/** The page for the preview image of shared links, 1200 by 630. */
export const shareCard = async () => `<!doctype html>
<style>
  @font-face { font-family: head; src: url(${await font('sofia-sans-extra-condensed')}); font-weight: 1 1000 }
  @font-face { font-family: text; src: url(${await font('sofia-sans')}); font-weight: 1 1000 }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #f5f1e9; color: #15140f }
  h1 { font: 850 112px/0.94 head; padding: 60px 0 0 64px; margin: 0; width: 600px }
  p { font: 500 30px/1.35 text; margin: 24px 0 0 64px; width: 560px; color: #45464b }
  .logo { position: absolute; left: 64px; bottom: 52px; display: flex; gap: 16px; align-items: flex-end; font: 850 56px/0.75 head }
  .logo svg { height: 44px; width: 62px }
  img { position: absolute; width: 400px; border: 1px solid #d9d3c7; box-shadow: 0 12px 40px rgb(21 20 15 / 0.16) }
</style>
<h1>Eight weeks of&nbsp;strength, written for&nbsp;you.</h1>
<p>For your days, your equipment and your goal. One PDF. ${PRICE}, once.</p>
<div class="logo"><svg viewBox="0 0 100 72"><path d="M0 28.8h9V72H0zM13 23h9v49h-9zM26 16.6h9V72h-9zM39 10.8h9V72h-9zM52 38.9h9V72h-9zM65 13h9v59h-9zM78 6.5h9V72h-9zM91 0h9v72h-9z"/></svg>Eightfold</div>
<img style="left: 816px; top: 120px; transform: rotate(3deg)" src="${await picture('week')}">
<img style="left: 712px; top: 56px" src="${await picture('cover')}">`
