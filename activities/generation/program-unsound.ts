import type { Finding } from '../../domain/training/review/finding.ts'

/** Every program for these answers has a hard finding: an operator must look. */
export class ProgramUnsound extends Error {
  override readonly name = 'ProgramUnsound'
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ')
    super(`no sound program can be written for these answers: ${rules}`)
    this.findings = findings
  }
}
