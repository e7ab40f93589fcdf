import { processorMs } from '../../commands/figures.ts'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import fc from 'fast-check'
import { jobOf } from '../../testkit/examples/example-program.ts'
import { createPdfThread } from '../../../activities/pdf/pdf-thread.ts'
import { atMost, figureOf, type Row } from '../run.ts'
import type { Exercise, GeneratedProgram, Workout } from '../../../domain/program/program.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { anyAnswers } from '../../stand-ins/coach/arbitrary.ts'
import { TODAY } from '../../testkit/today.ts'

const ROUNDS = 15
const WARM_UPS = 5

/**
 * Draws one edition and the same tables with bare pdfkit, alternately. Measures the CPU time of all threads.
 */
export async function drawing(): Promise<{ rows: Row[]; yardstickMs: number }> {
  const job = jobOf()
  const thread = createPdfThread()
  const [ratios, bareMs]: [number[], number[]] = [[], []]
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const ours = await processorMs(() => thread.render(job))
    const bare = await processorMs(() => drawBare(job.program))
    if (round < 0) continue
    ratios.push(ours / bare)
    bareMs.push(bare)
  }
  await thread.close()
  return {
    yardstickMs: figureOf({ values: bareMs }),
    rows: [
      { name: 'a PDF to the same tables by bare pdfkit', unit: 'times', values: ratios, goal: atMost(5) },
    ],
  }
}

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf',
)
const MARGIN = 36
const ROW = 30
const CELL = 30
/** Left edges of the columns: name, sets and reps, effort, cells to write in. */
const COLUMNS = { name: MARGIN, sets: 220, effort: 290, cells: 350 } as const

/** Draws the same eight weekly tables with pdfkit only: no cover, no layout, no guidelines. */
function drawBare(program: GeneratedProgram): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, autoFirstPage: false })
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  pdf.font(FONT)
  for (const { weekNumber, workouts } of program.weeks) {
    pdf.addPage().fontSize(24).text(`Week ${weekNumber}`, MARGIN, MARGIN)
    workouts.reduce((y, workout) => drawDay(pdf, workout, y), MARGIN + 40)
  }
  pdf.end()
  return promise
}

function drawDay(
  pdf: PDFKit.PDFDocument,
  { day, estimatedMinutes, exercises }: Workout,
  top: number,
): number {
  const height = 24 + exercises.length * ROW
  const fits = top + height < pdf.page.height - MARGIN
  const y = fits ? top : MARGIN
  if (!fits) pdf.addPage()
  pdf.fontSize(14).text(`${day}  ${estimatedMinutes ?? ''} min`, MARGIN, y, { lineBreak: false })
  exercises.forEach((exercise, index) => drawRow(pdf, exercise, y + 24 + index * ROW))
  return y + height
}

function drawRow(pdf: PDFKit.PDFDocument, { name, sets, reps, intensity, notes }: Exercise, y: number): void {
  const line = { lineBreak: false }
  pdf.fontSize(10.5)
  pdf.text(name, COLUMNS.name, y, line)
  pdf.text(`${sets} × ${reps}`, COLUMNS.sets, y, line)
  pdf.text(intensity, COLUMNS.effort, y, line)
  pdf.fontSize(8).text(notes, COLUMNS.name, y + 13, { width: COLUMNS.cells - COLUMNS.name, height: 12 })
  for (let set = 0; set < sets; set++) pdf.rect(COLUMNS.cells + set * CELL, y, CELL - 3, ROW - 8).stroke()
  pdf
    .moveTo(MARGIN, y + ROW - 2)
    .lineTo(pdf.page.width - MARGIN, y + ROW - 2)
    .stroke()
}

const PEOPLE = 120
const WRITTEN_FIRST = 20
const SEED = 1

/** Programs by rule, each for a different person, as for real purchases. */
export function writing(): Row[] {
  const profiles = fc
    .sample(anyAnswers, { seed: SEED, numRuns: PEOPLE })
    .map((answers) => profileOf(answers, TODAY))
  const values = profiles.map((profile) => {
    const startedAt = performance.now()
    writeByRule(profile)
    return performance.now() - startedAt
  })
  return [{ name: 'a program by rule', unit: 'ms', values: values.slice(WRITTEN_FIRST), goal: atMost(60) }]
}
