import { leftOutOfNote, type Exercise } from '../../../domain/program/program.ts'

/** The fixed sentences of a note (docs: how a record reads). All other text is free. */
const FIXED = [
  /Weight (?:about )?\d+(?:\.\d+)? (?:kg|lb)(?: \(\d+ lb\))?(?: each)?(?:, \d+%)?\./,
  /Rest \d+ s\./,
  /In turn with [^.:]{1,60}\./,
  /Warm up with [^.A-Z]*\./,
  /Swap: [^.:]*\./,
  /[+]\d+(?:\.\d+)? (?:kg|lb)(?: each time, so [+]\d+(?:\.\d+)? (?:kg|lb))? on last (?:week|time)\./,
  /[+]\d+% on (?:last week|week 1)\./,
  /[+]1 rep(?: or the next size| or [+]\d+(?:\.\d+)? (?:kg|lb))? on last week\./,
  /One more of the sets with the next size\./,
  /Top set: \d+\+, stop with \d left, then \d sets? (?:\d+% lighter|at \d+(?:\.\d+)? (?:kg|lb)(?: \(\d+ lb\))?(?: each)?)\./,
  /Test: [^.A-Z]*AMRAP(?:[^.A-Z]|\.\d)*\./,
  /Last set: up to \d+ reps, stop with \d left\./,
  /Each side\./,
  /Ladder each set: \d(?:, \d)* a side\./,
]
const FORMS = new RegExp(FIXED.map(({ source }) => source).join('|'), 'g')

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])(?![.!?])/).map((one) => one.trim())

export interface RowNote {
  /** Rest, warm-up, swaps and load step, to read between two sets. One sentence each. */
  fixed: readonly string[]
  /** Other sentences: technique, and what is special this week. */
  free: readonly string[]
}

/**
 * Splits a note into fixed and free sentences. Adds what the record holds in separate fields and the note
 * omits.
 */
export function readNote(exercise: Exercise): RowNote {
  const { notes } = exercise
  const { rest, warmUp, swap } = leftOutOfNote(exercise)
  return {
    fixed: [...(notes.match(FORMS) ?? []), rest, warmUp, swap].filter(Boolean),
    free: sentencesIn(notes.replace(FORMS, ' ').replace(/ +/g, ' ').trim()).filter(Boolean),
  }
}
