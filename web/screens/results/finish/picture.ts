/** What stands on the picture. It names nobody, and no weight. */
export interface PictureFacts {
  sessions: number
  sets: number
  /** One height per week, 0-1. */
  weeks: readonly number[]
  /** Where the program is from, such as `eightfold.example`. */
  from: string
}

export const PICTURE = { width: 1080, height: 1350 } as const

const EDGE = 84
const BASE = 1150
const TALLEST = 560
const GAP = 24

/** Draws the eight weeks in the colours and letters of the page. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  { sessions, sets, weeks, from }: PictureFacts,
) {
  const { width, height } = PICTURE
  const style = getComputedStyle(document.documentElement)
  const valueOf = (name: string) => style.getPropertyValue(name).trim()
  const [ink, head, body] = [valueOf('--ink'), valueOf('--font-head'), valueOf('--font-sans')]
  context.fillStyle = valueOf('--paper')
  context.fillRect(0, 0, width, height)
  context.fillStyle = ink
  context.textBaseline = 'alphabetic'
  write('Eight weeks done', `850 168px ${head}`, 250)
  write(`${sessions} sessions, ${sets} sets`, `600 72px ${body}`, 370)
  const bar = (width - 2 * EDGE - (weeks.length - 1) * GAP) / weeks.length
  for (const [week, share] of weeks.entries()) {
    const tall = TALLEST * share
    context.fillStyle = week === weeks.length - 1 ? valueOf('--color-action') : ink
    context.fillRect(EDGE + week * (bar + GAP), BASE - tall, bar, tall)
  }
  context.fillStyle = ink
  write(`Eightfold, ${from}`, `600 48px ${body}`, 1260)

  function write(text: string, font: string, y: number) {
    context.font = font
    context.fillText(text, EDGE, y, width - 2 * EDGE)
  }
}
