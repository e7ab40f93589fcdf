import { beforeAll, describe, expect, it } from '@jest/globals'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { definePDFJSModule, extractTextItems, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { jobOf, shortProgram, writtenProgram } from '../../../dev/testkit/examples/example-program.ts'
import { threads } from '../../../dev/testkit/threads.ts'

const resultsUrl = 'https://eightfold.example/results/V1StGXR8_Z5jdHi6B-myTQ0w'
let pdf: Uint8Array
beforeAll(async () => {
  // The build inside unpdf cannot paint, and leaves its worker here if another test file has used it.
  Reflect.deleteProperty(globalThis, 'pdfjsWorker')
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  pdf = new Uint8Array(await threads.pdfs.render(jobOf({ program: shortProgram(), resultsUrl })))
})

/** A picture of the first page, as wide as given in pixels. */
async function photographed(bytes: Uint8Array, width: number) {
  const png = await renderPageAsImage(await getDocumentProxy(bytes.slice()), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    width,
  })
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** The QR code decoded from such a picture. */
async function readFromPhoto(wide: number) {
  const { data, width, height } = await photographed(pdf, wide)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

/** The x positions where ink begins along a line, from the left, in pixels. */
function inkBeginsAt({ data, width }: { data: Uint8ClampedArray; width: number }, y: number): number[] {
  const isInk = (x: number) => x >= 0 && (data[4 * (y * width + x)] ?? 255) < 128
  return Array.from({ length: width }, (_, x) => x).filter((x) => isInk(x) && !isInk(x - 1))
}

describe('the cover', () => {
  it('has a code that a camera reads as the address of the results page', async () => {
    expect(await readFromPhoto(1240)).toBe(resultsUrl)
  })

  it('also leads there by a tap', async () => {
    const cover = await (await getDocumentProxy(pdf.slice())).getPage(1)
    const links: { url?: string }[] = await cover.getAnnotations()
    expect(links.map(({ url }) => url)).toEqual([resultsUrl])
  })

  it.each([
    ['A4', /^Week \d$/],
    ['LETTER', /^Week \d$/],
    ['PHONE', /^\d$/],
  ] as const)('aligns each week’s label with its bar, on %s', async (paper, label) => {
    const drawn = new Uint8Array(
      await threads.pdfs.render(
        jobOf({ paper, program: writtenProgram({ trainingDays: 1, sessionLength: 30 }) }),
      ),
    )
    const document = await getDocumentProxy(drawn.slice())
    const [, , width = 0, height = 0] = (await document.getPage(1)).view
    const { items } = await extractTextItems(document)
    const rows = Map.groupBy(
      items[0]!.filter(({ str }) => label.test(str)),
      ({ y }) => Math.round(y),
    )
    const labels = [...rows.values()].find((row) => row.length === 8)!
    // Drawn at twice the page's size in points. The line lies slightly above the labels, where all bars are.
    const bars = inkBeginsAt(
      await photographed(drawn, Math.round(2 * width)),
      Math.round(2 * (height - labels[0]!.y - 20)),
    )
    expect(bars).toHaveLength(8)
    for (const [index, { x }] of labels.entries())
      expect([index, Math.abs(2 * x - bars[index]!) <= 3]).toEqual([index, true])
  })
})
