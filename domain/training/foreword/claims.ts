import { effortIn, rirIn } from '../../program/notation.ts'
import { isLightWeek, printedRows, setsInWeek, type GeneratedProgram } from '../../program/program.ts'
import type { Amounts } from './amounts.ts'
import { daysOf, isUntrueOfDays, type Days } from './days.ts'
import { numbersIn } from './numbers.ts'

/** What the fields of a program say, against which a sentence about all of it is held. */
export interface Facts {
  /** Sets of each whole week, light ones apart. */
  setsOfWeeks: ReadonlySet<number>
  hasLightWeek: boolean
  /** Good reps left, over all rows. */
  leastLeft: number
  mostLeft: number
  /** Ids of what is tested, by week. */
  tests: ReadonlyMap<number, ReadonlySet<string>>
  isTimed: boolean
  testWeeks: ReadonlySet<number>
  /** In kg and lb, by id. */
  starts: ReadonlyMap<string, ReadonlySet<number>>
  weeks: number
  days: Days
}

export function factsOf(program: GeneratedProgram): Facts {
  const { weeks } = program
  const rows = weeks.flatMap(({ workouts }) => workouts.flatMap(printedRows))
  const left = rows.flatMap(({ intensity }) => {
    const effort = effortIn(intensity)
    if (!effort) return []
    const { low, high } = rirIn(effort)
    return [low, high]
  })
  return {
    setsOfWeeks: new Set(weeks.filter((week) => !isLightWeek(week)).map(setsInWeek)),
    hasLightWeek: weeks.some(isLightWeek),
    leastLeft: Math.min(...left),
    mostLeft: Math.max(...left),
    tests: new Map(
      weeks.map(({ weekNumber, workouts }) => [
        weekNumber,
        new Set(
          workouts.flatMap(({ exercises }) =>
            exercises.flatMap(({ isTest, exerciseId }) => (isTest && exerciseId ? [exerciseId] : [])),
          ),
        ),
      ]),
    ),
    isTimed: rows.some(({ facts }) => facts?.firstSet && 'withinSeconds' in facts.firstSet),
    weeks: weeks.length,
    testWeeks: new Set(
      weeks.flatMap((w) =>
        w.workouts.some(({ exercises }) => exercises.some(({ isTest }) => isTest)) ? w.weekNumber : [],
      ),
    ),
    starts: startsOf(program),
    days: daysOf(program),
  }
}

/** The weights of an exercise in the first week that has it. */
function startsOf({ weeks }: GeneratedProgram): Map<string, Set<number>> {
  const starts = new Map<string, Set<number>>()
  for (const { workouts } of weeks) {
    const rows = workouts.flatMap(printedRows)
    for (const [id = '', own] of Map.groupBy(rows, ({ exerciseId }) => exerciseId))
      if (!starts.has(id))
        starts.set(
          id,
          new Set(
            own.flatMap(({ weight, facts }) =>
              [weight, facts?.backOff?.weight].flatMap((each) => (each ? [each.kg, each.lb] : [])),
            ),
          ),
        )
  }
  return starts
}

const ON_ALL_DAYS =
  /\b(?:each|every|all)(?: one)?(?: of)?(?: your| the)?(?: \w+)? (?:days|sessions)\b|\b(?:each|every) (?:day|session)\b/i
const NOTHING_CHANGES =
  /\bnothing changes\b|\bsame weights? (?:for|in|through|throughout) (?:all|every|the whole)\b/i
const CLOCK = /\b(?:against the (?:clock|stopwatch|watch)|timed|on the clock)\b/i
const NONE = /\b(?:no|none|nothing|never|not|nowhere|without)\b/i
const SETS = /\bsets?\b/i
const STAY_SAME = /\b(?:stays?|remains?|keeps?|is|are) (?:\w+ )?(?:same|equal|even|constant|unchanged)\b/i
const SAME_SETS = /\bsame (?:number of )?sets\b/i
const THROUGHOUT = /\b(?:throughout|every week|each week|all|whole)\b/i
const saysSameSets = (sentence: string): boolean =>
  sentence
    .split(/[.;]/)
    .some(
      (clause) =>
        (SETS.test(clause) && STAY_SAME.test(clause)) || (SAME_SETS.test(clause) && THROUGHOUT.test(clause)),
    )
const NO_LIGHT_WEEK =
  /\bno (?:light|easy|easier|lighter) weeks?\b|\bno week is (?:\w+ )?(?:light|eas)|\bwithout a light week\b|\b(?:every|each) week is as (?:hard|heavy)\b|\b(?:loads?|weights?) (?:rises?|grows?|climbs?|goes up) (?:every|each) week\b/i
const OF_LIGHT = /\b(?:light|easy|easier|lighter)\b/i
const ALL_SETS = /\b(?:every|each|all|any|no) (?:\w+ )?sets?\b|\bsets all\b|\beverything\b/i
const AT_LEAST = /\b(?:at least|or more|no fewer than|never fewer|fewer than)\b/i
/** `In the first weeks`, `until week 4` */
const FOR_A_TIME =
  /\b(?:first|begin|beginning|start|week|weeks|sessions?|until|early|now|today|light|hold|push)\b/i
const TEST_IN = /\b(?:tests?|tested|try out)\b/i
const TESTED = /\btest(?:s|ed|ing)?\b/i
const NOTHING_LEFT =
  /(?<!\b(?:not|never|nor) (?:\w+ )?)\b(?:nothing|no(?: good)? reps?|zero(?: reps)?) (?:left|in (?:the tank|reserve|hand))\b/i
const LEFT_OUT_FOR_TIME =
  /\b(?:drop|skip|leave out|leave off|cut|cross out|strike)\b (?:\w+ ){0,3}(?:exercises?|lifts?|rows?|movements?|one)\b/i

/** A sentence about the program as a whole that its fields do not bear out. */
export function isUntrue(
  sentence: string,
  facts: Facts,
  namedIn: (text: string) => readonly (readonly string[])[],
  ofBuyer: readonly string[],
  { together, daysPerWeek }: Pick<Amounts, 'together' | 'daysPerWeek'>,
): boolean {
  const [before, all] = sentence.split(ON_ALL_DAYS)
  const [lift, ...others] = all === undefined || NONE.test(sentence) ? [] : namedIn(before ?? '')
  if (lift && !others.length && !together(lift).days.has(daysPerWeek)) return true
  if (NOTHING_CHANGES.test(sentence)) return true
  if (CLOCK.test(sentence) && NONE.test(sentence) && facts.isTimed) return true
  if (
    saysSameSets(sentence) &&
    (facts.setsOfWeeks.size > 1 || (facts.hasLightWeek && !OF_LIGHT.test(sentence)))
  )
    return true
  if (NO_LIGHT_WEEK.test(sentence) && facts.hasLightWeek) return true
  return (
    LEFT_OUT_FOR_TIME.test(sentence) ||
    (facts.leastLeft > 0 && NOTHING_LEFT.test(sentence)) ||
    isUntrueOfWeeks(sentence, facts) ||
    startsElsewhere(sentence, facts, namedIn(sentence)) ||
    isUntrueOfDays(sentence, facts.days) ||
    leavesOther(sentence, facts) ||
    testsOthers(sentence, facts, namedIn(sentence), ofBuyer)
  )
}

/** `Week 3 is the test week`, `the program runs for twelve weeks` */
function isUntrueOfWeeks(sentence: string, { tests, testWeeks, weeks }: Facts): boolean {
  return sentence.split(/[,;:]/).some((clause) => {
    const told = numbersIn(clause).filter(({ unit }) => unit === 'weeks')
    const named = told.filter(({ isName }) => isName).map(({ value }) => value)
    if (OF_PROGRAM.test(clause) && told.some(({ isName, value }) => !isName && value !== weeks)) return true
    return (
      tests.size > 0 &&
      named.length > 0 &&
      TEST_IN.test(clause) &&
      !named.some((week) => testWeeks.has(week) || week > weeks)
    )
  })
}
function startsElsewhere(
  sentence: string,
  { starts }: Facts,
  [ids = [], ...others]: readonly (readonly string[])[],
): boolean {
  const [, weight] = STARTS_AT.exec(sentence) ?? []
  const own = ids.flatMap((id) => [...(starts.get(id) ?? [])])
  return weight !== undefined && own.length > 0 && !others.length && !own.includes(Number(weight))
}
const STARTS_AT = /\b(?:begins?|starts?) (?:at|with|from) (\d+(?:\.\d+)?) ?(?:kg|lbs?)\b/i
const OF_PROGRAM =
  /\b(?:program|plan|block)s? (?:runs?|lasts?|takes?|goes)(?: for| on| over| only| about)? [a-z0-9]+ weeks\b/i

/** `End every set with 3 good reps left`, where rows go down to one. */
function leavesOther(sentence: string, { leastLeft, mostLeft }: Facts): boolean {
  if (!ALL_SETS.test(sentence) || FOR_A_TIME.test(sentence)) return false
  return numbersIn(sentence).some(
    ({ value, unit }) =>
      unit === 'reps' &&
      LEFT.test(sentence) &&
      (AT_LEAST.test(sentence) ? value > leastLeft : value > leastLeft || value < mostLeft),
  )
}
const LEFT = /\b(?:left(?! out)|reserve|spare|in hand|rir)\b/i

/** A list of tests without that of a lift which the buyer named. */
function testsOthers(
  sentence: string,
  { tests }: Facts,
  groups: readonly (readonly string[])[],
  ofBuyer: readonly string[],
): boolean {
  if (!TESTED.test(sentence)) return false
  const told = numbersIn(sentence).find(({ unit, isName }) => unit === 'weeks' && isName)
  const tested = told && tests.get(told.value)
  if (!tested?.size) return false
  const listed = groups.filter((group) => group.some((id) => tested.has(id)))
  return listed.length > 1 && ofBuyer.some((id) => tested.has(id) && !listed.flat().includes(id))
}
