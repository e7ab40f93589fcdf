import type { PdfJob } from '../../activities/pdf/drawing/drawing.tsx'
import { SAMPLE_ANSWERS, SAMPLE_NAME } from '../../domain/forms/sample-person.ts'
import { profileOf } from '../../domain/training/profile/profile-of.ts'
import { expand } from '../../domain/training/printing/expand.ts'
import { writeByRule } from '../../domain/training/writer/write-by-rule.ts'
import { TODAY } from '../testkit/today.ts'

/** The program of the example person by the current rules. */
export function sampleJob(): PdfJob {
  const profile = profileOf(SAMPLE_ANSWERS, TODAY)
  const program = expand(writeByRule(profile), profile)
  return { name: SAMPLE_NAME, createdAt: new Date(), program, isTest: false, resultsUrl: null }
}
