import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { eligibleFor } from '../domain/training/profile/eligible.ts'
import type { TrainingBlock } from '../domain/training/draft/draft.ts'
import { PROGRAM_UNSOUND } from '../domain/shop/failures.ts'
import type { Finding } from '../domain/training/review/finding.ts'
import { titleOf, hardOf, scoreOf } from '../domain/training/review/review.ts'
import { exerciseNames, type GeneratedProgram } from '../domain/program/program.ts'
import {
  askModel,
  LONGEST_ANSWER_MS,
  type Form,
  type ModelSettings,
  type Unusable,
  costUsd,
  type Usage,
} from './ask-model.ts'
import { check, type Checked, isSound, mend, type Mended } from './check-and-mend.ts'
import { compareFaults } from '../domain/training/writer/last-resort.ts'
import { correctionPrompt } from './correction.ts'
import { exercisesIn, BlockFromModel, WrittenBlock } from './written-block.ts'
import { PROMPT_VERSION, promptFor, RETRY_FORM, type Message } from './prompt.ts'
import type { ReadingReport } from './read-with-model.ts'
import type { RulesThread } from './rules-thread.ts'

/** A fault of ours, which no further attempt heals: an operator must look. */
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

interface Round {
  outcome: 'block' | Unusable | 'unavailable'
  /** Hard findings, one per rule. */
  findings: Finding[]
}

/** How a program was made; stored with it for operators. */
interface GenerationReport {
  model: string
  promptVersion: string
  /** Who wrote the delivered block: the model, the model with our repairs, or the rules, alone or for the most part. */
  path: 'model' | Mended['path']
  /** The share of the exercises of the model's block that were delivered, 0 to 1. Of earlier versions unknown. */
  kept?: number
  rounds: Round[]
  usage: Usage
  costUsd: number | null
  /** Soft findings of the delivered program, one per rule, and the resulting score from 0 to 1. */
  softFindings: Finding[]
  score: number
  /** Searchable by operators. */
  redFlags: TrainingProfile['redFlags']
  reading: ReadingReport | null
}

export interface WrittenProgram {
  program: GeneratedProgram
  block: TrainingBlock
  report: GenerationReport
}

export interface Writing {
  model: ModelSettings
  /** False once the buyer has waited long enough: without an answer, it is written by rule. */
  waitForModel?: boolean
  /** Called with the written fraction, which never falls, and the draft's exercises so far. */
  onProgress?: (fraction: number, exercises: () => readonly string[]) => void
  signal?: AbortSignal
  reading?: ReadingReport
  /** Where the rules are applied; in this thread by default. */
  rules?: Pick<RulesThread, 'check' | 'mend'>
  /** When the attempt began, in epoch milliseconds: earlier work shortens the model's time. */
  startedAt?: number
}

export const BLOCK: Form<TrainingBlock> = {
  name: 'training_block',
  schema: WrittenBlock,
  accepts: BlockFromModel,
  mostTokens: 16_000,
  effort: 'low',
}

/** Of which one may be a correction of choices; the others are for answers in another form. */
const MAX_ROUNDS = 3
/** The activity times out after five minutes; repair or writing by rule needs a few seconds of them. */
const ASK_FOR_MS = 270_000
/** Progress is reported in steps of this fraction, not for each token. */
const SMALLEST_PROGRESS = 0.01
/** Characters per exercise in a block, to estimate the progress of an answer. */
const EXERCISE_CHARACTERS = 50
const EXERCISES_A_DAY = 6

/**
 * Writes the program for a profile. Asks the model, settles what code computes, lets the model correct its choices once while
 * time remains, then repairs the better answer by rule. If the model gives nothing usable, the program is by rule alone. Never
 * returns a program with a hard finding; what may give way is told to the buyer instead.
 *
 * @throws {ModelUnavailable} the model cannot be reached and `waitForModel` is set: retry later
 * @throws {ProgramUnsound} even the rules find no program: a fault of ours, an operator must look
 */
export async function writeProgram(profile: TrainingProfile, writing: Writing): Promise<WrittenProgram> {
  const { onProgress = () => undefined, model, waitForModel = true, rules = { check, mend } } = writing
  const rounds: Round[] = []
  const usage: Usage = { tokensIn: 0, tokensInCached: 0, tokensOut: 0 }
  const done = (path: GenerationReport['path'], sound: Checked): WrittenProgram => {
    onProgress(1, () => exerciseNames(sound.program))
    const cost = costUsd(model.model, usage)
    return {
      program: sound.program,
      block: sound.block,
      report: {
        model: model.model,
        promptVersion: PROMPT_VERSION,
        path,
        kept: sound.kept,
        rounds,
        usage,
        costUsd: cost,
        softFindings: onePerRule(sound.findings),
        score: scoreOf(sound.findings),
        redFlags: profile.redFlags,
        reading: writing.reading ?? null,
      },
    }
  }

  if (!eligibleFor(profile).length) throw new ProgramUnsound([], profile)
  let messages = promptFor(profile)
  const isNews = rising()
  const time = timeToAsk(writing.startedAt ?? Date.now())
  let best: { written: TrainingBlock; checked: Checked } | null = null
  while (rounds.length < MAX_ROUNDS && time.isEnoughForAnother()) {
    const timeoutMs = Math.min(model.timeoutMs ?? LONGEST_ANSWER_MS, time.leftMs())
    const answer = await askModel({ ...model, timeoutMs }, BLOCK, messages, {
      signal: writing.signal,
      onText: (text) => {
        const fraction = 0.95 * Math.min(1, text.length / expectedCharacters(profile))
        if (isNews(fraction)) onProgress(fraction, () => exercisesIn(text, profile))
      },
    }).catch(goOnWithoutModel)
    if (!answer) {
      rounds.push({ outcome: 'unavailable', findings: [] })
      break
    }
    addUsage(usage, answer.usage)
    if (answer.outcome !== 'answered') {
      rounds.push({ outcome: answer.outcome, findings: [] })
      messages = [...messages, ...said(answer.text), { role: 'user', content: RETRY_FORM }]
      continue
    }
    const written = answer.answer
    const checked = await rules.check(written, profile)
    rounds.push({ outcome: 'block', findings: onePerRule(hardOf(checked.findings)) })
    if (isSound(checked)) return done('model', checked)
    const isCorrected = best !== null
    if (!best || compareFaults(checked.findings, best.checked.findings) < 0) best = { written, checked }
    if (isCorrected) break
    messages = correctionPrompt(profile, answer.text, checked)
  }

  const mended = await rules.mend(best?.written ?? null, profile)
  if (!isSound(mended)) throw new ProgramUnsound(hardOf(mended.findings), profile)
  return done(mended.path, mended)

  function goOnWithoutModel(error: unknown): null {
    if ((waitForModel && !time.isUp()) || writing.signal?.aborted) throw error
    return null
  }
}

/** Most findings repeat every week; one tells an operator as much. */
const onePerRule = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.rule, finding])).values(),
]

const said = (text: string): Message[] => (text ? [{ role: 'assistant', content: text }] : [])

function addUsage(total: Usage, more: Usage): void {
  total.tokensIn += more.tokensIn
  total.tokensInCached += more.tokensInCached
  total.tokensOut += more.tokensOut
}

/** One attempt's time for its rounds. Another starts only if the longest so far would still fit. */
function timeToAsk(startedAt: number) {
  let roundAt = Date.now()
  let longestMs = 0
  const leftMs = () => startedAt + ASK_FOR_MS - Date.now()
  return {
    leftMs,
    isUp: (): boolean => leftMs() < 1_000,
    isEnoughForAnother: (): boolean => {
      longestMs = Math.max(longestMs, Date.now() - roundAt)
      roundAt = Date.now()
      return longestMs <= leftMs()
    },
  }
}

const expectedCharacters = ({ days }: TrainingProfile): number => days * EXERCISES_A_DAY * EXERCISE_CHARACTERS

function rising(): (fraction: number) => boolean {
  let highest = 0
  return (fraction) => {
    const isNews = fraction >= highest + SMALLEST_PROGRESS
    if (isNews) highest = fraction
    return isNews
  }
}
