import type { Locator } from 'playwright-core'

/**
 * The visible colours of an element, most frequent first. Only a screenshot shows what a system paints over.
 */
export async function coloursOf(element: Locator): Promise<string[]> {
  const picture = (await element.screenshot()).toString('base64')
  // Our own pages do not load foreign pictures.
  const blank = await element.page().context().newPage()
  const colours = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const counts = new Map<string, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = `${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  }, picture)
  await blank.close()
  return colours
}
