import type { Foreword } from '../domain/program/foreword.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import { forewordByRule } from '../domain/training/foreword/by-rule.ts'
import { checkedForeword } from '../domain/training/foreword/check.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { askModel, costUsd, type ModelSettings, type Unusable, type Usage } from './ask-model.ts'
import { FOREWORD, forewordPrompt } from './foreword-prompt.ts'

/** How a foreword was made, for operators. */
interface ForewordReport {
  /** `not-asked`: the model was away, or there was no time. */
  outcome: 'written' | 'not-asked' | 'unavailable' | Unusable
  usage: Usage
  /** In US dollars; null if the model's price is unknown. */
  costUsd: number | null
  /** What was not printed and why, in words from closed lists. */
  leftOut: string[]
}

export interface WrittenForewordOf {
  foreword: Foreword
  report: ForewordReport
}

export interface ForewordLimits {
  model: ModelSettings
  signal?: AbortSignal | undefined
  /** Without time, the rules write it. */
  timeoutMs: number
}

/** Too short for any answer. */
const LEAST_MS = 1_000

/** Asks once. A failure is an outcome: what the rules write stands. Only what passes the check is in it. */
export async function writeForeword(
  program: GeneratedProgram,
  profile: TrainingProfile,
  { model, signal, timeoutMs }: ForewordLimits,
): Promise<WrittenForewordOf> {
  if (timeoutMs < LEAST_MS) return byRule(program, profile, 'not-asked')
  try {
    const messages = forewordPrompt(program, profile)
    const answer = await askModel({ ...model, timeoutMs }, FOREWORD, messages, { signal })
    const { usage } = answer
    const cost = costUsd(model.model, usage)
    if (answer.outcome !== 'answered') return byRule(program, profile, answer.outcome, usage, cost)
    const { foreword, leftOut } = checkedForeword(answer.answer, program, profile)
    return { foreword, report: { outcome: 'written', usage, costUsd: cost, leftOut } }
  } catch (error) {
    if (signal?.aborted) throw error
    return byRule(program, profile, 'unavailable')
  }
}

const NO_USAGE: Usage = { tokensIn: 0, tokensInCached: 0, tokensOut: 0 }

const byRule = (
  program: GeneratedProgram,
  profile: TrainingProfile,
  outcome: ForewordReport['outcome'],
  usage: Usage = NO_USAGE,
  cost: number | null = 0,
): WrittenForewordOf => ({
  foreword: forewordByRule(program, profile),
  report: { outcome, usage, costUsd: cost, leftOut: [] },
})
