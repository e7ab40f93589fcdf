import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ProgramRecord } from '../../domain/shop/program-record.ts'
import { GeneratedProgram, type Week } from '../../domain/program/program.ts'
import { musclesWorked } from '../../domain/training/printing/muscles-worked.ts'

const Row = z.tuple([z.string(), z.int(), z.string(), z.int(), z.string()])
const { days, ...rest } = GeneratedProgram.omit({ weeks: true })
  .extend({ days: z.record(z.string(), z.array(Row)) })
  .parse(parse(readFileSync(join(import.meta.dirname, 'sample-program.yaml'), 'utf8')))

/** The extra sets per day in each week. The fifth week is the light one. */
const EXTRA_SETS = [0, 0, 1, 2, -5, 1, 2, 2]
const RIR = ['RIR 3', 'RIR 3', 'RIR 2', 'RIR 2', 'RIR 4', 'RIR 2', 'RIR 1-2', 'RIR 1-2']

const weekOf = (weekNumber: number): Week => {
  const extra = EXTRA_SETS[weekNumber - 1] ?? 0
  const isLight = extra < 0
  return {
    weekNumber,
    deload: isLight,
    workouts: Object.entries(days).map(([day, rows]) => ({
      day: isLight ? `${day} (deload)` : day,
      estimatedMinutes: isLight ? 38 : 56 + extra,
      worked: musclesWorked(rows.map(([name, sets]) => ({ name, sets }))) ?? undefined,
      exercises: rows.map(([name, sets, reps, restSeconds, swap], row) => ({
        name,
        sets: isLight ? Math.max(1, sets - 1 - (row % 2)) : sets + (row < extra ? 1 : 0),
        reps,
        intensity: RIR[weekNumber - 1] ?? 'RIR 2',
        ...(weekNumber === 1 && progressionRuleOf(name, row)),
        notes: `Rest ${restSeconds} s.${row === 0 ? ' Warm up with 2 sets at 50% and 75%.' : ''} Swap: ${swap}.${weekNumber > 1 && row === 0 && !isLight ? ' +2.5 kg on last week.' : ''}`,
        restSeconds,
      })),
    })),
  }
}

const progressionRuleOf = (name: string, row: number) => ({
  rule:
    row > 0
      ? 'Hit: keep the weight, the plan adds the reps. Too easy: take the next size up. Missed twice in a row: take 10 percent off.'
      : 'Hit: take next week’s weight. Too easy: add 2.5 kg (5 lb) from then on. Missed: 2.5 kg (5 lb) less from then on. Twice in a row: 10 percent less.',
  ...(name === 'Barbell Back Squat' && { weight: { kg: 100, lb: 220, percent: 79 } }),
  ...(name === 'Barbell Bench Press' && { weight: { kg: 70, lb: 155, isEstimate: true } }),
})

const program: GeneratedProgram = { ...rest, weeks: RIR.map((_, week) => weekOf(week + 1)) }

export const SAMPLE_ID = 'Zk3vQ8mT1xYb5nRw7cPd2g'

/** A stored program as the gateway returns it, with its PDF. */
export const sampleRecord = (changes: Partial<ProgramRecord> = {}): ProgramRecord => ({
  id: SAMPLE_ID,
  name: 'Anna Łukasik',
  email: 'anna@example.com',
  googleDocLink: `/api/programs/${SAMPLE_ID}/pdf`,
  // Test files of a process share this module, and some change their record.
  generatedProgram: structuredClone(program),
  isTest: false,
  ...changes,
})
