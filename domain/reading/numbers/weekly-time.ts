const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const HOURS = `(?<hours>\\d{1,2}(?:[.,]5)?|${NUMBERS.join('|')})(?<half> and a half)? ?(?:hours?|hrs?|h)`
const A_WEEK = ' ?(?:an?|per|each|every|/) ?(?:week|wk)'
const MOST =
  "(?:max(?:imum)?(?: of)?|at (?:the )?most|more than|only(?: have)?|just(?: have)?|up to|limited to|longer than|i have|i[’']ve got|i got)"
const WEEKLY = [
  `(?<!\\p{L})${MOST}(?: about| around)? ${HOURS}${A_WEEK}(?!\\p{L})`,
  `(?<![\\d.,\\p{L}])${HOURS}${A_WEEK},? (?:max|tops|at (?:the )?most|is (?:all|the most|my limit)|(?:in )?total)(?!\\p{L})`,
].map((each) => new RegExp(each, 'iu'))
/** Hours of other things: `I ride 6 hours a week at most`. */
const OF_OTHER_THINGS =
  /(?<!\p{L})(?:run|ride|riding|cycl|bik|swim|climb|work(?!s? ?out)|play|practi[cs]|class|football|soccer|yoga|judo|sport|shift|stud|cardio|walk|sleep|drive|commut|already)\p{L}*/iu
const FEWER = /(?<!\p{L})(?:want|need|could|can|do|did|used to)(?: \p{L}+){0,2} more than/iu

/** The most minutes a week that somebody has for the whole program: 180 for `max three hours a week`. */
export function weeklyMinutesIn(said: string): number | null {
  for (const sentence of said.split(/[!?;\n]|\.(?!\d)/)) {
    const found = WEEKLY.map((each) => each.exec(sentence)).find((each) => each !== null)
    const { hours = '', half } = found?.groups ?? {}
    if (!found || OF_OTHER_THINGS.test(sentence.slice(0, found.index)) || FEWER.test(sentence)) continue
    const spelt = NUMBERS.indexOf(hours.toLowerCase())
    return 60 * ((spelt < 0 ? Number(hours.replace(',', '.')) : spelt + 1) + (half ? 0.5 : 0))
  }
  return null
}
