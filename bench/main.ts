import fc from 'fast-check'
import { jobOf } from '../activities/pdf/example-program.ts'
import { createPdfThread } from '../activities/pdf/pdf-thread.ts'
import type { TrainingProfile } from '../domain/profile.ts'
import { profileOf } from '../domain/profile-of.ts'
import type { TrainingBlock } from '../domain/training/block.ts'
import { expand } from '../domain/training/expand.ts'
import { repair } from '../domain/training/repair.ts'
import { review } from '../domain/training/review/review.ts'
import { writeByRule } from '../domain/training/write-by-rule.ts'
import { anyAnswers, anyBlock } from '../sandbox/coach/arbitrary.ts'
import { drawBare } from './bare-pdf.ts'
import { timesOf, type Times } from './times.ts'

// Times of one run, side by side: elsewhere only their ratios mean anything. npm run bench

const PROGRAMS = 200
const PDFS = 12
const SEED = 1
const MEGABYTE = 2 ** 20

/** Before all else, so that the peak is the drawing's own. */
const job = jobOf()
const before = process.memoryUsage.rss()
const thread = createPdfThread()
const drawn = await timesOf(PDFS, () => thread.render(job))
const peak = process.resourceUsage().maxRSS * 1024
await thread.close()
const bare = await timesOf(PDFS, () => drawBare(job.program))

const profiles = fc.sample(anyAnswers, { seed: SEED, numRuns: PROGRAMS }).map((answers) => profileOf(answers))
const sound = profiles.map(writeByRule)
const random = fc.sample(anyBlock, { seed: SEED, numRuns: PROGRAMS })
const check = (block: TrainingBlock, profile: TrainingProfile) => review(expand(block, profile), profile)
const checked = await overAll(sound, check)
const repaired = await overAll(random, (block, profile) => {
  check(block, profile)
  check(repair(block, profile), profile)
})

print('expand and review a sound block', checked)
print('expand, review, repair, expand and review a random block', repaired)
print('draw a PDF of four days a week, in its thread', drawn)
print('the same tables with bare pdfkit', bare)
console.log(`PDF to bare pdfkit: ${(drawn.median / bare.median).toFixed(1)} times`)
console.log(
  `memory: ${Math.round(before / MEGABYTE)} MB before drawing, ${Math.round(peak / MEGABYTE)} MB at the peak of ${PDFS} in a row`,
)

/** Each with a profile of its own, as every purchase has: nothing is remembered from the turn before. */
function overAll(
  blocks: readonly TrainingBlock[],
  work: (block: TrainingBlock, profile: TrainingProfile) => unknown,
): Promise<Times> {
  return timesOf(PROGRAMS, (turn) => {
    const [block, profile] = [blocks[turn % PROGRAMS], profiles[turn % PROGRAMS]]
    if (block && profile) work(block, structuredClone(profile))
  })
}

function print(what: string, { median, p95 }: Times): void {
  console.log(
    `${what.padEnd(58)} ${median.toFixed(1).padStart(7)} ms median ${p95.toFixed(1).padStart(7)} ms p95`,
  )
}
