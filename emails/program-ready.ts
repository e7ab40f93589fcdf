import type { Draft } from './draft.ts'
import { compile, type Letter } from './letter.ts'
import { greeting, webAddress } from './person.ts'

const DRAFT: Draft = {
  subject: 'Your 8-week program is ready',
  preheader: 'Eight weeks, written for you. Open it, print it, start.',
  heading: 'Your 8-week program is ready',
  paragraphs: [
    'It is written from your answers: your days, your minutes, your equipment, and nothing that you asked to avoid.',
    'Open it, print it if you like paper, and write your weights into it as you go.',
  ],
  facts: [
    { label: 'Each week', slot: 'week' },
    { label: 'Each session', slot: 'session' },
    { label: 'First lifts', slot: 'firstLifts' },
  ],
  button: { label: 'View Your Program', url: 'resultsUrl' },
  link: { text: 'The PDF alone is here:', url: 'pdfUrl' },
  links: {
    text: 'Take it with you',
    to: [
      { label: 'spreadsheet', url: 'spreadsheetUrl' },
      { label: 'calendar', url: 'calendarUrl' },
      { label: 'Liftosaur', url: 'liftosaurUrl' },
    ],
  },
  closing: [
    'Keep this mail: whoever has these addresses can open your program.',
    'Start light. In week 1 every set should end with reps to spare.',
  ],
  reason: 'You get this mail because your 8-week strength program has been written.',
}

const [plain, withClearance] = [compile(DRAFT), compile({ ...DRAFT, notice: '{{clearance}}' })] as const

/**
 * Sent once, when the PDF is available. `clearance` is the program's own notice to ask a professional first.
 */
export const programReady = (to: {
  name: string
  resultsUrl: string
  pdfUrl: string
  spreadsheetUrl: string
  calendarUrl: string
  liftosaurUrl: string
  clearance?: string
  daysPerWeek: number
  sessionLength: number
  /** The first lifts of the first workout, in order. */
  firstLifts: readonly string[]
  supportEmail: string
}): Promise<Letter> => {
  const values = {
    greeting: greeting(to.name),
    resultsUrl: webAddress(to.resultsUrl),
    pdfUrl: webAddress(to.pdfUrl),
    spreadsheetUrl: webAddress(to.spreadsheetUrl),
    calendarUrl: webAddress(to.calendarUrl),
    liftosaurUrl: webAddress(to.liftosaurUrl),
    week: `${to.daysPerWeek} days`,
    session: `${to.sessionLength} minutes`,
    firstLifts: to.firstLifts.join(', '),
    supportEmail: to.supportEmail,
  }
  return to.clearance ? withClearance({ ...values, clearance: to.clearance }) : plain(values)
}
