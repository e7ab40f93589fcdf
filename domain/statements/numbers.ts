import { kgFromLb } from '../units.ts'
import { senseOf, type Term, type Text } from './find-terms.ts'

/** A number with what stands beside it. */
export interface Amount {
  /** Where it stands among the tokens. */
  at: number
  kg?: number
  reps?: number
  minutes?: number
  weeks?: number
  years?: number
  /** The lift that stands right before or right after. */
  of?: Term
}

const POUNDS = new Set(['lb', 'lbs', 'pound', 'libra', 'pfund'])
const KILOS = new Set(['kg', 'kgs', 'kilo', 'kilogram', 'kilogramm'])
const MINUTES = new Set(['min', 'minute', 'minuten', 'minuto', 'minuti', 'm', 'mn'])
/** `15 minutes, 20 tops`. */
const MOST = new Set(['top', 'max', 'maximum'])
const HOURS = new Set(['h', 'hour', 'hr', 'stunde', 'hora', 'heure', 'ora', 'uur'])
const WEEKS = new Map([
  ...['week', 'wk', 'semana', 'woche', 'wochen', 'semaine', 'settimana', 'settimane', 'weken'].map(
    (word) => [word, 1] as const,
  ),
  ...['month', 'mo', 'mth', 'mes', 'mese', 'monat', 'monate', 'moi', 'mois', 'mesi', 'maand', 'maanden'].map(
    (word) => [word, 4.345] as const,
  ),
  ...['day', 'dia', 'tag', 'tage', 'jour', 'giorni', 'giorno', 'dag', 'dagen'].map(
    (word) => [word, 1 / 7] as const,
  ),
])
const YEARS = new Set(['year', 'yr', 'ano', 'jahr', 'jahre', 'an', 'ans', 'anni', 'jaar'])
const TIMES = new Set(['x', '×', '*', 'for', 'rep', 'reps', 'por', 'mal', 'times'])
const PLATES: Readonly<Record<number, number>> = { 1: 60, 2: 100, 3: 140, 4: 180, 5: 220 }
/** How far from a lift its number may stand, in tokens. */
const NEAR = 3
const NEAR_AFTER = 5
/** A number without a unit that is less counts sets or reps. */
const LEAST_WEIGHT = 20
/** Counted without a weight. */
const COUNTED = ['pull-up', 'chin-up', 'push-up', 'dip', 'muscle-up', 'sit-up']
const MOST_COUNTED = 100
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const numberOf = (said: string): number => {
  const spelt = WORDS.indexOf(said)
  return spelt >= 0 ? spelt + 1 : /^\d/.test(said) ? Number(said.replace(',', '.')) : NaN
}
const rounded = (value: number): number => Math.round(value * 10) / 10

/** Every number of a text that a unit or a lift stands beside. */
export function numbersIn({ tokens, terms }: Text): Amount[] {
  const saysMinutes = tokens.some(({ said }) => MINUTES.has(said))
  const areLbs = tokens.some(({ said }) => POUNDS.has(said))
  const ends = new Map<number, Term>()
  const begins = new Map<number, Term>()
  for (const term of terms.filter((each) => senseOf(each, 'lift'))) {
    ends.set(term.to, term)
    begins.set(term.from, term)
  }
  const nearest = (at: number): Term | undefined => {
    for (let off = 0; off < NEAR_AFTER; off++) {
      const term = ends.get(at - off)
      if (term) return term
    }
    for (let off = 1; off <= NEAR; off++) {
      const term = begins.get(at + off)
      if (term) return term
    }
    return undefined
  }
  const amounts: Amount[] = []
  for (const [at, token] of tokens.entries()) {
    const value = numberOf(token.said)
    if (Number.isNaN(value)) continue
    const unit = tokens[at + 1]?.said ?? ''
    const inWeeks = WEEKS.get(unit)
    if (inWeeks !== undefined) amounts.push({ at, weeks: Math.round(value * inWeeks) })
    else if (YEARS.has(unit)) amounts.push({ at, years: value })
    else if (MINUTES.has(unit) || (saysMinutes && MOST.has(unit))) amounts.push({ at, minutes: value })
    else if (HOURS.has(unit)) amounts.push({ at, minutes: value * 60 })
    else addOfLift(at, value, unit)
  }
  return amounts

  function addOfLift(at: number, value: number, unit: string): void {
    const lift = nearest(at)
    const isWeighed = POUNDS.has(unit) || KILOS.has(unit)
    const isCounted = lift && COUNTED.includes(senseOf(lift, 'lift') ?? '') && !isWeighed
    if (isCounted && value <= MOST_COUNTED) amounts.push({ at, reps: value, of: lift })
    if (isCounted || !(isWeighed || unit === 'plate' || value >= LEAST_WEIGHT)) return
    const isPounds = POUNDS.has(unit) || (areLbs && !KILOS.has(unit))
    const kg = unit === 'plate' ? PLATES[value] : isPounds ? rounded(kgFromLb(value)) : value
    if (kg === undefined) return
    const next = isWeighed ? at + 2 : at + 1
    const reps = TIMES.has(tokens[next]?.said ?? '') ? numberOf(tokens[next + 1]?.said ?? '') : NaN
    amounts.push({ at, kg, ...(reps > 0 && reps <= 30 ? { reps } : {}), ...(lift ? { of: lift } : {}) })
  }
}
