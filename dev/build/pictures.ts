import { readFile, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Browser } from 'playwright-core'
import { definePDFJSModule, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { PRICE } from '../../domain/shop/offer.ts'
import { createPdfThread } from '../../activities/pdf/pdf-thread.ts'
import { findChromium, launchChromium } from './browser.ts'
import { musclesWorked } from '../../domain/training/printing/muscles-worked.ts'
import { SAMPLE_WEEK } from '../../web/texts/generated/landing.ts'
import { BODY_PICTURE, bodyPicture } from './body-picture.ts'
import { sampleJob } from './sample.ts'
import { SAMPLE_ID } from '../../web/testing/sample-program.ts'
import { visit } from '../../web/testing/visit.ts'
import { buildWeb } from './builds.ts'

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

// Redraws the pictures of the site after a change of the PDF or the logo. Commit its output:
// node --import tsx dev/build/pictures.ts
const PUBLIC = join('web', 'public')
/** The sample's pages on the site, the second with the weeks of its first day; their shape is A4's. */
const PAGES = { cover: 1, week: 3 }
const IN_DOCS = join('docs', 'pictures')
const SCREENS = {
  home: { path: '/', shows: '$27 Launch Special', viewport: { width: 1280, height: 860 } },
  results: {
    path: `/results/${SAMPLE_ID}`,
    shows: 'Next to train',
    viewport: { width: 390, height: 860 },
  },
}
const WIDTHS = [400, 800]
const A4 = 297 / 210

const icons = { 'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
await mkdir(join(PUBLIC, 'pictures'), { recursive: true })
await photographPdf()
await drawBody()
const browser = await launchChromium(await findChromium())
await drawIcons(browser)
await drawShareCard(browser)
await photographScreens(browser)
await browser.close()

/** Renders pages of a buyer's PDF in the two formats and sizes that browsers choose from. */
async function photographPdf() {
  const thread = createPdfThread()
  const pdf = await getDocumentProxy(new Uint8Array(await thread.render(sampleJob())))
  await thread.close()
  for (const [name, page] of Object.entries(PAGES)) {
    const png = await renderPageAsImage(pdf, page, {
      canvasImport: () => import('@napi-rs/canvas'),
      width: 1600,
    })
    const image = await loadImage(png)
    for (const width of WIDTHS) {
      const canvas = createCanvas(width, Math.round(width * A4))
      const context = canvas.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const file = join(PUBLIC, 'pictures', `${name}-${width}`)
      await writeFile(`${file}.avif`, await canvas.encode('avif', { quality: 60, speed: 2 }))
      await writeFile(`${file}.webp`, await canvas.encode('webp', 80))
    }
  }
}

/** Draws the muscles of the sample on the landing page. */
async function drawBody() {
  const worked = musclesWorked(SAMPLE_WEEK.map(({ exercise, sets }) => ({ name: exercise, sets })))
  if (worked) await writeFile(BODY_PICTURE, bodyPicture(worked))
}

/** Renders the logo as PNG, for clients that do not show SVG. */
async function drawIcons(browser: Browser) {
  const svg = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  for (const [file, size] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
    await page.setContent(
      `<body style="margin:0;background:#f5f1e9;display:grid;place-items:center;height:100vh"><div style="width:74%">${svg}</div>`,
    )
    await page.screenshot({ path: join(PUBLIC, file) })
    await page.close()
  }
}

/** Renders the preview image of a shared link. */
async function drawShareCard(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.setContent(await shareCard())
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(PUBLIC, 'share.png') })
}

/** Photographs the screens that README.md shows, and copies the page of a day beside them. */
async function photographScreens(browser: Browser) {
  await buildWeb()
  await mkdir(IN_DOCS, { recursive: true })
  for (const [name, { path, shows, ...look }] of Object.entries(SCREENS)) {
    await using visitor = await visit(browser, { path, ...look })
    await visitor.page.getByText(shows).first().waitFor()
    await visitor.page.evaluate(() => document.fonts.ready)
    const image = await loadImage(await visitor.page.screenshot())
    const canvas = createCanvas(image.width, image.height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    await writeFile(join(IN_DOCS, `${name}.webp`), await canvas.encode('webp', 80))
  }
  await copyFile(join(PUBLIC, 'pictures', 'week-800.webp'), join(IN_DOCS, 'week.webp'))
}
