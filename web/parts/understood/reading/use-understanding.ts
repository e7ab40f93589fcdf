import { useMemo } from 'react'
import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Facts } from '../../../../domain/forms/facts.ts'
import type {
  Chip,
  FreeAnswers,
  Understanding,
} from '../../../../domain/training/profile/understood/understanding.ts'
import { answeredOf, takenOutOf, type Answered, type ReadWith } from './undone.ts'
import { useModelReading } from './use-model-reading.ts'
import { useReader, type Reader } from './use-reader.ts'
import { useSettled } from './use-settled.ts'

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
