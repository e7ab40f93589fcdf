import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { eligibleFor } from '../domain/training/profile/eligible.ts'
import { PROGRAM_UNSOUND } from '../domain/shop/program-unsound.ts'
import type { Finding } from '../domain/training/review/finding.ts'
import { titleOf } from '../domain/training/review/review.ts'

/**
 * No program for these answers keeps what never gives way. That is a fault of ours, which no further attempt
 * heals: an operator must look.
 */
export class ProgramUnsound extends Error {
  override readonly name = PROGRAM_UNSOUND
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[], profile: TrainingProfile) {
    const rules = [...new Set(findings.map(({ rule }) => `${rule} (${titleOf(rule)})`))].join(', ')
    super(
      eligibleFor(profile).length
        ? `no program for these answers keeps ${rules}`
        : 'these answers leave no exercise open',
    )
    this.findings = findings
  }
}
