import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfJob } from '../../activities/pdf/drawing/drawing.tsx'
import { createPdfThread } from '../../activities/pdf/pdf-thread.ts'
import { SAMPLE_ANSWERS, SAMPLE_NAME } from '../../domain/forms/sample-person.ts'
import { profileOf } from '../../domain/training/profile/profile-of.ts'
import { forewordByRule } from '../../domain/training/foreword/by-rule.ts'
import { withForeword } from '../../domain/training/foreword/with-foreword.ts'
import { expand } from '../../domain/training/printing/expand.ts'
import { writeByRule } from '../../domain/training/writer/write-by-rule.ts'
import { TODAY } from '../testkit/today.ts'

/** The program of the example person by the current rules. */
export function sampleJob(): PdfJob {
  const profile = profileOf(SAMPLE_ANSWERS, TODAY)
  const written = expand(writeByRule(profile), profile)
  const program = withForeword(written, forewordByRule(written, profile))
  return { name: SAMPLE_NAME, createdAt: new Date(), program, isTest: false, resultsUrl: null }
}

// Writes the full sample that the site shows, by the current rules: the data of its page, and its PDF.
// node --import tsx dev/build/sample.ts FOLDER
if (import.meta.main) {
  const [, , site = ''] = process.argv
  const folder = join(site, 'sample')
  const job = sampleJob()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'program.json'), JSON.stringify(job.program))
  const thread = createPdfThread()
  await writeFile(join(folder, 'program.pdf'), await thread.render(job))
  await writeFile(join(folder, 'program-letter.pdf'), await thread.render({ ...job, paper: 'LETTER' }))
  await thread.close()
}
