import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPdfThread } from '../../activities/pdf/pdf-thread.ts'
import { sampleJob } from './sample-job.ts'

// Writes the full sample that the site shows, by the current rules: the data of its page, and its PDF.
// node --import tsx dev/build/sample.ts FOLDER
const [, , site = ''] = process.argv
const folder = join(site, 'sample')
const job = sampleJob()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'program.json'), JSON.stringify(job.program))
const thread = createPdfThread()
await writeFile(join(folder, 'program.pdf'), await thread.render(job))
await writeFile(join(folder, 'program-letter.pdf'), await thread.render({ ...job, paper: 'LETTER' }))
await thread.close()
