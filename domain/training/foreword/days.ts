import { entryById } from '../../exercises/catalogue.ts'
import { exerciseTermsIn, LONGEST_NAME, variantsOf } from '../../exercises/exercise-terms.ts'
import type { Muscle } from '../../exercises/vocabulary.ts'
import { wordsOf } from '../../exercises/words.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import { WEEKDAYS } from '../../program/weeks.ts'
import { numbersIn } from './numbers.ts'

/** What a day of the program has, over all weeks. */
interface Day {
  ids: ReadonlySet<string>
  first: ReadonlySet<string>
  last: ReadonlySet<string>
  counts: ReadonlySet<number>
  works: ReadonlySet<Muscle>
  touches: ReadonlySet<Muscle>
}

export interface Days {
  days: readonly Day[]
  weekdays: readonly string[]
  /** Ids by folded names. */
  names: ReadonlyMap<string, string>
}

export function daysOf({ weeks, overview }: GeneratedProgram): Days {
  const names = new Map<string, string>()
  const days = Array.from({ length: overview.daysPerWeek }, (_, at): Day => {
    const lists = weeks.flatMap(({ workouts }) => workouts[at]?.exercises ?? [])
    const own = weeks.map(({ workouts }) => workouts[at]?.exercises ?? [])
    for (const { name, exerciseId = '' } of lists) names.set(wordsOf(name).join(' '), exerciseId)
    const ids = new Set(lists.flatMap(({ exerciseId }) => exerciseId ?? []))
    const entries = [...ids].flatMap((id) => entryById(id) ?? [])
    return {
      ids,
      first: new Set(own.flatMap((rows) => rows.at(0)?.exerciseId ?? [])),
      last: new Set(own.flatMap((rows) => rows.at(-1)?.exerciseId ?? [])),
      counts: new Set(own.map((rows) => rows.length)),
      works: new Set(entries.flatMap(({ primary }) => primary)),
      touches: new Set(entries.flatMap(({ primary, secondary }) => [...primary, ...secondary])),
    }
  })
  return { days, weekdays: overview.weekdays ?? [], names }
}

const LEGS: readonly Muscle[] = ['quads', 'hamstrings', 'glutes', 'calves', 'adductors', 'abductors']
const CORE: readonly Muscle[] = ['core']
/** By folded words. */
const PARTS: Readonly<Record<string, readonly Muscle[]>> = {
  leg: LEGS,
  'lower body': LEGS,
  arm: ['biceps', 'triceps', 'forearms'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  shoulder: ['front-delts', 'side-delts', 'rear-delts'],
  chest: ['chest'],
  back: ['back', 'traps', 'lower-back'],
  core: CORE,
  trunk: CORE,
  ab: CORE,
  glute: ['glutes'],
  hamstring: ['hamstrings'],
  quad: ['quads'],
  calf: ['calves'],
}

/** A clause in folded words, with DAY, LIFT and PART where it names some. */
interface Marked {
  text: string
  days: readonly number[]
  lifts: readonly (readonly string[])[]
  parts: readonly (readonly Muscle[])[]
}

const CLAUSES = /[,;:]| (?:but|while|so|because|since|then) /
const IS_NUMBER = /^(?:\d+|one|two|three|four|five|six|seven)$/
const JOINS = /^(?:and|or|to)$/
const ALL_DAYS =
  /^(?:each|every|all)(?: of)?(?: the| your)?(?: one| two| three| four| five| six)? (?:day|session)$/
const LONGEST_ALL = 5

function marked(clause: string, { days, weekdays, names }: Days): Marked {
  const words = wordsOf(clause.replace(WEEKDAY, (said, start: string) => dayNamed(said, start)))
  const families = exerciseTermsIn(clause)
  const found = { days: [] as number[], lifts: [] as string[][], parts: [] as (readonly Muscle[])[] }
  const text: string[] = []
  for (let at = 0; at < words.length;) {
    const to = dayTo(at) ?? liftTo(at) ?? partTo(at)
    if (to === undefined) text.push(words[at] ?? '')
    at = to ?? at + 1
  }
  return { text: ` ${text.join(' ')} `, ...found }

  function dayNamed(said: string, start: string): string {
    const at = weekdays.findIndex((each) => start.toLowerCase().startsWith(each))
    return at < 0 ? said : `day ${at + 1}`
  }

  function dayTo(from: number): number | undefined {
    for (let length = LONGEST_ALL; length > 1; length--)
      if (ALL_DAYS.test(words.slice(from, from + length).join(' '))) {
        found.days.push(...days.map((_, index) => index + 1))
        text.push('DAY')
        return from + length
      }
    if (words[from] !== 'day' || !IS_NUMBER.test(words[from + 1] ?? '')) return undefined
    let to = from + 1
    while (IS_NUMBER.test(words[to] ?? '')) {
      found.days.push(numbersIn(words[to] ?? '')[0]?.value ?? 0)
      to++
      const next = words[to + 1] === 'day' ? to + 2 : to + 1
      if (JOINS.test(words[to] ?? '') && IS_NUMBER.test(words[next] ?? '')) to = next
    }
    text.push('DAY')
    return to
  }

  function liftTo(from: number): number | undefined {
    for (let length = LONGEST_NAME + 2; length > 0; length--) {
      const run = words.slice(from, from + length).join(' ')
      const id = names.get(run)
      const family = id === undefined && families.find((each) => each.join(' ') === run)
      const ids = id !== undefined ? [id] : family ? variantsOf(family).map((each) => each.id) : []
      const own = ids.filter((each) => days.some((day) => day.ids.has(each)))
      if (!own.length) continue
      found.lifts.push(own)
      text.push('LIFT')
      return from + length
    }
    return undefined
  }

  function partTo(from: number): number | undefined {
    for (const length of [2, 1]) {
      const part = PARTS[words.slice(from, from + length).join(' ')]
      if (!part || words[from - 1] === 'lower' || words[from - 1] === 'upper') continue
      found.parts.push(part)
      text.push('PART')
      return from + length
    }
    return undefined
  }
}
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})(?:day|sday|nesday|rsday|urday)s?\\b`, 'gi')

/** `Until day 3`: says of another time. */
const OTHER_TIME = / (?:until|till|before|after|since|from|than|like|between|toward) DAY /
const NEGATION = '(?:no|without|nothing|none|never|not|neither|nor|free of|spare|skip|omit|leave out)'
/** A claim of less: `no heavy legs`. */
const WEAKER =
  'heavy|hard|more|much|only|just|other|second|third|extra|new|long|max|deep|single|fresh|tired|far|too|as|rush|let|hold|on|in|at|by|with|through|from|after|need|ask|lose|lift'
const BETWEEN = `(?: (?!(?:${WEAKER}) )[a-z0-9]+)`
const NO_PART = new RegExp(
  ` ${NEGATION}(?: (?:on|in) DAY)?${BETWEEN}{0,4} PART | leave${BETWEEN}{0,2} PART out | DAY leave${BETWEEN}{0,2} PART | PART (?:is|are|stay) (?:out|missing|absent|left out) `,
)
const NO_LIFT = / (?:no|without|nor|neither|lack|skip|omit)(?: (?:your|the|any|an?))? LIFT /
const DENIES = new RegExp(` ${NEGATION} `)
const HAS_PART =
  / DAY (?:is|are|train|work|has|have|hit|cover|build|bring)(?: (?:for|all|your|the|about|on|of|only|both)){0,3} PART | PART(?: work)? (?:is|are|come|stand|get train|sit|wait|belong)(?: (?:up|in|back|on|to|for|only|you|train|both)){0,3} DAY /
const ONLY = / (?:only(?: on| in)? DAY|DAY (?:only|alone)) /
const NOWHERE =
  / (?:no (?:exercise|lift|row|day|session|set|machine|week)|nothing)(?: [a-z0-9]+){0,3} (?:use|train|work|load|involve|hit|build|touch)(?: (?:your|the|any)){0,2} PART | PART (?:get|has|have|receive) (?:no|none|nothing)(?: (?:direct|own))?(?: (?:work|set|exercise|training|attention))?(?: here| at all)? $/
const OPENS =
  / LIFT (?:open|lead|start|begin) DAY | DAY (?:open|start|begin|lead)(?: with)?(?: (?:your|the|an?))? LIFT /
const CLOSES =
  / LIFT (?:close|finish|end) DAY | DAY (?:close|finish|end)(?: with)?(?: (?:your|the|an?))? LIFT /
const COUNT = / DAY (?:has|have|hold|is|are)(?: (?:only|just))? ([a-z0-9]+) exercise /

/** A sentence about days and parts of the body that the rows do not bear out. */
export function isUntrueOfDays(sentence: string, all: Days): boolean {
  return sentence.split(CLAUSES).some((clause) => {
    const { text, days, lifts, parts } = marked(clause, all)
    const named = days.flatMap((each) => all.days[each - 1] ?? [])
    const works = (day: Day) => parts.some((part) => part.some((each) => day.works.has(each)))
    if (parts.length && NOWHERE.test(text)) return (named.length ? named : all.days).some(works)
    if (!named.length || named.length < days.length || OTHER_TIME.test(text)) return false
    const others = all.days.filter((day) => !named.includes(day))
    const has = (day: Day) => lifts.some((ids) => ids.some((id) => day.ids.has(id)))
    const isAt = (end: 'first' | 'last') => (day: Day) =>
      lifts.some((ids) => ids.some((id) => day[end].has(id)))
    const [, count = ''] = COUNT.exec(text) ?? []
    const [counted] = numbersIn(count)
    if (counted && named.some(({ counts }) => !counts.has(counted.value))) return true
    if (OPENS.test(text) && !named.every(isAt('first'))) return true
    if (CLOSES.test(text) && !named.every(isAt('last'))) return true
    if (lifts.length && NO_LIFT.test(text)) return named.some(has)
    if (lifts.length === 1 && !parts.length && ONLY.test(text)) return others.some(has)
    if (!parts.length || lifts.length) return false
    if (NO_PART.test(text)) return named.some(works)
    if (ONLY.test(text) && others.some(works)) return true
    const touched = (day: Day) => parts.every((part) => part.some((each) => day.touches.has(each)))
    return !DENIES.test(text) && HAS_PART.test(text) && !named.every(touched)
  })
}
