import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { draftOf, entriesOf } from '../../../domain/training/draft/draft.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { GUIDELINES } from '../../../domain/training/printing/generated/texts.ts'
import { asksToGain } from '../../../domain/training/printing/guidelines.ts'
import { decisionsFor } from '../../../domain/training/printing/overview.ts'
import type { Claim } from '../../../domain/training/profile/told.ts'
import { isLegs } from '../../../domain/exercises/vocabulary.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { inBoth } from '../../../domain/program/phrase.ts'
import { isLightWeek } from '../../../domain/program/program.ts'
import { readingOf } from '../../../domain/training/profile/understood/understanding.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { weekdayAfter } from '../../../domain/program/weeks.ts'
import { TODAY } from '../../testkit/today.ts'

/**
 * The sentences of somebody's program that it contradicts. Every sentence that speaks of a day, a limb, a lift
 * or a light week claims it as a field beside its words, so no English is read back.
 */
export function contradictionsIn(answers: TrainingAnswers): string[] {
  const profile = profileOf(answers, TODAY)
  const block = writeByRule(profile)
  const { overview, weeks, guidelines } = expand(block, profile)
  const draft = draftOf(block)
  const lifted = overview.weekdays ?? []
  const sessions = draft.days.map(({ rows }) => rows.map(({ entry }) => entry))
  const entries = entriesOf(draft)
  const withLegs = lifted.filter((_, session) => sessions[session]?.some(({ pattern }) => isLegs(pattern)))
  const isTrue = (claim: Claim): boolean => {
    switch (claim.is) {
      case 'trains-legs':
        return entries.some(({ pattern }) => isLegs(pattern))
      case 'free-of-lifting':
        return claim.days.every((day) => !lifted.includes(day))
      case 'fresh-legs':
        return claim.days.every((day) =>
          [day, weekdayAfter(day, -1)].every((each) => !withLegs.includes(each)),
        )
      case 'legs-on':
        return claim.days.every((day) => withLegs.includes(day))
      case 'has-lift':
        return entries.some(({ id }) => id === claim.id)
      case 'leaves-out':
        return entries.every(
          ({ id, positions }) =>
            profile.fine.includes(id) || !positions.some((each) => claim.positions.includes(each)),
        )
      case 'light-week':
        return weeks.some((week) => week.weekNumber === claim.week && isLightWeek(week))
    }
  }
  const told = decisionsFor(profile, draft, true)
  return [
    ...told.flatMap(({ says, claims = [] }) =>
      claims.filter((claim) => !isTrue(claim)).map((claim) => `${claim.is}: ${inBoth(says)}`),
    ),
    ...(profile.dailyLife.sleepsLittle && guidelines.recovery.includes(GUIDELINES.longSleep)
      ? [GUIDELINES.longSleep]
      : []),
    ...(profile.dailyLife.losesWeight ? guidelines.nutrition.filter(asksToGain) : []),
    ...twice(overview.decisions ?? []),
    ...twice(readingOf(answers, TODAY).understanding.leavesOut),
    ...leftOutTwice(
      profile,
      told.flatMap(({ claims = [] }) => claims),
    ),
  ]
}

const twice = (words: readonly string[]): string[] =>
  words.filter((each, at) => words.indexOf(each) !== at).map((each) => `said twice: ${each}`)

/** What the person asked to leave out is not named a second time for their health. */
const leftOutTwice = ({ avoid }: TrainingProfile, claims: readonly Claim[]): string[] =>
  claims.flatMap((claim) =>
    claim.is === 'leaves-out' ? claim.positions.filter((each) => avoid.positions.includes(each)) : [],
  )
