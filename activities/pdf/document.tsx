import { Document, renderToBuffer } from '@react-pdf/renderer'
import { AfterPage, MeetPage } from './pages/after-page.tsx'
import { Cover } from './pages/cover.tsx'
import { drawingOf, type Drawing, type PdfJob } from './drawing/drawing.tsx'
import { loadFonts } from './fonts/fonts.ts'
import { ExercisesPage } from './pages/exercises-page.tsx'
import { GuidelinesPage, LiftsAndGuidelines } from './pages/guidelines-page.tsx'
import { haveShortTail, LiftsPage } from './pages/lifts-page.tsx'
import { ReadingPage } from './pages/how-to-read-page.tsx'
import { WeekPages } from './pages/week-pages.tsx'
import { PhoneAfter, PhoneReading, PhoneGuidelines, PhoneLifts } from './phone/phone-reading.tsx'
import { PhoneCover, PhoneDays, PhoneExercises } from './phone/phone-program.tsx'

const titleFor = (name: string) => (name ? `8-week strength program for ${name}` : '8-week strength program')

const ProgramDocument = ({ drawing }: { drawing: Drawing }) => (
  <Document
    title={titleFor(drawing.name)}
    author="Eightfold"
    creator="Eightfold"
    producer="Eightfold"
    language="en"
    // Not the time of rendering: the same program gives the same bytes.
    creationDate={drawing.createdAt}
    modificationDate={drawing.createdAt}
    pageMode="useOutlines"
  >
    {drawing.paper === 'PHONE' ? <PhonePages drawing={drawing} /> : <PaperPages drawing={drawing} />}
  </Document>
)

const PaperPages = ({ drawing }: { drawing: Drawing }) => (
  <>
    <Cover drawing={drawing} />
    <ReadingPage drawing={drawing} />
    <WeekPages drawing={drawing} />
    <ExercisesPage drawing={drawing} />
    {haveShortTail(drawing) ? (
      <LiftsAndGuidelines drawing={drawing} />
    ) : (
      <>
        <LiftsPage drawing={drawing} />
        <GuidelinesPage drawing={drawing} />
      </>
    )}
    <MeetPage drawing={drawing} />
    <AfterPage drawing={drawing} />
  </>
)

/** Draws the PDF in the current thread. Other callers use `createPdfThread`. */
export const drawPdf = async (job: PdfJob): Promise<Buffer> =>
  renderToBuffer(ProgramDocument({ drawing: drawingOf(job, await loadFonts(job.name)) }))

/** The same as on paper, in the same order and words: one column of large type, no cells to write in. */
const PhonePages = ({ drawing }: { drawing: Drawing }) => (
  <>
    <PhoneCover drawing={drawing} />
    <PhoneReading drawing={drawing} />
    <PhoneDays drawing={drawing} />
    <PhoneExercises drawing={drawing} />
    <PhoneLifts drawing={drawing} />
    <PhoneGuidelines drawing={drawing} />
    <PhoneAfter drawing={drawing} />
  </>
)
