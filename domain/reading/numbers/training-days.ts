import type { Statement } from '../statement.ts'
import { WEEKDAYS } from '../../program/weeks.ts'
import { dayRunsIn, type DayRun } from '../words/weekdays.ts'

type As = Extract<Statement, { kind: 'days' }>['as']

const ALONE = 'only|just|nur|solo|s[oó]lo|solamente|uniquement|seulement|soltanto|alleen|somente|apenas'
const TRAIN =
  "train|training|lift|lifting|work ?out|working out|exercise|gym|go|come|make it|do it|do|get to the gym|free|available|have time|have|got|trainieren|trainiere|entrenar|entreno|ent?ra[iî]ner|m[’']entra[iî]ner|allenarmi|mi alleno|treinar|treino|trainen|train ik"
const CAN = "can|could|i['’]?m|am|are|get to|able to|manage to|want to|have time to|kann|puedo|peux|posso|kan"
/** Words between the verb and the days. */
const AT = '(?: to the gym| in| it)?(?: on| at| am| los| el| les| le| il| di| op| na| nas| the)?'
/** Days for lifting. A sport or a lift before them has its own days: `I run only on Sundays`. */
const ONLY_BEFORE = new RegExp(
  [
    `(?<!\\p{L})(?:${ALONE})(?: (?:really|ever|ich|ik))?(?: (?:${CAN}))?(?: (?:${TRAIN}))${AT} ?$`,
    `(?:^|[,:(]|(?<!\\p{L})(?:${TRAIN}|days?))(?:${AT})\\s*(?:${ALONE})${AT} ?$`,
    // `I can only Tuesdays`, `ich kann nur dienstags`
    `(?<!\\p{L})(?:${CAN})(?: (?:ich|ik|really))? (?:${ALONE})${AT} ?$`,
    `(?<!\\p{L})(?:training|gym|lifting|workout|available|free) days?(?: (?:are|will be|would be|is))?\\s*[:=(]?(?: (?:${ALONE}))?\\s*$`,
    `(?<!\\p{L})days? (?:that |when )?(?:i|we)(?:['’]?ve)? (?:can|could|have|am|get)[^.]{0,25}? (?:are|is) ?$`,
    `(?<!\\p{L})your (?:stuff|sessions?|program|workouts?|training) (?:would |will |must )?(?:ha(?:ve|s)|needs?) to (?:go|be|fit|happen)${AT} ?$`,
    `(?:^|(?<!\\p{L})(?:i|we|i['’]?m|i am) )(?:(?:can|could|usually|always) )?(?:train|lift|work ?out|go to the gym|free|available)${AT} ?$`,
  ].join('|'),
  'iu',
)
const ONLY_AFTER = /^ (?:only|nur|is all|are all|(?:are|is) the only|works? for me|suits? me)(?!\p{L})/iu
/** `Nur dienstags trainieren` */
const ENDS_ALONE = new RegExp(`(?<!\\p{L})(?:${ALONE})${AT} ?$`, 'iu')
const TRAIN_AFTER = new RegExp(`^ (?:(?:${CAN}|ich|ik) )*(?:${TRAIN})(?!\\p{L})`, 'iu')
/** Nothing but days precedes. */
const BEGINS = new RegExp(`(?:^|[,:(]|(?<!\\p{L})(?:${TRAIN}))${AT}\\s*$`, 'iu')

const NOT = "can(?:['’]?t|not| not)|couldn['’]?t|won['’]?t|don['’]?t|do not|unable to|never"
const WORN = 'exhausted|wiped(?: out)?|knackered|drained|shattered|wrecked|tired|dead|busy|away'
const NEVER_BEFORE = new RegExp(
  [
    `(?<!\\p{L})(?:${NOT})(?: (?:ever|able to))? (?:train|lift|work ?out|exercise|gym|go|come|make it|do anything|get there|get to the gym|do)${AT}(?: any)? ?$`,
    `(?<!\\p{L})no (?:time|gym|training|lifting|workouts?|sessions?|access)(?: for (?:it|the gym|training))?${AT} ?$`,
    `(?<!\\p{L})not (?:free|available|possible)${AT} ?$`,
    '(?:^|[,(]\\s*)nothing on $',
    `(?<!\\p{L})(?:i['’]?m|i am|we['’]?re|gym is|gym['’]?s) (?:always |usually |too |so |completely |totally )?(?:${WORN}|closed|shut)${AT} ?$`,
    `(?:^|[,(]\\s*|(?<!\\p{L})(?:any|every) ?(?:day|time) )(?:but |just )?(?:not|never|except|but)(?: on| for)? ?$`,
    `(?<!\\p{L})(?:no puedo|kann (?:ich )?nicht|ne peux pas|non posso|kan (?:ik )?niet|n[aã]o posso)(?: (?:${TRAIN}))?${AT} ?$`,
  ].join('|'),
  'iu',
)
const NEVER_AFTER = new RegExp(
  [
    `^,? (?:i (?:really )?(?:${NOT})(?: (?:train|lift|make it|go|come|work ?out|do anything|at all))?\\s*(?:$|[,)]))`,
    '^ (?:is|are)(?: usually| always)? (?:out|off limits|no good|impossible|not possible|a no|no go|(?:my |a )?rest days?|for (?:the |my )?family|too busy|busy|full|blocked|off the table)(?!\\p{L})',
    "^ (?:don['’]?t|doesn['’]?t|won['’]?t|do not) work(?!\\p{L})",
    '^ (?:off|rest)\\s*(?:$|[,)])',
    `^,? i(?:['’]?m| am) (?:always |usually |too |so )?(?:${WORN})(?!\\p{L})`,
    '^,? (?:kann ich nicht|no puedo|je ne peux pas|non posso|kan ik niet|n[aã]o posso)(?!\\p{L})',
  ].join('|'),
  'iu',
)

const LEGS = '(?:legs?|quads|hamstrings|lower body|beine|piernas|jambes|gambe|pernas|benen)'
const TIRED =
  '(?:dead|tired|sore|exhausted|fried|cooked|heavy|wrecked|shot|knackered|jelly|toast|trashed|destroyed|smashed|done|gone|useless|spent|m[uü]de|kaputt|muertas|cansadas|mortes|fatigu[ée]{1,2}s|stanche|moe)'
const HARD = '(?:(?:heavy|hard|big|intense|tough|serious|brutal|much) )?'
const NO_LEGS_BEFORE = new RegExp(
  [
    `(?<!\\p{L})${LEGS}(?!\\p{L})[^.;!?\\n]{0,20}?(?<!\\p{L})${TIRED}${AT}(?: by| every)? ?$`,
    `(?<!\\p{L})(?:no|not|never|skip|avoid|without|nothing|(?:${NOT}) (?:do|train|want|put|give me|plan|schedule)) (?:too |so )?(?:my |any )?${HARD}(?:for |on )?(?:my |the )?(?:legs?|lower body)(?: day| days| work| training| stuff| sessions?)?${AT} ?$`,
    `(?<!\\p{L})(?:easy|light|gentle) on (?:my |the )?legs?${AT} ?$`,
  ].join('|'),
  'iu',
)
const NO_LEGS_AFTER = new RegExp(
  `^,? (?:my |die |mis |mes |le mie )?${LEGS}(?!\\p{L})[^.,;!?\\n]{0,20}?(?<!\\p{L})${TIRED}(?!\\p{L})`,
  'iu',
)

/** Characters. The verb stands near its day. */
const FAR = 70

/** Weekdays with a stance, and their position. */
export interface ToldDays extends DayRun {
  as: As
}

/**
 * The weekdays on which the writer can train, cannot train, or cannot train legs. Days of a sport do not
 * count.
 */
export function trainingDaysIn(said: string): ToldDays[] {
  const runs = dayRunsIn(said)
  return [...told(said, runs), ...besideIn(said, runs)].toSorted((one, other) => one.start - other.start)
}

/** `The day after`, `the night before`: beside the days that the text has named last. */
const BESIDE =
  /(?<!\p{L})(?:(?:the|on the) )?(?:day|night|evening|morning|session)s? (after|before|following)(?!\p{L})|(?<!\p{L})(?:right |straight |just |directly )?(after|before) (?=(?:that|it|those|them|the (?:game|match|race|run|practice)|my (?:game|match|race|run|long run|practice)|soccer|football|matches|games)(?!\p{L}))/giu
function besideIn(said: string, runs: readonly DayRun[]): ToldDays[] {
  return [...said.matchAll(BESIDE)].flatMap((found): ToldDays[] => {
    const [start, end] = [found.index, found.index + found[0].length]
    const last = runs.findLast((run) => run.end <= start)
    const before =
      said
        .slice(Math.max(last?.end ?? 0, start - FAR), start)
        .split(SENTENCE_END)
        .at(-1)
        ?.trimStart() ?? ''
    if (!last || !NO_LEGS_BEFORE.test(before)) return []
    const step = /before/i.test(found[1] ?? found[2] ?? '') ? -1 : 1
    const days = WEEKDAYS.filter((_, at) =>
      last.days.some((day) => (WEEKDAYS.indexOf(day) + step + WEEKDAYS.length) % WEEKDAYS.length === at),
    )
    return [{ days, start, end, as: 'no-legs' }]
  })
}

function told(said: string, runs: readonly DayRun[]): ToldDays[] {
  return runs.flatMap((run, index): ToldDays[] => {
    const from = Math.max(runs[index - 1]?.end ?? 0, run.start - FAR)
    const before = said.slice(from, run.start).split(SENTENCE_END).at(-1)?.trimStart() ?? ''
    const after = said.slice(run.end, run.end + FAR).split(SENTENCE_END)[0] ?? ''
    const as = meantBy(before, after)
    return as ? [{ ...run, as }] : []
  })
}

/**
 * Blanks out the weekdays that are already read, so a sport beside them does not claim them. The text keeps
 * its length.
 */
export function withoutDays(said: string, told: readonly ToldDays[]): string {
  const pieces = told.map(({ start, end }, index) => {
    const from = told[index - 1]?.end ?? 0
    return said.slice(from, start) + ' '.repeat(end - start)
  })
  return pieces.join('') + said.slice(told.at(-1)?.end ?? 0)
}

export const daysSaid = (said: string, { as, days, start, end }: ToldDays): Statement => ({
  kind: 'days',
  as,
  days,
  quote: said.slice(start, end),
})
const SENTENCE_END = /[.!?;\n]/

function meantBy(before: string, after: string): As | null {
  if (NO_LEGS_BEFORE.test(before) || NO_LEGS_AFTER.test(after)) return 'no-legs'
  if (NEVER_BEFORE.test(before) || NEVER_AFTER.test(after)) return 'never'
  const isOnly =
    ONLY_BEFORE.test(before) ||
    (ENDS_ALONE.test(before) && TRAIN_AFTER.test(after)) ||
    (ONLY_AFTER.test(after) && BEGINS.test(before))
  return isOnly ? 'only' : null
}
