import type { Finding } from '../../domain/training/review/finding.ts'

/** No program without a hard finding could be made for these answers: a person has to look. */
export class ProgramUnsound extends Error {
  override readonly name = 'ProgramUnsound'
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ')
    super(`no sound program can be written for these answers: ${rules}`)
    this.findings = findings
  }
}
