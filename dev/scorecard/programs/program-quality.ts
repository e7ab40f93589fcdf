import { readFileSync } from 'node:fs'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { CATALOGUE } from '../../../domain/exercises/catalogue.ts'
import { REP_SECONDS, SET_UP_SECONDS, setSeconds } from '../../../domain/training/prescription/minutes.ts'
import { shareOfMax } from '../../../domain/training/profile/weights/rep-chart.ts'
import { RULES } from '../../../domain/training/review/review.ts'
import { concessionOf } from '../../../domain/training/rules/table.ts'
import type { Rule } from '../../../domain/training/review/program-rule.ts'
import {
  sessionCapacity,
  volumeTargets,
  warmUpMinutes,
} from '../../../domain/training/prescription/volume.ts'
import { compareRecorded } from '../../testkit/screens/compare-recorded.ts'
import { TODAY } from '../../testkit/today.ts'

const FILE = new URL('../../../docs/program-quality.md', import.meta.url)
/** The landing page names the number of rules. It does not import the rules: they would make its script larger. */
const CHECKS = new URL('../../../web/screens/home/checks.ts', import.meta.url)

const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Converts `fewestInShort` to `fewest in short`. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const numberOf = ({ id }: Rule): number => Number(/\d+/.exec(id)?.[0] ?? Infinity)

const limitsOf = (rule: Rule): string =>
  rule.over === 'program'
    ? ''
    : Object.entries(rule.limits)
        .map(([name, limit]) => `${inWords(name)} ${limit}`)
        .join(', ')

const weightOf = (rule: Rule): number | string => (rule.over === 'program' || rule.hard ? '' : rule.cost)

const kindOf = (rule: Rule): string => {
  const concession = concessionOf(rule)
  return concession ? `hard (${concession})` : rule.hard ? 'hard' : 'soft'
}

/** Lists the rules by number, the hard ones first. Sentences shared by several checks appear once. */
function ruleTable(rules: readonly Rule[]): string {
  const rows = [...rules]
    .sort((one, other) => numberOf(one) - numberOf(other) || Number(other.hard) - Number(one.hard))
    .map((rule) => [
      rule.id,
      rule.title,
      rule.over,
      kindOf(rule),
      weightOf(rule),
      limitsOf(rule),
      rule.source,
    ])
  const once = [...new Map(rows.map((row) => [row.join('|'), row])).values()]
  return tableOf(['number', 'asks for', 'looks at', 'kind', 'weight', 'limits', 'source'], once)
}

const isTaste = ({ id }: Rule): boolean => id.startsWith('T')

const ANSWERS: TrainingAnswers = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'No Preference',
}
const targetsOf = (answers: Partial<TrainingAnswers>) =>
  volumeTargets(profileOf({ ...ANSWERS, ...answers }, TODAY))

const LENGTHS = [30, 45, 60, 75, 90] as const

/** The duration of a set for some repetitions and rests. */
function timeOfSets(): string {
  const entry = CATALOGUE.find(({ perSide, timed }) => !perSide && !timed)
  if (!entry) throw new Error('the catalogue has no exercise with plain repetitions')
  const rows = [
    [5, 180],
    [8, 120],
    [12, 75],
  ] as const
  return [
    `A set takes ${SET_UP_SECONDS} s to get ready, ${REP_SECONDS} s for each repetition, and its rest:`,
    tableOf(
      ['reps', 'rest', 'minutes a set'],
      rows.map(([reps, rest]) => [reps, `${rest} s`, (setSeconds(entry, reps, rest) / 60).toFixed(1)]),
    ),
  ].join('\n\n')
}

const roomOfSessions = (): string =>
  tableOf(
    ['session', 'warm-up', 'sets that fit'],
    LENGTHS.map((minutes) => [`${minutes} min`, `${warmUpMinutes(minutes)} min`, sessionCapacity(minutes)]),
  )

/** The minimums and aims of some weeks. */
function aimsOfWeeks(): string {
  const weeks = [
    [2, 30],
    [3, 45],
    [4, 60],
    [5, 75],
  ] as const
  return tableOf(
    ['week', 'sets that fit', 'floor', 'aim of a novice', 'aim of others'],
    weeks.map(([trainingDays, sessionLength]) => {
      const others = targetsOf({ trainingDays, sessionLength })
      const novice = targetsOf({ trainingDays, sessionLength, experienceLevel: 'Novice' })
      const fit = trainingDays * sessionCapacity(sessionLength)
      return [`${trainingDays} × ${sessionLength} min`, fit, others.least, novice.goal, others.goal]
    }),
  )
}

const ceilings = (): string =>
  tableOf(
    ['level', 'worth the time up to', 'suits the goal up to', 'sound up to'],
    (['Novice', 'Intermediate', 'Advanced'] as const).map((experienceLevel) => {
      const { plenty, fine, most } = targetsOf({ experienceLevel })
      return [experienceLevel, plenty, fine, most]
    }),
  )

const repChart = (): string => {
  const reps = [1, 3, 5, 8, 10, 12, 15]
  return tableOf(
    ['reps to failure', ...reps.map(String)],
    [['share of a max', ...reps.map((each) => shareOfMax(each, 0).toFixed(2))]],
  )
}

/** The tables that the code generates, by their names in the file. */
const TABLES: Readonly<Record<string, () => string>> = {
  'time of sets': timeOfSets,
  'room of sessions': roomOfSessions,
  'aims of weeks': aimsOfWeeks,
  ceilings,
  'rep chart': repChart,
  rules: () => ruleTable(RULES.filter((rule) => !isTaste(rule))),
  tastes: () => ruleTable(RULES.filter(isTaste)),
}

const begins = (name: string) => `<!-- from code: ${name} -->`
const ENDS = '<!-- end -->'

/** Splits a text at a mark. */
function cutAt(mark: string, text: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`docs/program-quality.md has no ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

/** Regenerates each table between its named mark and the next end mark. */
const filled = (text: string): string =>
  Object.entries(TABLES).reduce((all, [name, table]) => {
    const [before, rest] = cutAt(begins(name), all)
    const [, after] = cutAt(ENDS, rest)
    return [before, begins(name), '\n\n', table(), '\n\n', ENDS, after].join('')
  }, text)

/** The file with regenerated tables, and the file as written. */
export const rulesNowAndWritten = () =>
  compareRecorded(FILE, filled(readFileSync(FILE, 'utf8')), 'RECORD_RULES')

/** Several checks may share the number of one rule. */
const numbersOf = (rules: readonly Rule[]): number => new Set(rules.map(({ id }) => id)).size

/** The figures of the landing page with the rules counted anew, and as written. */
export function checksNowAndWritten() {
  const written = readFileSync(CHECKS, 'utf8')
  const place = /rules: \d+, hard: \d+/
  if (!place.test(written)) throw new Error('web/screens/home/checks.ts has no number of rules')
  const counted = `rules: ${numbersOf(RULES)}, hard: ${numbersOf(RULES.filter(({ hard }) => hard))}`
  return compareRecorded(CHECKS, written.replace(place, counted), 'RECORD_RULES')
}
