/** What lies on a colour. */
interface Surface {
  /** Text of any size. WCAG asks less of large text; here all has the contrast of small text. */
  readonly text: readonly string[]
  /** Lines and areas that a person must see: edges of fields, outlines of focus, bars, signs. */
  readonly parts: readonly string[]
  /** The words of something that cannot be used. WCAG asks nothing of them. */
  readonly unusable?: readonly string[]
}

export const TEXT_RATIO = 4.5
export const PART_RATIO = 3

const PAGE: Surface = {
  text: ['ink', 'soft', 'iron', 'alert'],
  parts: ['ink', 'iron', 'edge', 'alert', 'plate-red', 'plate-blue', 'plate-green'],
}

/** Every colour that something lies on. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  paper: PAGE,
  sheet: PAGE,
  ink: { text: ['paper'], parts: ['paper'] },
  rule: { text: [], parts: ['ink'], unusable: ['iron'] },
  action: { text: ['on-action'], parts: [] },
  'action-down': { text: ['on-action'], parts: [] },
  white: { text: ['black', 'neutral-600'], parts: ['neutral-500'] },
}

/** The colours of lines and areas without which nothing is missing. */
export const DECORATIONS: Readonly<Record<string, string>> = {
  rule: 'separates what a space separates too',
  white: 'the paper in a picture of a page, until that has loaded',
  'plate-yellow': 'a drawing’s, whose figures stand beside it as text, or that of a line beside a text',
  action: 'the edge of a button that its words mark',
  'action-down': 'the edge of a button that its words mark',
  black: 'the edge of a picture',
  'neutral-300': 'a line that stands for one yet to be written',
  'neutral-400': 'separates what a space separates too',
}

/** The system's colours that are used where people have chosen their own. */
export const SYSTEM_SURFACES: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['CanvasText'],
  Highlight: ['HighlightText'],
}
