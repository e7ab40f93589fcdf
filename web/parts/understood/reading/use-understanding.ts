import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Facts } from '../../../../domain/forms/facts.ts'
import type { ModelReading } from '../../../../domain/reading/statement.ts'
import type {
  Chip,
  FreeAnswers,
  Understanding,
} from '../../../../domain/training/profile/understood/understanding.ts'
import { type Answered, answeredOf, type ReadWith, takenOutOf } from './correct.ts'
import type * as ReaderModule from './reader.ts'

/** How long typing must pause. */
const PAUSE_MS = 400
/** Somebody who is still typing is not told what we cannot follow, and asked nothing. */
const DONE_MS = 1500

/** The answers of any form. Blank or missing where nothing was said. */
export interface Said {
  equipment?: string | undefined
  equipmentDetails?: string | undefined
  exercisesToAvoid?: string | undefined
  corrections?: Correction[] | undefined
  facts?: Facts | undefined
  /** In minutes, or as a form's field holds them. */
  sessionLength?: number | string | undefined
}

/** The answers that a screen is about, if it is not about all of them. */
export type Part = 'equipment' | 'comments'

interface Understood extends Pick<Understanding, 'questions' | 'chips' | 'notes' | 'unread'> {
  /** What was taken out and can be restored. */
  takenOut: readonly Chip[]
  /** The questions that were answered and can be answered in another way. */
  answered: readonly Answered[]
  reader: Reader | null
}

/**
 * What we understand of somebody's own words and corrections. It follows typing after a pause, and
 * corrections at once.
 */
export function useUnderstanding(
  {
    equipment = '',
    equipmentDetails = '',
    exercisesToAvoid = '',
    corrections = NO_CORRECTIONS,
    facts = NO_FACTS,
    sessionLength,
  }: Said,
  part: Part | undefined,
  surveyId: string | null,
): Understood {
  const texts = useMemo((): FreeAnswers => {
    const details = /^home/i.test(equipment) ? equipmentDetails : ''
    const said = Object.entries({ equipment, equipmentDetails: details, exercisesToAvoid })
    return Object.fromEntries(said.filter(([, text]) => text.trim()))
  }, [equipment, equipmentDetails, exercisesToAvoid])
  const settled = useSettled(texts, PAUSE_MS)
  const isDone = useSettled(texts, DONE_MS) === texts
  const words = settled && partOf(settled, part)
  const reader = useReader(
    corrections.length > 0 || Boolean(words?.equipmentDetails ?? words?.exercisesToAvoid),
  )
  const read = useModelReading(texts, surveyId)
  const model = read?.texts === settled ? read?.reading : undefined

  const understood = useMemo(() => {
    if (!reader || !settled) return NOTHING
    const minutes = Number(sessionLength)
    const answers = { ...partOf(settled, part), facts, ...(minutes > 0 && { sessionLength: minutes }) }
    const readWith: ReadWith = (corrections) =>
      reader.understandingOf({ ...answers, corrections: [...corrections] }, new Date(), model)
    const { chips, ...read } = readWith(corrections)
    return {
      ...read,
      chips,
      takenOut: takenOutOf(chips, corrections, readWith),
      answered: answeredOf(corrections, readWith),
    }
  }, [reader, settled, part, corrections, facts, sessionLength, model])
  return { ...understood, ...(!isDone && NOT_YET), reader }
}

const NO_CORRECTIONS: Correction[] = []
const NO_FACTS: Facts = {}
const NOT_YET = { questions: [], notes: [], unread: [] }
const NOTHING = { ...NOT_YET, chips: [], takenOut: [], answered: [] }

function partOf({ exercisesToAvoid, ...equipment }: FreeAnswers, part: Part | undefined): FreeAnswers {
  const comments = exercisesToAvoid ? { exercisesToAvoid } : {}
  if (part === 'comments') return comments
  return part === 'equipment' ? equipment : { ...equipment, ...comments }
}

/** How long typing must pause to be worth a call. */
const CALL_PAUSE_MS = 700
/** Counted from the last keystroke. A later answer would change what somebody is already reading. */
const WITHIN_MS = 3000

/**
 * The model's reading of what was typed, if it comes in time. Nothing waits for it.
 * @param texts - the same object until one of them changes
 */
function useModelReading(texts: FreeAnswers, surveyId: string | null) {
  const [read, setRead] = useState<{ texts: FreeAnswers; reading: ModelReading } | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const reader = await import('./reader.ts').catch(() => null)
    const reading = await reader?.readByModel(texts, surveyId, signal)
    if (reading && !signal.aborted) setRead({ texts, reading })
  })
  useEffect(() => {
    if (!hasTwoWords(texts)) return
    const leave = new AbortController()
    const timers = [
      window.setTimeout(() => void ask(leave.signal), CALL_PAUSE_MS),
      window.setTimeout(() => leave.abort(), WITHIN_MS),
    ]
    return () => {
      timers.forEach((timer) => window.clearTimeout(timer))
      leave.abort()
    }
  }, [texts])
  return read
}

const hasTwoWords = ({ equipmentDetails = '', exercisesToAvoid = '' }: FreeAnswers): boolean =>
  /\p{L}\P{L}+\p{L}/u.test(`${equipmentDetails} ${exercisesToAvoid}`)

export type Reader = typeof ReaderModule

/**
 * The code that reads. Null until it is needed and loaded. It contains the exercise catalogue, which no form
 * waits for.
 */
function useReader(isNeeded: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    import('./reader.ts').then(
      (loaded) => isCurrent && setReader(loaded),
      // If the code does not load, there is nothing to show, and the form still works.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [isNeeded])
  return reader
}

/** A value that is being typed, as it was when it last stayed unchanged for `ms`. Null before that. */
function useSettled<Value>(value: Value, ms: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(() => value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return settled
}
