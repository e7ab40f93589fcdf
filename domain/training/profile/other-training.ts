import { z } from 'zod'
import { namesOf, type Statement } from '../../reading/statement.ts'
import { SPORTS, type Sport } from '../../reading/lexicon/sports.ts'
import { WEEKDAYS, type Weekday } from '../../program/weeks.ts'
import { inWords } from '../../exercises/words.ts'
import { SPORTS as SPORT_RECORDS } from './generated/sports.ts'
import { daysIn } from './named-days.ts'

/** Other training and sport, with its days if stated. */
export const OtherTraining = z.object({ sport: z.enum(namesOf(SPORTS)), days: z.array(z.enum(WEEKDAYS)) })
export type OtherTraining = z.infer<typeof OtherTraining>

/** What kind of training a sport is; `data/sports.yaml` explains each line. */
export interface SportRecord {
  name: string
  asks?: string
  easy?: true
  contact?: true
}

export const runs = ({ otherTraining }: { otherTraining: readonly OtherTraining[] }): boolean =>
  otherTraining.some(({ sport }) => sport === 'running')

const OF_CONTACT: readonly Sport[] = ['rugby', 'american-football', 'martial-arts', 'hockey']

/** Contact that whoever treats a sore joint has to allow first. */
export const risksJoints = (
  { sport }: OtherTraining,
  { injuries }: { injuries: readonly unknown[] },
): boolean => injuries.length > 0 && OF_CONTACT.includes(sport)

export const LEGS = 'legs'
export const asksOfLegs = ({ sport }: OtherTraining): boolean => SPORT_RECORDS[sport].asks === undefined
export const isContact = ({ sport }: OtherTraining): boolean => SPORT_RECORDS[sport].contact === true
export const isTiring = ({ sport }: OtherTraining): boolean => !SPORT_RECORDS[sport].easy
export const namesIn = (others: readonly OtherTraining[]): string =>
  inWords([...new Set(others.map(({ sport }) => SPORT_RECORDS[sport].name))])

export const takenBy = (others: readonly OtherTraining[]): Weekday[] =>
  WEEKDAYS.filter((day) => others.some(({ days }) => days.includes(day)))

/** The other training in statements, each sport once. */
export function otherTrainingOf(statements: readonly Statement[]): OtherTraining[] {
  const found = new Map<Sport, Set<Weekday>>()
  for (const each of statements) {
    if (each.kind !== 'sport') continue
    const days = found.get(each.what) ?? new Set()
    for (const day of each.days ?? []) days.add(day)
    found.set(each.what, days)
  }
  return [...found].map(([sport, days]) => ({ sport, days: WEEKDAYS.filter((day) => days.has(day)) }))
}

/** What all of them tax; null if some tax the legs and others do not. */
export function askedOf(tiring: readonly OtherTraining[]): string | null {
  const parts = new Set(tiring.map(({ sport }) => SPORT_RECORDS[sport].asks ?? LEGS))
  return (parts.has(LEGS) && parts.size > 1) || !parts.size ? null : inWords([...parts])
}

/** `Running on Tuesday`, `Golf`. */
export function sportLabel({ sport, days }: OtherTraining): string {
  const name = SPORT_RECORDS[sport].name
  const on = days.length ? ` on ${daysIn(days)}` : ''
  return name.charAt(0).toUpperCase() + name.slice(1) + on
}

/** Our reading of it while a form is filled in and the training days are unknown; null without other training. */
export function otherTrainingNote(others: readonly OtherTraining[]): string | null {
  if (others.length === 0) return null
  const tiring = others.filter(isTiring)
  return tiring.length
    ? `Your program will say where in the week your ${namesIn(tiring)} fits best.`
    : `Your ${namesIn(others)} goes with any day of the program.`
}
