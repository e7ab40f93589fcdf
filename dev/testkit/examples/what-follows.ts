import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { noticeInOne } from '../../../domain/program/notice.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { draftOf } from '../../../domain/training/draft/draft.ts'
import { eligibleFor } from '../../../domain/training/profile/eligible.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { understandingOf } from '../../../domain/training/profile/understood/understanding.ts'

/** What follows from somebody's words, for tests: what the form shows, what the profile holds and allows. */
export function whatFollows(answers: TrainingAnswers, today: Date): string[] {
  const { chips, questions, notes, unread } = understandingOf(answers, today)
  const profile = profileOf(answers, today)
  const { avoid, person, namedDays, dailyLife, event, equipment, ownedWeights } = profile
  return [
    ...chips.map(({ group, label }) => `${group}: ${label}`),
    ...questions.flatMap(({ id, asks }) => [`asks: ${id}`, `asks: ${asks}`]),
    ...notes.map((each) => `says: ${each}`),
    ...unread.map((each) => `unread: ${each}`),
    ...profile.conditions,
    ...profile.redFlags.map((each) => `clear: ${each}`),
    ...profile.cleared.map((each) => `cleared: ${each}`),
    ...avoid.injuries.map((joint) => `spares: ${joint}`),
    ...(avoid.light ?? []).map((id) => `light: ${id}`),
    ...(avoid.later ?? []).map((id) => `later: ${id}`),
    ...person.bringUp.map((each) => `bring up: ${each}`),
    ...(person.age ? [`age: ${person.age}`] : []),
    ...(person.sex ? [person.sex] : []),
    ...(person.lifts.length ? ['has lifts'] : []),
    ...profile.otherTraining.flatMap(({ sport, days }) => [
      `sport: ${sport}`,
      ...days.map((day) => `sport: ${sport} ${day}`),
    ]),
    ...(namedDays?.only ?? []).map((day) => `only: ${day}`),
    ...(namedDays?.never ?? []).map((day) => `never: ${day}`),
    ...(namedDays?.noLegs ?? []).map((day) => `no legs: ${day}`),
    ...Object.entries(profile.weeks).map(([what, week]) => `${what} week ${week}`),
    `${profile.minutes} min`,
    ...Object.keys(dailyLife),
    ...(event ? [`${event.kind} in ${event.weeks} weeks`] : []),
    ...(equipment.kind === 'commercial' ? [] : equipment.implements.map((each) => `owns: ${each}`)),
    ...Object.entries(ownedWeights).map(([what, owned]) => `owns: ${what} to ${owned.mostKg} kg`),
    ...eligibleFor(profile).flatMap(({ id, pattern }) => [`open: ${pattern}`, `open: ${id}`]),
  ]
}

/** The same, with the printed program: its exercises, their days, and what it says. */
export function whatIsPrinted(answers: TrainingAnswers, today: Date): string[] {
  const profile = profileOf(answers, today)
  const block = writeByRule(profile)
  const { overview } = expand(block, profile)
  const { weekdays = [], decisions = [] } = overview
  const notice = noticeInOne(overview)
  return [
    ...draftOf(block).days.flatMap(({ rows }, at) =>
      rows.flatMap(({ entry: { id, pattern, traits } }) => [
        `prints: ${id}`,
        `prints: ${pattern}`,
        ...traits.map((each) => `prints: ${each} ${pattern}`),
        `day ${at + 1}: ${pattern}`,
        `${weekdays[at] ?? 'any day'}: ${pattern}`,
      ]),
    ),
    ...weekdays.map((day) => `lifts: ${day}`),
    ...decisions.map((each) => `says: ${each}`),
    ...(notice ? [`says: ${notice}`] : []),
  ]
}
