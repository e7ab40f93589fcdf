import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { definePDFJSModule, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { jobOf, shortProgram } from './example-program.ts'
import { createPdfThread } from './pdf-thread.ts'

const thread = createPdfThread()
const resultsUrl = 'https://eightfold.example/results/V1StGXR8_Z5jdHi6B-myTQ0w'
let pdf: Uint8Array
beforeAll(async () => {
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  pdf = new Uint8Array(await thread.render(jobOf({ program: shortProgram(), resultsUrl })))
})
afterAll(() => thread.close())

/** What a camera reads on the first page, photographed at so many pixels across. */
async function readFromPhoto(width: number) {
  const png = await renderPageAsImage(await getDocumentProxy(pdf.slice()), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    width,
  })
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  return jsQR(new Uint8ClampedArray(data), image.width, image.height)?.data
}

describe('the cover', () => {
  it('has a code that a camera takes for the address of the results page', async () => {
    expect(await readFromPhoto(1240)).toBe(resultsUrl)
  })

  it('leads there by a tap as well', async () => {
    const cover = await (await getDocumentProxy(pdf.slice())).getPage(1)
    const links: { url?: string }[] = await cover.getAnnotations()
    expect(links.map(({ url }) => url)).toEqual([resultsUrl])
  })
})
