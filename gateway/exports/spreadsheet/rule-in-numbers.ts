/** A change of weight: a number, or a step that the lifter enters on the first sheet. */
export type Amount = number | 'size' | 'least'

/** The effect of a row's rule on its weight, as far as it can be computed. */
export interface RuleInNumbers {
  /** Which earlier lift it builds on: the last occurrence, or the same day of the previous week. */
  from: 'last time' | 'last week'
  /** Added each time. */
  hit: Amount | null
  /** From this many reps in the last set, `hit` is added twice, or one step more than printed. */
  manyReps: number | null
  /** Added when every set reached the top of its range. */
  top: Amount | null
  /** The maximum for `top`. */
  heaviest: number | null
  /** Added for each extra rep, at most two, in the set that counts. */
  perRepOver: { set: 'first' | 'last'; amount: Amount } | null
  tooEasy: Amount | null
  /** Whether it must be too easy twice in a row. */
  isSlow: boolean
  /** Subtracted after a miss; null keeps the weight. */
  missed: Amount | null
  /** True: after a miss, the printed progression continues, shifted. False: the weight stays. */
  missMovesOn: boolean
  /** From this week on, the weight stays after a miss; null if there is no such week. */
  missesUntil: number | null
  missedTwice: Amount | 'tenth' | 'two sizes' | null
}

const NONE: RuleInNumbers = {
  from: 'last week',
  hit: null,
  manyReps: null,
  top: null,
  heaviest: null,
  perRepOver: null,
  tooEasy: null,
  isSlow: false,
  missed: null,
  missMovesOn: false,
  missesUntil: null,
  missedTwice: null,
}

const AMOUNT = String.raw`(?:add (?<weight>\d+(?:\.\d+)?) (?:kg|lb)|(?<size>(?:take )?the next size up)|(?<least>add the smallest plate there is|take the least step up))`
const form = (text: string) => new RegExp(text.replace('AMOUNT', AMOUNT))

const HIT = form('^Hit: AMOUNT next time')
const MANY = /\b(\d{1,3}) reps in the last set:/
const REPS_FOR_DOUBLE_STEP = form(' reps in the last set: AMOUNT from then on')
const TOP = form('^Top of the range(?: in every set)?: AMOUNT')
const HEAVIEST = /At (\d+(?:\.\d+)?) (?:kg|lb): on to/
const OVER = /(Top|Last) set over by 1 rep: (\d+(?:\.\d+)?) (?:kg|lb) more/
const TOO_EASY = form('Too easy(?: twice in a row)?: AMOUNT')
const LESS = /Missed(?: before week \d)?: (\d+(?:\.\d+)?) (?:kg|lb) less/

/**
 * Parses a rule of `domain/training/printing/progression-rule.ts` in one unit. Leaves what it says about reps and variations to
 * the reader.
 */
export function ruleInNumbers(rule: string | undefined): RuleInNumbers {
  if (!rule) return NONE
  const over = OVER.exec(rule)
  const perRepOver = over
    ? { set: over[1] === 'Top' ? ('first' as const) : ('last' as const), amount: Number(over[2]) }
    : null
  const hit = amountIn(HIT, rule)
  const manyReps = numberIn(MANY, rule)
  return {
    from: manyReps === null ? 'last week' : 'last time',
    hit,
    manyReps,
    top: amountIn(TOP, rule),
    heaviest: numberIn(HEAVIEST, rule),
    perRepOver,
    tooEasy:
      amountIn(REPS_FOR_DOUBLE_STEP, rule) ?? amountIn(TOO_EASY, rule) ?? (manyReps === null ? null : hit),
    isSlow: rule.includes('Too easy twice in a row'),
    missed: missedIn(rule, perRepOver?.amount ?? amountIn(REPS_FOR_DOUBLE_STEP, rule)),
    missMovesOn: rule.includes('take next week’s weight. '),
    missesUntil: numberIn(/Missed before week (\d)/, rule),
    missedTwice: twiceIn(rule),
  }
}

function missedIn(rule: string, step: Amount | null): Amount | null {
  const less = numberIn(LESS, rule)
  if (less !== null) return less
  if (/one step less than printed|: as much less/.test(rule)) return step
  if (/Missed(?: before week \d)?: take the next size down/.test(rule)) return 'size'
  return rule.includes('in doubt: go lighter') ? 'least' : null
}

function twiceIn(rule: string): RuleInNumbers['missedTwice'] {
  if (rule.includes('take the next size down; twice, two')) return 'two sizes'
  if (/10 percent (?:off|less)/.test(rule)) return 'tenth'
  return /(?:Missed twice: |twice in a row, )(?:take )?the next size down/.test(rule) ? 'size' : null
}

function amountIn(form: RegExp, rule: string): Amount | null {
  const { weight, size, least } = form.exec(rule)?.groups ?? {}
  if (weight !== undefined) return Number(weight)
  if (size !== undefined) return 'size'
  return least === undefined ? null : 'least'
}

const numberIn = (form: RegExp, rule: string): number | null => {
  const [, found] = form.exec(rule) ?? []
  return found === undefined ? null : Number(found)
}
