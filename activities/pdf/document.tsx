import { Document, renderToBuffer, View } from '@react-pdf/renderer'
import { After } from './pages/after-page.tsx'
import { Cover } from './pages/cover.tsx'
import { planCover } from './pages/cover-plan.ts'
import { drawingOf, type Drawing, type PdfJob } from './drawing/drawing.tsx'
import { loadFonts } from './fonts/fonts.ts'
import { bookmarked, Sheet } from './drawing/sheet.tsx'
import { Exercises } from './pages/exercises-page.tsx'
import { Guidelines } from './pages/guidelines-page.tsx'
import { Lifts } from './pages/lifts-page.tsx'
import { PlansPage } from './pages/plans-page.tsx'
import { ReadingBelow, ReadingPage } from './pages/how-to-read-page.tsx'
import { planPages, WeekPages } from './pages/week-pages.tsx'
import { CardPages } from './cards/card-pages.tsx'
import { PhoneAfter, PhoneReading, PhoneGuidelines, PhoneLifts, PhonePlans } from './phone/phone-reading.tsx'
import { PhoneCover, PhoneDays, PhoneExercises } from './phone/phone-program.tsx'

const titleFor = (name: string) => (name ? `8-week strength program for ${name}` : '8-week strength program')
const cardsTitleFor = (name: string) => `Pocket cards of the ${titleFor(name)}`

interface DocumentProps {
  drawing: Drawing
  isCards: boolean
}

const ProgramDocument = ({ drawing, isCards }: DocumentProps) => (
  <Document
    title={isCards ? cardsTitleFor(drawing.name) : titleFor(drawing.name)}
    author="Eightfold"
    creator="Eightfold"
    producer="Eightfold"
    language="en"
    // Not the time of rendering: the same program gives the same bytes.
    creationDate={drawing.createdAt}
    modificationDate={drawing.createdAt}
    pageMode="useOutlines"
  >
    <Pages drawing={drawing} isCards={isCards} />
  </Document>
)

function Pages({ drawing, isCards }: DocumentProps) {
  if (isCards) return <CardPages drawing={drawing} />
  return drawing.paper === 'PHONE' ? <PhonePages drawing={drawing} /> : <PaperPages drawing={drawing} />
}

/** A cover of one page stands alone. The end of a longer one shares its page with what follows. */
function PaperPages({ drawing }: { drawing: Drawing }) {
  const cover = planCover(drawing)
  const pages = planPages(drawing)
  const goesOn = !cover.isOnePage && !drawing.program.plans
  return (
    <>
      <Cover
        drawing={drawing}
        plan={cover}
        below={goesOn && <ReadingBelow drawing={drawing} by={pages.by} />}
      />
      {!goesOn && (
        <>
          <PlansPage drawing={drawing} />
          <ReadingPage drawing={drawing} by={pages.by} />
        </>
      )}
      <WeekPages drawing={drawing} pages={pages} />
      <Sheet drawing={drawing}>
        <View {...bookmarked('Exercises')} />
        <Exercises drawing={drawing} />
        <Lifts drawing={drawing} />
        <Guidelines drawing={drawing} />
        <After drawing={drawing} />
      </Sheet>
    </>
  )
}

/** Draws the PDF in the current thread. Other callers use `createPdfThread`. */
export const drawPdf = async ({ isCards = false, ...job }: PdfJob): Promise<Buffer> =>
  renderToBuffer(ProgramDocument({ drawing: drawingOf(job, await loadFonts(job.name)), isCards }))

/** The same as on paper, in the same order and words: one column of large type, no cells to write in. */
const PhonePages = ({ drawing }: { drawing: Drawing }) => (
  <>
    <PhoneCover drawing={drawing} />
    <PhonePlans drawing={drawing} />
    <PhoneReading drawing={drawing} />
    <PhoneDays drawing={drawing} />
    <PhoneExercises drawing={drawing} />
    <PhoneLifts drawing={drawing} />
    <PhoneGuidelines drawing={drawing} />
    <PhoneAfter drawing={drawing} />
  </>
)
