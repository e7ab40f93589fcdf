import type { PdfJob } from '../activities/pdf/job.ts'
import { SAMPLE_ANSWERS, SAMPLE_NAME } from '../domain/sample-person.ts'
import { profileOf } from '../domain/profile-of.ts'
import { expand } from '../domain/training/expand.ts'
import { writeByRule } from '../domain/training/write-by-rule.ts'

/** The program of the example person by the current rules. */
export function sampleJob(): PdfJob {
  const profile = profileOf(SAMPLE_ANSWERS)
  const program = expand(writeByRule(profile), profile)
  return { name: SAMPLE_NAME, createdAt: new Date(), program, isTest: false, resultsUrl: null }
}
