import { setTimeout as sleep } from 'node:timers/promises'
import { readTexts, type Texts } from '../../../domain/reading/read-texts.ts'
import type { ModelReading } from '../../../domain/reading/statement.ts'
import { lieAbout } from '../../scorecard/meant/written.ts'
import { garbageEveryOtherTime, worksAgainst } from '../../stand-ins/coach/erratic-models.ts'
import { linesOf } from '../../stand-ins/coach/lines-of.ts'
import {
  type AskedBody,
  type Behaviour,
  hangs,
  isReading,
  says,
  startModel,
} from '../../stand-ins/coach/misbehaving-model.ts'
import { NOTHING_READ, startCoach, textsIn } from '../../stand-ins/coach/server.ts'

/** How a model misbehaves, and what follows from it. */
export interface Mode {
  start: () => Promise<{ url: string; stop: () => Promise<void> }>
  /** After an hour, programs are by rule. */
  isAway?: boolean
  /** Every one by default. */
  people?: number
  /** What it reads in words; nothing by default. */
  reads?: (texts: Texts) => ModelReading
}

/** Several times as long as most models take, and within the product's limits. */
const SLOW = { readingMs: 8_000, tokensPerSecond: 60 }
/** A model that never answers is given up after minutes. */
const MEET_SILENCE = 2
/** Before it is asked again by those whom it first refused. */
const SILENT_AFTER_MS = 1_500

const breaksOffAtOnce: Behaviour = (response) => void response.destroy()

/** By the time it falls silent, its buyers have waited an hour, so it is asked only once more. */
function startSilent() {
  let silentFrom: number | undefined
  return startModel(() => {
    silentFrom ??= Date.now() + SILENT_AFTER_MS
    return Date.now() < silentFrom ? breaksOffAtOnce : hangs
  })
}

const startSlow = () =>
  startCoach({
    tokensPerSecond: SLOW.tokensPerSecond,
    reads: () => sleep(SLOW.readingMs, NOTHING_READ),
  })

function lies(asked: AskedBody): Behaviour {
  const texts = isReading(asked) ? textsIn(asked.messages) : null
  if (!texts) return worksAgainst(asked)
  return says(JSON.stringify(linesOf(lieAbout(texts), readTexts(texts, new Date()))))
}

export const MODE_NAMES = ['away', 'silent', 'slow', 'garbage', 'lying'] as const

export const MODES: Readonly<Record<(typeof MODE_NAMES)[number], Mode>> = {
  away: { start: () => startModel(() => breaksOffAtOnce), isAway: true },
  silent: { start: startSilent, isAway: true, people: MEET_SILENCE },
  slow: { start: startSlow },
  garbage: { start: () => startModel(garbageEveryOtherTime) },
  lying: { start: () => startModel(lies), reads: lieAbout },
}
