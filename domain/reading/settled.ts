import { entryById } from '../exercises/catalogue.ts'
import type { Statement } from './statement.ts'

/** Injuries that may be quiet for good, while what they rule out for the spine or the joint still holds. */
const MAY_SETTLE: readonly string[] = ['disc', 'sciatica']
const LONG_AGO =
  /(?<!\p{L})(?:(?:(?<!\d)\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|several|some|many) (?:years?|yrs?)(?: (?:ago|back))?|years ago|last year|vor (?:(?<!\d)\d{1,3}|einem|zwei|drei|vier|fünf|ein paar|einigen) jahren?|hace (?:(?<!\d)\d{1,3}|un|dos|tres) años?|il y a (?:(?<!\d)\d{1,3}|un|deux|trois) ans?|(?<!\d)\d{1,3} anni fa|(?:in|since|back in) ?['’]?(?:19|20)?\d\d)(?!\p{L})/iu
const NO_SYMPTOMS =
  /(?<!\p{L})(?:beschwerdefrei|schmerzfrei|symptom.?free|symptomless|asymptomatic|pain.?free|(?:no|without|zero)(?: more| any| real)? (?:pain|symptoms?|issues?|problems?|trouble|complaints?)|never (?:hurts?|bothers?)|does(?:n['’]?t| not) hurt|all good|(?:fine|good|quiet|settled)(?: again)?(?: ever)? (?:now|since)|sin (?:dolor|molestias)|sans douleur|senza dolore)(?!\p{L})/iu
const LOADS_IT: readonly string[] = [
  'deadlift',
  'romanian-deadlift',
  'trap-bar-deadlift',
  'squat',
  'back-squat',
  'front-squat',
  'good-morning',
  'barbell-row',
  'kettlebell-swing',
  'bench-press',
  'overhead-press',
  'pull-up',
  'dip',
]

const loadsIt = (what: string): boolean => LOADS_IT.includes(what) || entryById(what)?.main === true

/**
 * An injury of years ago that is free of symptoms, or that its owner loads again, is quiet: its joint is not
 * spared any more. What its condition rules out stays out.
 */
export function withSettled(statements: readonly Statement[], said: string): Statement[] {
  const isLoaded = statements.some((each) => each.kind === 'allow' && loadsIt(each.what))
  const settled = new Set<string>()
  const told = statements.map((each): Statement => {
    if (each.kind !== 'condition' || !MAY_SETTLE.includes(each.what)) return each
    const at = said.indexOf(each.quote)
    const [own = '', next = ''] = said.slice(at).split(SENTENCE_END)
    const sentence = (said.slice(0, at).split(SENTENCE_END).at(-1) ?? '') + own
    if (!LONG_AGO.test(sentence) || !(isLoaded || NO_SYMPTOMS.test(`${sentence}. ${next}`))) return each
    settled.add(each.quote)
    return { ...each, quiet: true }
  })
  return told.filter((each) => !(each.kind === 'pain' && settled.has(each.quote)))
}
const SENTENCE_END = /[.!?;\n]/
