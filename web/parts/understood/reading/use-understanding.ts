import { useEffect, useMemo, useState } from 'react'
import type { Correction } from '../../../../domain/forms/corrections.ts'
import type { Facts } from '../../../../domain/forms/facts.ts'
import { useReading, type Asked, type Reading } from './use-reading.ts'

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
export type Part = NonNullable<Asked['about']>

/**
 * What we understood of somebody's own words and corrections. It follows typing after a pause, and
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
): Reading {
  const texts = useMemo(() => {
    const details = /^home/i.test(equipment) ? equipmentDetails : ''
    const said = Object.entries({ equipment, equipmentDetails: details, exercisesToAvoid })
    return Object.fromEntries(said.filter(([, text]) => text.trim()))
  }, [equipment, equipmentDetails, exercisesToAvoid])
  const settled = useSettled(texts, PAUSE_MS)
  const isDone = useSettled(texts, DONE_MS) === texts
  const asked = useMemo((): Asked | null => {
    const isSaid = (name: Part, text: string) => part !== name && settled?.[text]
    if (
      !isSaid('comments', 'equipmentDetails') &&
      !isSaid('equipment', 'exercisesToAvoid') &&
      !corrections.length
    )
      return null
    const minutes = Number(sessionLength)
    return {
      ...settled,
      ...(corrections.length && { corrections }),
      ...(Object.keys(facts).length && { facts }),
      ...(minutes > 0 && { sessionLength: minutes }),
      ...(part && { about: part }),
      ...(surveyId && { surveyId }),
    }
  }, [settled, part, corrections, facts, sessionLength, surveyId])
  const reading = useReading(asked) ?? NOTHING
  return isDone ? reading : { ...reading, ...NOT_YET }
}

const NO_CORRECTIONS: Correction[] = []
const NO_FACTS: Facts = {}
const NOT_YET = { questions: [], notes: [], unread: [] }
const NOTHING: Reading = {
  ...NOT_YET,
  ...{ chips: [], wishes: [], takenOut: [], answered: [], isModelToAsk: false },
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
