import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPdfThread } from '../activities/pdf/pdf-thread.ts'
import { SAMPLE_ANSWERS, SAMPLE_NAME } from '../domain/sample-person.ts'
import { profileOf } from '../domain/profile-of.ts'
import { expand } from '../domain/training/expand.ts'
import { writeByRule } from '../domain/training/write-by-rule.ts'

// Writes the sample that the site shows whole, as the rules of today write it: what its page reads, and its PDF.
// node --import tsx sandbox/sample.ts FOLDER
const [, , site = ''] = process.argv
const folder = join(site, 'sample')
const profile = profileOf(SAMPLE_ANSWERS)
const program = expand(writeByRule(profile), profile)
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'program.json'), JSON.stringify(program))
const thread = createPdfThread()
const job = { name: SAMPLE_NAME, createdAt: new Date(), program, isTest: false, resultsUrl: null }
await writeFile(join(folder, 'program.pdf'), await thread.render(job))
await writeFile(join(folder, 'program-letter.pdf'), await thread.render({ ...job, paper: 'LETTER' }))
await thread.close()
