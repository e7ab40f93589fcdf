import type { LoadChange, RuleLoads } from './rule-loads.ts'
import { lbFromKg } from './units.ts'

const AMOUNT = String.raw`(?:add (?<weight>\d+(?:\.\d+)?) kg(?: \([\d.]+ lb\))?|(?<size>(?:take )?the next size up)|(?<least>add the smallest plate there is|take the least step up))`
const form = (text: string) => new RegExp(text.replace('AMOUNT', AMOUNT))

const HIT = form('^Hit: AMOUNT next time')
const MANY = /\b(\d{1,3}) reps in the last set:/
const MORE_REPS = form(' reps in the last set: AMOUNT from then on')
const TOP = form('^Top of the range(?: in every set)?: AMOUNT')
const HEAVIEST = /At (?<kg>\d+(?:\.\d+)?) kg(?: \((?<lb>\d+) lb\))?: on to/
const OVER = /(Top|Last) set over by 1 rep: (\d+(?:\.\d+)?) kg/
const TOO_EASY = form('Too easy(?: twice in a row)?: AMOUNT')
const LESS = /Missed(?: before week \d)?: (\d+(?:\.\d+)?) kg(?: \([\d.]+ lb\))? less/

/** Reads a rule that was stored before rules had their loads as fields, except what it says of reps and variations. */
export function parseRule(rule: string): RuleLoads {
  const over = OVER.exec(rule)
  const perRepOver = over && {
    set: over[1] === 'Top' ? ('first' as const) : ('last' as const),
    amount: { kg: Number(over[2]) },
  }
  const hit = changeIn(HIT, rule)
  const manyReps = numberIn(MANY, rule)
  const more = changeIn(MORE_REPS, rule)
  const { kg, lb } = HEAVIEST.exec(rule)?.groups ?? {}
  const missesUntil = numberIn(/Missed before week (\d)/, rule)
  const told = {
    hit,
    manyReps,
    top: changeIn(TOP, rule),
    heaviest:
      kg === undefined ? undefined : { kg: Number(kg), lb: Number(lb ?? Math.round(lbFromKg(Number(kg)))) },
    perRepOver: perRepOver ?? undefined,
    tooEasy: more ?? changeIn(TOO_EASY, rule) ?? (manyReps === undefined ? undefined : hit),
    missed: missedIn(rule, perRepOver?.amount ?? more),
    missesUntil,
    missedTwice: twiceIn(rule),
  }
  return {
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    ...(manyReps !== undefined && { isFromLastTime: true as const }),
    ...(rule.includes('Too easy twice in a row') && { isSlow: true as const }),
    ...(rule.includes('take next week’s weight. ') && { missMovesOn: true as const }),
  }
}

function missedIn(rule: string, step: LoadChange | undefined): LoadChange | undefined {
  const less = numberIn(LESS, rule)
  if (less !== undefined) return { kg: less }
  if (/one step less than printed|: as much less/.test(rule)) return step
  if (/Missed(?: before week \d)?: take the next size down/.test(rule)) return 'size'
  return rule.includes('in doubt: go lighter') ? 'least' : undefined
}

function twiceIn(rule: string): RuleLoads['missedTwice'] {
  if (rule.includes('take the next size down; twice, two')) return 'two sizes'
  if (/10 percent (?:off|less)/.test(rule)) return 'tenth'
  return /(?:Missed twice: |twice in a row, )(?:take )?the next size down/.test(rule) ? 'size' : undefined
}

function changeIn(form: RegExp, rule: string): LoadChange | undefined {
  const { weight, size, least } = form.exec(rule)?.groups ?? {}
  if (weight !== undefined) return { kg: Number(weight) }
  return size !== undefined ? 'size' : least === undefined ? undefined : 'least'
}

const numberIn = (form: RegExp, rule: string): number | undefined => {
  const [, found] = form.exec(rule) ?? []
  return found === undefined ? undefined : Number(found)
}
