import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { writeByRule, writeBy } from '../../../domain/training/writer/write-by-rule.ts'
import type { AnswerSet } from './answer-sets.ts'
import { TODAY } from '../../testkit/today.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { review, RULES } from '../../../domain/training/review/review.ts'
import { PART_RULES } from '../../../domain/training/rules/table.ts'
import { meanOf as mean, processorMs, quantileOf } from '../../commands/figures.ts'
import type { ModelSettings } from '../../../language-model/ask-model.ts'
import { writeProgram } from '../../../language-model/write-program.ts'
import { SAMPLE_ANSWERS } from '../../../domain/forms/sample-person.ts'
import { parsePrinted, loadedWeeks, weeklySets } from '../../../domain/training/review/printed-program.ts'
import { MAJOR, type Group } from '../../../domain/program/muscle-groups.ts'

/** Programs written before timing starts: those of a fresh worker take longer. */
const WARM_UP = 20
/** Each is written this many times, and the best time counts: other load only adds time. */
const TIMES = 3
/** One in this many is timed, enough for a median. */
const ONE_IN = 7

/** CPU milliseconds for writing a program by rule. */
export async function paceOf(sets: readonly AnswerSet[]) {
  const profiles = sets.filter((_, at) => at % ONE_IN === 0).map(({ answers }) => profileOf(answers, TODAY))
  for (const profile of profiles.slice(0, WARM_UP)) writeByRule(profile)
  const taken: number[] = []
  for (const profile of profiles) {
    let best = Infinity
    for (let time = 0; time < TIMES; time++)
      best = Math.min(best, await processorMs(() => writeByRule(profile)))
    taken.push(best)
  }
  return { programs: taken.length, median: quantileOf(taken, 0.5), p95: quantileOf(taken, 0.95) }
}

const SOFT = [...new Set(RULES.filter(({ hard }) => !hard).map(({ id }) => id))]
const isTaste = (id: string): boolean => id.startsWith('T')
export const TASTES = [...new Set(PART_RULES.map(({ id }) => id).filter(isTaste))]

/** The share of programs without an objection from each soft rule. */
function shares(sets: readonly AnswerSet[], without: string | null): ReadonlyMap<string, number> {
  const rules = PART_RULES.filter(({ id }) => id !== without)
  const broken = sets.map(({ answers }) => {
    const profile = profileOf(answers, TODAY)
    return new Set(review(expand(writeBy(rules, profile), profile), profile).map(({ rule }) => rule))
  })
  return new Map(SOFT.map((id) => [id, mean(broken.map((each) => Number(!each.has(id))))]))
}

/**
 * The effect of leaving one taste rule out of the table when writing by rule.
 * @param only - the rules to test; all taste rules by default
 */
export function tasteEffects(sets: readonly AnswerSet[], only: readonly string[] = TASTES) {
  const all = shares(sets, null)
  return only.map((rule) => {
    const others = shares(sets, rule)
    return {
      rule,
      /** The share of programs that meet the rule, written with it and without it. */
      met: all.get(rule) ?? 0,
      metWithout: others.get(rule) ?? 0,
      /** The mean over all soft rules, judged by the whole table. */
      mean: mean([...all.values()]),
      meanWithout: mean([...others.values()]),
    }
  })
}

/** How similar the programs are that are written for one questionnaire repeatedly. */
export async function repeat(times: number, model: ModelSettings) {
  const profile = profileOf(SAMPLE_ANSWERS, TODAY)
  const choices = new Set<string>()
  const counts: ReadonlyMap<Group, number>[] = []
  for (let turn = 0; turn < times; turn++) {
    const { program, block } = await writeProgram(asAnotherBuyer(profile, turn), { model })
    choices.add(JSON.stringify(block.days.map(({ exercises }) => exercises.map(({ id }) => id))))
    counts.push(meanWeeklySets(program))
  }
  const muscles = MAJOR.map((muscle) => {
    const sets = counts.map((count) => count.get(muscle) ?? 0)
    return [muscle, { sets: mean(sets), variation: variationOf(sets) }] as const
  })
  return {
    times,
    /** The number of different exercise selections. */
    different: choices.size,
    /** Weekly sets per major muscle: mean and coefficient of variation. */
    muscles: new Map(muscles),
  }
}

/**
 * The same person, who has said one time more or less that jumps are unwanted. No rule depends on how often, but the
 * coach breaks ties by a key of the whole profile, which simulates the variation of a real model.
 */
function asAnotherBuyer(profile: TrainingProfile, turn: number): TrainingProfile {
  const jumps = Array.from({ length: 1 + turn }, () => 'jump' as const)
  return { ...profile, avoid: { ...profile.avoid, patterns: jumps } }
}

function meanWeeklySets(program: Parameters<typeof parsePrinted>[0]): Map<Group, number> {
  const weeks = loadedWeeks(parsePrinted(program)).map(weeklySets)
  return new Map(MAJOR.map((muscle) => [muscle, mean(weeks.map((week) => week.get(muscle) ?? 0))]))
}

function variationOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle
}
