import type { Exercise } from './program.ts'
import type { RowFacts, Rung, SpecialWeek, Step, WarmUp } from './row-facts.ts'
import { lbFromKg } from './units.ts'

export interface ParsedNote {
  weight?: NonNullable<Exercise['weight']>
  restSeconds?: number
  swaps?: string[]
  elsewhere?: NonNullable<Exercise['elsewhere']>
  facts: RowFacts
}

type Groups = Readonly<Record<string, string | undefined>>
type Told = Partial<Omit<ParsedNote, 'facts'>> & { facts?: RowFacts }

const KG = String.raw`(?<kg>\d{1,4}(?:\.\d{1,2})?) kg(?: \((?<lb>\d{1,4}(?:\.\d{1,2})?) lb\))?`

/** `+2.5 kg each time` says only that it comes more than once a week. */
const TWICE = 2

const FORMS: readonly (readonly [form: RegExp, read: (groups: Groups) => Told])[] = [
  [
    new RegExp(`Weight (?<about>about )?${KG}(?<each> each)?(?:, (?<percent>\\d{1,3})%)?\\.`),
    ({ about, each, percent, ...weight }) => ({
      weight: {
        ...weightOf(weight),
        ...(percent !== undefined && { percent: Number(percent) }),
        ...(about && { isEstimate: true }),
        ...(each && { isEach: true }),
      },
    }),
  ],
  [
    /(?<share>\d{1,2})% of your usual weight for these reps\./,
    ({ share }) => ({ facts: { share: Number(share) } }),
  ],
  [/(?<share>\d{1,2})% of your last trial\./, ({ share }) => ({ facts: { trialShare: Number(share) } })],
  [/Rest (?<rest>\d{1,4}) s\./, ({ rest }) => ({ restSeconds: Number(rest) })],
  [/In turn with (?<name>[^.:]{1,60})\./, ({ name }) => ({ facts: { inTurnWith: name } })],
  [/Warm up with (?<how>[^.A-Z]{1,200})\./, ({ how = '' }) => ({ facts: { warmUp: warmUpIn(how) } })],
  [
    /Elsewhere: (?<name>[^.:,]{1,60}), (?<reps>[^.:,]{1,20})\./,
    ({ name = '', reps = '' }) => ({ elsewhere: { name, reps } }),
  ],
  [/Swap: (?<swaps>[^.:]{1,200})\./, ({ swaps = '' }) => ({ swaps: swaps.split(' or ') })],
  [
    /[+](?<percent>\d{1,3})% on (?<since>last week|week 1)\./,
    ({ percent, since }) =>
      stepped({ of: 'share', percent: Number(percent), since: since === 'week 1' ? since : 'last week' }),
  ],
  [
    /(?<percent>\d{1,3})% (?<how>more|less) than before the deload\./,
    ({ percent, how }) =>
      stepped({
        of: 'share',
        percent: Number(percent) * (how === 'less' ? -1 : 1),
        since: 'before the deload',
      }),
  ],
  [/Your weight before the deload\./, () => stepped({ of: 'share', percent: 0, since: 'before the deload' })],
  [/One more of the sets with the next size\./, () => stepped({ of: 'sets' })],
  [
    /[+]1 rep(?: or (?:(?<size>the next size)|[+](?<kg>\d{1,3}(?:\.\d{1,2})?) kg))? on last week\./,
    ({ size, kg }) =>
      stepped({ of: 'reps', or: size ? 'next size' : kg === undefined ? null : { kg: Number(kg) } }),
  ],
  [
    /[+](?<kg>\d{1,3}(?:\.\d{1,2})?) kg(?:(?<each> each time)|(?: each time, so [+](?<all>\d{1,3}(?:\.\d{1,2})?) kg)? on last (?<last>week|time))\./,
    ({ kg, each, all = kg, last }) =>
      stepped({
        of: 'weight',
        kg: Number(kg),
        timesAWeek: each ? TWICE : Math.round(Number(all) / Number(kg)),
        hasLastWeek: last !== 'time',
      }),
  ],
  [
    new RegExp(
      `Top set: (?<reps>\\d{1,2})\\+, stop with (?<rir>\\d) left, then (?<sets>\\d) sets? (?:(?<less>\\d{1,2})% lighter|at ${KG}(?<each> each)?)\\.`,
    ),
    ({ reps, rir, ...backOff }) => ({
      facts: {
        firstSet: { of: 'top set', reps: Number(reps), rir: Number(rir) },
        backOff: backOffOf(backOff),
      },
    }),
  ],
  [
    /(?<what>Trial|Test): first set, as many good reps as you can in (?<seconds>\d{1,4}) s, stop with (?<rir>\d) left; short breaks at the top are fine\./,
    ({ what, seconds, rir }) => {
      const asked = { rir: Number(rir), withinSeconds: Number(seconds) }
      return {
        facts: {
          firstSet:
            what === 'Trial' ? { of: 'trial', ...asked } : { of: 'test', ...asked, asLastWeek: false },
        },
      }
    },
  ],
  [
    /Trial: first set, as many good reps as you can, stop with (?<rir>\d) left\./,
    ({ rir }) => ({ facts: { firstSet: { of: 'trial', rir: Number(rir) } } }),
  ],
  [
    new RegExp(
      `Test: (?<last>last week’s weight, )?AMRAP, stop with (?<rir>\\d) reps? left(?: in the first set|, then (?<sets>\\d) sets? (?:(?<less>\\d{1,2})% lighter|at ${KG}(?<each> each)?))\\.`,
    ),
    ({ last, rir, ...backOff }) => ({
      facts: {
        firstSet: { of: 'test', rir: Number(rir), asLastWeek: last !== undefined },
        ...(backOff['sets'] !== undefined && { backOff: backOffOf(backOff) }),
      },
    }),
  ],
  [
    /Last set: up to (?<reps>\d{1,3}) reps, stop with (?<rir>\d) left\./,
    ({ reps, rir }) => ({ facts: { lastSet: { upToReps: Number(reps), rir: Number(rir) } } }),
  ],
  [
    /Before each set: (?<reps>\d) reps? of (?<name>[^.:,]{1,60}), without help\./,
    ({ reps, name = '' }) => ({ facts: { beforeEachSet: { name, reps: Number(reps) } } }),
  ],
  [new RegExp(`Begin with ${KG}\\.`), (weight) => ({ facts: { beginWith: weightOf(weight) } })],
  [/Each side\./, () => ({ facts: { isEachSide: true } })],
  [
    /Left (?<left>R(?:IR|PE) \d), right (?<right>R(?:IR|PE) \d)\./,
    ({ left = '', right = '' }) => ({ facts: { sides: { left, right } } }),
  ],
  [
    /Ladder each set: (?<rungs>\d(?:, \d){0,9}) a side\./,
    ({ rungs = '' }) => ({ facts: { rungs: rungs.split(', ').map(Number) } }),
  ],
  [
    /Deload: (?:(?<size>one size)|10 percent) lighter than last week, so easier than it says\./,
    ({ size }) => special({ of: 'deload', by: size ? 'one size' : 'tenth' }),
  ],
  [/Deload: only the fewest reps of the range\./, () => special({ of: 'deload', by: 'fewest reps' })],
  [/Deload: keep it easy\./, () => special({ of: 'deload', by: 'effort' })],
  [
    /Deload: the printed weight is lighter than last week’s\./,
    () => special({ of: 'deload', by: 'printed' }),
  ],
  [
    /Taper: (?<same>the same weight, )?less work\./,
    ({ same }) => special({ of: 'taper', keepsWeight: same !== undefined }),
  ],
  [
    /Go on with your weight before the deload(?<fewer>, for 1 rep fewer)?\./,
    ({ fewer }) => special({ of: 'comeback', to: fewer ? 'weight for 1 rep fewer' : 'weight' }),
  ],
  [
    /Go on with the weight and reps of the week before the deload\./,
    () => special({ of: 'comeback', to: 'weight and reps' }),
  ],
  [/Start above your week 1 weight\./, () => special({ of: 'comeback', to: 'above week 1' })],
  [/Last week’s weight at most: the test is on another day\./, () => special({ of: 'beside test' })],
  [
    /(?<unit>Seconds|Reps) start over: (?:(?<before>your weight before the deload)|last week’s weight), and one step more if that stayed at its effort\./,
    ({ unit, before }) =>
      special({
        of: 'start over',
        unit: unit === 'Seconds' ? 'seconds' : 'reps',
        afterDeload: before !== undefined,
      }),
  ],
  [
    /(?<how>New|Changed) from this week(?:: begin as in week 1)?\./,
    ({ how }) => special({ of: 'begins', ...(how === 'Changed' && { isKnown: true }) }),
  ],
]

const stepped = (step: Step): Told => ({ facts: { step } })
const special = (week: SpecialWeek): Told => ({ facts: { special: week } })

const weightOf = ({ kg, lb }: Groups): { kg: number; lb: number } => ({
  kg: Number(kg),
  lb: lb === undefined ? Math.round(lbFromKg(Number(kg))) : Number(lb),
})

function backOffOf({ sets, less, each, ...weight }: Groups): NonNullable<RowFacts['backOff']> {
  return {
    sets: Number(sets),
    ...(less !== undefined && { percentLighter: Number(less) }),
    ...(weight['kg'] !== undefined && { weight: { ...weightOf(weight), ...(each && { isEach: true }) } }),
  }
}

const SHARES =
  /^\d sets? at (?<percents>\d{2}%(?:(?:, | and )\d{2}%){0,2}) of your working weight(?<find>, once you know it)?$/
const ONE_SIZE = new RegExp(`^1 easy set with ${KG}$`)

/** Reads the weights, which differ between the units. Other words stay as they are. */
function warmUpIn(how: string): WarmUp {
  const size = ONE_SIZE.exec(how)?.groups
  if (size) return { by: 'size', ...weightOf(size) }
  const shares = SHARES.exec(how)?.groups
  if (shares) {
    const percents = [...(shares['percents'] ?? '').matchAll(/\d+/g)].map(Number)
    return { by: 'shares', percents, ...(shares['find'] && { isToFind: true }) }
  }
  const [, kg, lb] = /^(\d{1,4} kg × \d[\d×, ]{0,60}) \((\d{1,4} lb × \d[\d×, ]{0,60})\)$/.exec(how) ?? []
  if (kg === undefined || lb === undefined) return { by: 'words', words: how }
  return { by: 'weights', kg: ladderIn(kg), lb: ladderIn(lb) }
}

const ladderIn = (ladder: string): Rung[] =>
  ladder.split(', ').map((rung): Rung => {
    const [weight, reps] = rung.split(/(?: kg| lb)? × /).map(Number)
    return [weight ?? 0, reps ?? 0]
  })

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?]) /)
    .map((one) => one.trim())
    .filter(Boolean)

/** Reads notes stored before rows had facts, and those under review. What is not ours becomes words. */
export function parseNote(note: string): ParsedNote {
  const parsed: ParsedNote = { facts: {} }
  let rest = note
  for (const [form, read] of FORMS) {
    const found = form.exec(rest)
    if (!found) continue
    const { facts, ...told } = read(found.groups ?? {})
    Object.assign(parsed, told)
    Object.assign(parsed.facts, facts)
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  const words = sentencesIn(rest.replace(/ +/g, ' '))
  if (words.length) parsed.facts.words = words
  return parsed
}
