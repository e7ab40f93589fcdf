import { DAY_NAMES } from './day.ts'
import { effortIn, effortText, type Scale } from './notation.ts'
import { isLightWeek, printedRows, setsInWeek, type GeneratedProgram, type Week } from './program.ts'

type Program = Pick<GeneratedProgram, 'overview' | 'weeks'>

/** What the letter to the buyer says of the weeks ahead, from the program alone, whoever wrote its note. */
export const outlookOf = ({ overview, weeks }: Program): string[] => [
  ...firstSession(weeks),
  ...(overview.clearance ? ['There is no hurry to add weight.'] : []),
  ...rise(weeks),
]

/** `First up: Upper A, 42 minutes, with Bench Press and Seated Row.` */
function firstSession(weeks: readonly Week[]): string[] {
  const first = weeks[0]?.workouts[0]
  if (!first) return []
  const { kind, letter, exercises, estimatedMinutes } = first
  const lifts = exercises.slice(0, 2).map(({ name }) => name)
  const name = kind ? [DAY_NAMES[kind], letter].filter(Boolean).join(' ') : 'Day 1'
  const minutes = estimatedMinutes ? `, ${estimatedMinutes} minutes` : ''
  return [`First up: ${name}${minutes}, with ${lifts.join(' and ')}.`]
}

const MEANS: Readonly<Record<Scale, string>> = {
  RIR: 'RIR, reps in reserve, is how many good reps you have left.',
  RPE: 'RPE is how hard a set felt, out of 10.',
}

/** How sets and effort change from the first full week to the last one. */
function rise(weeks: readonly Week[]): string[] {
  const full = weeks.filter((week) => !isLightWeek(week))
  const [first, last] = [full[0], full.at(-1)]
  if (!first || !last) return []
  const [before, after] = [setsInWeek(first), setsInWeek(last)]
  const sets =
    before === after ? `${before} sets a week` : `${before} sets a week at first, ${after} at the end`
  const efforts = effortsOf(first)
  const [easy, hard] = [efforts?.easiest, effortsOf(last)?.hardest]
  return [
    `You do ${sets}.`,
    ...(easy && hard && easy !== hard ? [`Effort rises from ${easy} to ${hard}.`] : []),
    ...(efforts ? [MEANS[efforts.scale]] : []),
    ...lightWeek(weeks),
  ]
}

function lightWeek(weeks: readonly Week[]): string[] {
  const [light, ...others] = weeks.filter(isLightWeek)
  if (!light) return ['None of your weeks is hard enough to need a light one.']
  return others.length ? [] : [`Week ${light.weekNumber} is light on purpose.`]
}

interface Efforts {
  scale: Scale
  easiest: string
  hardest: string
}

/** Null for a week without an effort in numbers. */
function effortsOf({ workouts }: Week): Efforts | null {
  const all = workouts.flatMap(printedRows).flatMap((row) => effortIn(effortText(row)) ?? [])
  const scale = all[0]?.scale
  if (!scale) return null
  const least = `${scale} ${Math.min(...all.map(({ low }) => low))}`
  const most = `${scale} ${Math.max(...all.map(({ high }) => high))}`
  return scale === 'RIR' ? { scale, easiest: most, hardest: least } : { scale, easiest: least, hardest: most }
}

/** The letter to the buyer, by paragraphs; empty for programs of earlier versions. */
export const letterTo = (program: Program & Pick<GeneratedProgram, 'foreword'>): string[] => {
  const { foreword } = program
  return foreword ? [foreword.note, [...(foreword.heard ?? []), ...outlookOf(program)].join(' ')] : []
}
