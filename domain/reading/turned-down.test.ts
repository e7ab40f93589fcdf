import { describe, expect, it } from '@jest/globals'
import { readByRule } from './read-by-rule.ts'
import type { Field } from './statement.ts'
import { inYear } from '../../dev/testkit/today.ts'

const said = (text: string, field: Field, ...kinds: readonly string[]) =>
  readByRule(text, field, inYear(2026))
    .flatMap((each) => (kinds.includes(each.kind) && 'what' in each ? [each.what] : []))
    .toSorted()

/** Texts as buyers write them, and what each one leaves out. */
const OUT: readonly (readonly [string, string])[] = [
  [
    "What I can't stand: anything where I have to jump, anything with the word mountain in it, and lunges, in any direction",
    'jumps lunge',
  ],
  ['Ceiling is low so I cannot press standing or jump', 'jumps overhead-press'],
  ['burpees are off the menu for me, sorry', 'burpee'],
  ['pull-ups are out until the elbow calms down', 'pull-up'],
  ['lunges have to go, sorry', 'lunge'],
  ['crunches and sit ups should be avoided because of diastasis', 'crunch sit-up'],
  ["running isn't for me", 'running'],
  ['I gave up on overhead pressing', 'overhead-press'],
  ['done with squats, 20 years is enough', 'squat'],
  ["I've had it with deadlifts", 'deadlift'],
  ['taking a break from overhead press', 'overhead-press'],
  ["if I see a single lunge I'll cry", 'lunge'],
  ['squats, lunges, leg press: none of them please', 'leg-press lunge squat'],
  ['I can handle anything, bar lunges', 'lunge'],
  ["physio OK'd all but running and jumping", 'jumps running'],
  ['deads wreck my low back every time', 'deadlift'],
  ['dips give me sternum pain', 'dip'],
  ['✅ rows, curls ❌ dips, pushups', 'dip push-up'],
  ['squats 👍 deadlifts 👎', 'deadlift'],
  ['dev. mil. interdit par le kiné', 'overhead-press'],
  ['gli affondi non li sopporto', 'lunge'],
  ['Kreuzheben geht nicht wegen Bandscheibe', 'deadlift'],
  ['las sentadillas las tengo prohibidas', 'squat'],
  ['hardlopen is niks voor mij', 'running'],
  ['nothing where my head is below my waist', 'upside-down'],
  ['low impact only, I live upstairs', 'jumps'],
  ['nothing heavy on my back, compression fracture T8', 'back-squat'],
  ['single-leg RDLs are a no, I fall over', 'one-leg'],
  ['swap barbell bench for dumbbells', 'bench-press'],
  ['my surgeon ruled out squatting and running for good', 'running squat'],
  ["happy to squat and press, deadlifts I'd leave", 'deadlift'],
  ['no cardio needed, i cycle to work', 'cardio'],
  ['One-legged stuff makes me wobble, so leave that', 'one-leg'],
  ['i leak when i jump so none of that', 'jumps'],
  ['side raises + upright rows = ouch', 'lateral-raise upright-row'],
  ['it hurts when i do dips so ive stoped them', 'dip'],
  ['NO SPLIT SQAUTS', 'split-squat'],
  ['cant run or skip rope', 'jumps running'],
  ['no head-below-hips stuff', 'upside-down'],
  ["arms don't go higher than my ears so nothing over head", 'overhead'],
  ['keine Kniebeugen mit der Stange auf dem Rücken', 'back-squat'],
  ['bitte nichts bis zum Muskelversagen', 'failure'],
  ['nothing that gets dropped please', 'noise'],
  ['keep me seated, standing exercises do me in', 'standing'],
  ['no squats, leg press and lunges are fine', 'squat'],
  ['used to love pullups, cant do them now', 'pull-up'],
  ['upper body no problem, just nothing standing', 'standing'],
  ['hamer curls hurt', 'hammer-curl'],
  ['i cant do skwats', 'squat'],
  ['my mom says no deadlifts for me', 'deadlift'],
  ['agaxamento dói', 'squat'],
  ['not keen on getting up and down off the flor', 'floor'],
  ["pullups hurt my elbow but chinups don't", 'pull-up'],
  ['no restrictions except deadlifts', 'deadlift'],
  ['my back is fine unless I deadlift', 'deadlift'],
  ['no squats unless goblet', 'squat'],
  ['No shrugs. I do want a wider back.', 'shrug'],
  ['No squats, no lunges! I do want it heavy', 'lunge squat'],
  ['Squats: not fine. Deadlifts: fine', 'squat'],
  ['no bench press with a barbell', 'bench-press'],
  ['never had a problem with anything except running', 'running'],
  ['no squats, lunges, rows and dips are fine', 'lunge squat'],
  ['Liever geen squats met stang, leg press en lunges zijn prima', 'back-squat'],
]

describe('a text that turns something down', () => {
  it.each(OUT)('%s', (text, what) => {
    expect(said(text, 'comments', 'leave-out').join(' ')).toBe(what)
  })
})

describe('a text that only sounds like it', () => {
  it.each([
    'no squats on Monday, I play hockey sunday night',
    'montags keine Kniebeugen, da hab ich fussball',
    'not put squats the day after my football match please',
    "I can't squat below parallel but otherwise ok",
    'no heavy singles on deadlift please',
    'no more than 2 squat days',
    "can't go wrong with rows",
    "don't understand why squats make my heels lift",
    "don't you dare take away my deadlifts",
    "don't love squats but I'll do them",
    'not a fan of squats but I do, because I must',
    "never liked squats until I got decent shoes, now it's my favourite",
    'no longer scared of deadlifts!',
    'hate that my squat stalled',
    'coach says avoid rounding on deadlifts',
    "I don't have a problem with deadlifts",
    'I always skip leg day, make me stop',
    "don't want bulky legs",
    'dont want squats gone just not deep',
    "I can't squat deep",
    'never been able to do a pull up',
    'conventional deadlifts, rows he is happy with',
    'cant squat below paralel',
    'My gym has no barbell',
    'no cable machine at my gym believe it or not',
  ])('%s', (text) => {
    expect(said(text, 'comments', 'leave-out')).toEqual([])
  })
})

it.each([
  ['lat pulldown machine at the gym is broken since july', 'lat-pulldown'],
  ["cable machine isn't working", 'cable'],
  ['My gym has no barbell', 'barbell'],
  ['no rack at home', 'rack'],
  ['the leg press is working fine', ''],
  ['no barbell please', ''],
])('reads what a gym lacks: %s', (text, lacks) => {
  expect(said(text, 'comments', 'lacks').join(' ')).toBe(lacks)
})

it('reads the manner of a lift as only that', () => {
  expect(said('bench press with dumbbells only', 'comments', 'only-with')).toEqual([])
  expect(said('dumbbells only', 'comments', 'only-with')).toEqual(['dumbbells'])
  expect(said('só halteres', 'comments', 'only-with', 'leave-out')).toEqual(['dumbbells'])
  expect(said('solo corpo libero', 'comments', 'only-with')).toEqual(['bodyweight'])
  expect(said('prefer dumbbells over barbells', 'comments', 'prefer')).toEqual(['dumbbells'])
})

it.each([
  ['Surgeon said no overhead pressing. Rows and pulldowns he’s happy with', 'lat-pulldown row'],
  ['heel raises are what my physio wants me doing but no jumping', 'calf-raise'],
  ['rdls set it off, trap bar deads are ok', 'trap-bar-deadlift'],
  ['no deadlifts. El fisio me deja hacer remo y jalones', 'lat-pulldown row'],
])('keeps what is allowed: %s', (text, what) => {
  expect(said(text, 'comments', 'allow').join(' ')).toBe(what)
})

describe('present and missing equipment', () => {
  it.each([
    ['short a rack. bar & plates yes', 'barbell plates', 'rack'],
    ["bar is here, haven't got any plates", 'barbell', 'plates'],
    ['the rack went to my brother in law, I kept the bar', 'barbell', 'rack'],
    ['had dumbbells, wife sold them. bands only', 'bands', 'dumbbells'],
    ["plenty of plates and a bar but the rack isn't assembled", 'barbell plates', 'rack'],
    ['would buy a bench if needed. dumbbells to 24', 'dumbbells', 'bench'],
    ['cables both sides. Squat racks? In your dreams.', 'cable', 'rack'],
    ['kettlebells: none. bands: yes', 'bands', 'kettlebell'],
    ['so nothing bolted: bar, bumpers', 'barbell plates', ''],
    ['panca, dischi; manubri non ne ho', 'bench plates', 'dumbbells'],
    ['I can use a bench at the park. No weights.', 'bench', 'barbell dumbbells'],
    ['garage, too low for pull ups. bar and rack', 'barbell rack', ''],
    ['bench yes, rack not yet', 'bench', 'rack'],
    ['dumbbells, a bench would be nice one day', 'dumbbells', 'bench'],
    ['the rack went on marketplace. bar, 2x20 2x10', 'barbell plates', 'rack'],
    ['Hammer strength stuff, smith', 'machines smith-machine', ''],
    ['basement: half rack, 300lb olympic set', 'barbell plates rack', ''],
    ['une barre EZ. La barre droite je l’ai vendue', 'ez-bar', 'barbell'],
    ['Kurzhanteln, Klimmzugstange hab ich wieder abgebaut', 'dumbbells', 'pull-up-bar'],
    ['halteres. A barra ainda não chegou', 'dumbbells', 'barbell'],
    ['bands, sliding discs', 'bands', ''],
    ['Tonal. Love the lat pulldowns on it', 'cable', ''],
    ['thing with cables, weights up to 200 on each side', 'cable', ''],
    ['a pull up bar, the bar is from Decathlon', 'pull-up-bar', ''],
    ['bar, pull up bar, the bar is 20kg', 'barbell pull-up-bar', ''],
    ['We tried a pull up bar. Never again. Rings', 'suspension', 'pull-up-bar'],
    ['full rack of rubber hex dumbels, no squat rack', 'dumbbells', 'rack'],
    ['Door frame pull up bar', 'pull-up-bar', ''],
  ])('%s', (text, has, lacks) => {
    expect(said(text, 'equipment', 'has').join(' ')).toBe(has)
    expect(said(text, 'equipment', 'lacks').join(' ')).toBe(lacks)
  })
})
