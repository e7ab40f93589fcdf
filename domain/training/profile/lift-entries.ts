import { isName, senseOf, termsIn } from '../../reading/words/find-terms.ts'
import type { Lift } from '../../reading/lexicon/lifts.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { exerciseTermsIn, IMPLEMENT_WORDS, variantsOf } from '../../exercises/exercise-terms.ts'
import { spokenLift } from '../../exercises/spoken-lift.ts'
import type { Pattern } from '../../exercises/vocabulary.ts'
import { wordsOf } from '../../exercises/words.ts'

type Is = (entry: CatalogueEntry) => boolean

const called =
  (name: RegExp, ...patterns: Pattern[]): Is =>
  (entry) =>
    name.test(entry.name) && (patterns.length === 0 || patterns.includes(entry.pattern))
const either =
  (...some: Is[]): Is =>
  (entry) =>
    some.some((is) => is(entry))
const both =
  (one: Is, other: Is): Is =>
  (entry) =>
    one(entry) && other(entry)
const of = (...patterns: Pattern[]): Is => called(/./, ...patterns)
/** The catalogue has no such exercise. */
const none: Is = () => false

/**
 * The exercises that people mean by a lift, as narrowly as they mean it. A ban on curls does not include leg
 * curls.
 */
const IS: Readonly<Record<Lift, Is>> = {
  squat: either(called(/Squat/, 'squat', 'knee-extension', 'jump'), called(/Cossack/)),
  'back-squat': called(/^Barbell (Back|Pause|Box) Squat/),
  'front-squat': called(/Front Squat/),
  'goblet-squat': called(/Goblet Squat/),
  'hack-squat': called(/Hack Squat/),
  'pistol-squat': called(/Pistol/),
  'box-squat': called(/Box Squat/),
  'split-squat': called(/Split Squat/),
  'bulgarian-split-squat': called(/Bulgarian/),
  lunge: called(/Lunge/),
  'walking-lunge': called(/Walking Lunge/),
  'step-up': called(/Step-Up/),
  'leg-press': called(/Leg Press|Single-Leg Press/, 'squat'),
  'leg-extension': called(/Leg Extension|Single-Leg Extension/),
  'leg-curl': called(/Leg Curl/),
  'nordic-curl': called(/^Nordic/),
  deadlift: called(/Deadlift|Rack Pull/),
  'romanian-deadlift': called(/Romanian/),
  'sumo-deadlift': called(/Sumo Deadlift/),
  'trap-bar-deadlift': called(/Trap-Bar Deadlift/),
  'rack-pull': called(/Rack Pull/),
  'good-morning': called(/Good Morning/),
  'hip-thrust': called(/Hip Thrust/),
  'glute-bridge': called(/Glute Bridge/),
  'kettlebell-swing': called(/Swing/),
  'back-extension': called(/^Back Extension/),
  'calf-raise': (entry) => entry.pattern === 'calf' && !/Tibialis/.test(entry.name),
  'hip-abduction': of('hip-abduction'),
  'hip-adduction': of('hip-adduction'),
  'bench-press': called(/Bench Press|Smith Machine Incline/),
  'incline-press': both(called(/Incline/, 'horizontal-push'), called(/Press/)),
  'dumbbell-press': both(called(/Dumbbell/), called(/(Bench|Squeeze|Grip Dumbbell) Press/)),
  'floor-press': called(/Floor Press/),
  'chest-press-machine': both(called(/Machine/), called(/Chest Press/)),
  'push-up': called(/Push-Up/),
  dip: called(/\bDip\b/),
  'chest-fly': called(/Fly|Pec Deck/, 'chest-fly'),
  'overhead-press': called(/Press$/, 'vertical-push'),
  'push-press': called(/Push Press/),
  'arnold-press': called(/Arnold/),
  'lateral-raise': called(/Lateral Raise/),
  'front-raise': of('front-raise'),
  'rear-delt-fly': called(/Reverse Fly/),
  'face-pull': called(/Face Pull/),
  'upright-row': called(/Upright Row/),
  row: called(/Row$/, 'horizontal-pull'),
  'barbell-row': called(/^(Barbell|Pendlay|Underhand Barbell).* ?Row$/, 'horizontal-pull'),
  'dumbbell-row': both(called(/Dumbbell|Renegade/), called(/Row$/, 'horizontal-pull')),
  'cable-row': called(/Cable Row/),
  'inverted-row': called(/Inverted Row|Suspension Row/),
  'pull-up': called(/(Pull|Chin)-Up/),
  'chin-up': called(/Chin-Up/),
  'lat-pulldown': called(/Pulldown/, 'vertical-pull'),
  pullover: called(/Pullover/),
  shrug: of('shrug'),
  curl: of('curl'),
  'hammer-curl': called(/Hammer Curl/),
  'preacher-curl': called(/Preacher/),
  'triceps-extension': called(/Extension|Skull Crusher/, 'elbow-extension'),
  'skull-crusher': called(/Skull Crusher/),
  pushdown: called(/Pushdown/),
  'wrist-curl': called(/Wrist Curl/),
  plank: called(/Plank/),
  'side-plank': called(/Side Plank|Copenhagen/),
  crunch: called(/Crunch/, 'trunk-flexion'),
  'sit-up': called(/Sit-Up|V-Up/),
  'leg-raise': called(/(Leg|Knee) Raise/, 'trunk-flexion'),
  'russian-twist': called(/Russian Twist/),
  'ab-wheel': called(/Ab Wheel/),
  'dead-bug': called(/Dead Bug/),
  carry: of('carry'),
  burpee: called(/Burpee/),
  'mountain-climber': none,
  'box-jump': called(/Box Jump/),
  'jump-squat': called(/Jump Squat/),
  clean: none,
  snatch: none,
  'turkish-get-up': none,
  handstand: called(/Handstand/),
  'muscle-up': none,
  thruster: none,
  'wall-sit': called(/Wall Sit/),
  running: none,
  cycling: none,
  'rowing-machine': none,
  cardio: none,
}

/** Names of variants without a tool. Who says `barbell curls flare it up` may mean any curl. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  CATALOGUE.map(({ name }) => wordsOf(name))
    .filter((words) => !words.some((word) => word !== 'bodyweight' && IMPLEMENT_WORDS.has(word)))
    .map((words) => words.join(' ')),
)
const isStanding: Is = ({ positions }) => positions.includes('standing')

/** A named lift: the exercises that it means, and our words for it. */
export interface NamedLift {
  entries: readonly CatalogueEntry[]
  /** Our words, plural. Never the buyer's text. */
  spoken: string
}

/**
 * The exercises that a lift means, as exactly as stated: `barbell squats` means those with a barbell.
 * @param quote - the buyer's words for the lift
 */
export function namedLift(lift: Lift, quote: string): NamedLift {
  const family = CATALOGUE.filter(IS[lift])
  const onFeet = /\bstanding\b/i.test(quote) ? family.filter(isStanding) : []
  if (onFeet.length) return { entries: onFeet, spoken: `standing ${spokenLift(lift.replaceAll('-', ' '))}` }
  const narrower = (isJustItsName(lift, quote) ? [] : exerciseTermsIn(quote))
    .map((term) => ({ term, entries: variantsOf(term).filter((entry) => family.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0 && entries.length < family.length)
  const [first] = narrower
  return first
    ? { entries: first.entries, spoken: spokenLift(first.term.join(' ')) }
    : { entries: family, spoken: spokenLift(lift.replaceAll('-', ' ')) }
}

/**
 * `side raises` means all lateral raises, even if they are an alias of one exercise. So does `side raises hurt`.
 * `Knee push-ups` are the one exercise of that name.
 */
function isJustItsName(lift: Lift, quote: string): boolean {
  const words = wordsOf(quote).join(' ')
  if (OWN_NAMES.has(words) && words !== wordsOf(lift.replaceAll('-', ' ')).join(' ')) return false
  const { terms, tokens } = termsIn(quote)
  const [only, ...others] = terms.filter(isName)
  const known = terms.reduce((sum, { from, to }) => sum + to - from, 0)
  return !!only && !others.length && known === tokens.length && senseOf(only, 'lift') === lift
}
