import fc from 'fast-check'

/** Home gyms as people describe them, and combinations of what people own, for the random people of tests. */

/** Written by somebody who had not seen how they are read. */
export const TOLD_HOMES: readonly string[] = [
  'two 15 kg dumbbells, one 16 kg kettlebell',
  'single 35 lb dumbbell, thats it',
  'pair of 10s, pair of 25s, one lonely 30 (lbs)',
  'dumbbells 5, 8, 12 and 17.5 kg, pairs except the 17.5',
  'one 16kg KB and one 24kg KB',
  'kettlebells: 12, 12, 20, 28 kg, no barbell',
  'PowerBlock Elite up to 50 lb, flat bench',
  'Bowflex SelectTech 552s, adjustable bench, doorway pull up bar',
  'Nüobells up to 36 kg and an incline bench. Nothing else.',
  'Ironmaster quick lock 75 lb set, no bench yet',
  'adjustable dumbbells, spinlock, 2 x 20 kg total plates so 18ish each max',
  'just plates: 4x10kg, 2x5kg, 2x20kg. no bar (someone borrowed it and never gave it back)',
  "one 45 lb plate, that's what I got",
  'olympic barbell, 260 lb plates, no rack no bench',
  'EZ curl bar with 30 kg, bench, bands',
  'standard 1 inch bar (6ft), about 120 lb in cement plates, wobbly bench from Walmart',
  'Half rack, 20kg bar, 120kg bumpers, flat bench, no cable',
  'squat stands rated 180 kg, barbell, 100 kg iron, no spotter arms so no heavy bench pls',
  'full Rogue rack w pull up bar, texas power bar, 400lb plates, adj bench, dumbells 5-50',
  'sandbag 30 kg and a 50 kg one i filled myself',
  '60lb sandbag, 35lb kettlebell, jump rope',
  'gymnastics rings on a tree branch',
  'rings + parallettes, 8 kg weighted vest',
  'wooden parallettes and a wall, and a doorway bar that holds 100 kg',
  'doorway pullup bar only (and a chair)',
  'Klimmzugstange im Türrahmen, 2 Kurzhanteln à 10 kg, Fitnessbänder rot/schwarz',
  'Langhantel 20 kg, Scheiben zusammen 85 kg, kein Rack, aber stabile Bank',
  'Hantelbank mit Ablage, Kurzhantelset bis 15kg pro Seite, SZ-Stange',
  'TRX and a 20 lb med ball',
  'suspension trainer hooked on the bedroom door, bands light medium heavy, yoga mat',
  'resistance bands with handles, the 5 tube kit, up to 150 lb they claim',
  'loop bands: green, purple, black. nothing else really',
  'mini bands and a foam roller',
  'dip bars (free standing), pull up tower, 20 kg dumbell x2',
  'power tower in the garage + dumbbells 7.5/10/12.5',
  'old log, 40kg roughly, chains, tractor tyre, a shovel lol',
  'log 70 kg w handles, atlas stone 80kg, farmers handles, axle, stands, sledge',
  'farmers handles I can load up to 90 each, yoke, plates 200 kg, NO bench',
  'steel mace 10 lb, indian clubs 2 kg, kettlebell 20kg',
  'gym on Tuesdays (full commercial), at home a pair of 20s and a mat',
  'at my flat: 2x 8 kg dumbbells. at my parents every second weekend: rack barbell and 110 kg',
  'Work gym Mon + Thu with machines and smith machine, at home just a pull up bar',
  'hotel weeks: dumbbells to 50 lb. home weeks: garage with rack bench bar plates',
  'Smith machine + cable tower combo thing (marcy?), 100 lb stack',
  'functional trainer 2x 70 kg stacks, adjustable bench, adjustable DBs 2-24 kg',
  'trap bar, 2x25kg 2x20kg 2x10kg 4x5kg plates. Thats all',
  'landmine attachment, barbell, 3 pairs of plates (10 15 20 kg), no rack',
  'ab wheel. push up handles. 12kg kettlebell my ex left',
  'push-up handles and some stairs',
  'leg press/leg curl station (home multi gym, weight stack 45 kg), dumbbells 3 and 6 kg',
  'Maxx multigym w/ lat pulldown, chest press, leg extension. 90kg stack',
  'concept2 rower, adjustable bench, 2x 24kg adjustable dumbbells, no barbell',
  'treadmill, exercise bike, pair of 3 lb pink weights',
  'mancuernas de 10 kg (dos), una barra de dominadas y gomas elásticas',
  'barra olímpica, discos 4x20, 4x10, 2x5 kg, jaula, banco plano; sin poleas',
  "Une paire d'haltères réglables 2-20 kg, un banc inclinable, une barre de traction",
  'Kettlebell 8 kg et 16 kg, anneaux de gym, gilet lesté 10 kg',
  'not much lol. 2 dumbbells 25lb ea (1 is rusted), bench w/ no uprights, backpack + books',
  '1x 22.5kg db, 1x 25kg db, bench, no bar, ceiling too low for overhead standing (2.05m)',
  'Reverse hyper, GHD, safety squat bar, deadlift bar, rack, cable crossover, DBs to 100 lb, the lot',
]

const pick = <T>(from: readonly T[]) => fc.constantFrom(...from)
const KG = [2, 3, 4, 5, 6, 7.5, 8, 10, 12, 12.5, 14, 15, 16, 17.5, 20, 22.5, 24, 28, 32] as const
const LB = [5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 53, 62, 70] as const

/** Sizes of one thing, smallest first, all in one unit. */
const sizes = (fewest: number, most: number): fc.Arbitrary<{ all: readonly number[]; unit: string }> =>
  fc
    .oneof(
      fc.tuple(fc.uniqueArray(pick(KG), { minLength: fewest, maxLength: most }), pick(['kg', ' kg'])),
      fc.tuple(fc.uniqueArray(pick(LB), { minLength: fewest, maxLength: most }), pick(['lb', ' lb', ' lbs'])),
    )
    .map(([all, unit]) => ({ all: all.toSorted((one, other) => one - other), unit }))

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

const dumbbells = fc.tuple(sizes(2, 5), fc.nat({ max: 4 })).map(([{ all, unit }, way]) => {
  const [last] = all.slice(-1)
  const each = all.map((size) => `${size}${unit}`)
  switch (way) {
    case 0:
      return `${listed(each.map((size) => `pair of ${size}`))} dumbbells`
    case 1:
      return `dumbbells ${listed(all.map(String))}${unit}`
    case 2:
      return `one ${last}${unit} dumbbell`
    case 3:
      return `dumbbells ${listed(each)}, pairs except the ${last}`
    default:
      return `adjustable dumbbells up to ${last}${unit}`
  }
})
const kettlebells = fc.tuple(sizes(1, 4), fc.boolean()).map(([{ all, unit }, isTwice]) => {
  const [first] = all
  const bells = isTwice ? [`two ${first}${unit}`, ...all.slice(1).map((size) => `one ${size}${unit}`)] : all
  return all.length > 1
    ? `kettlebells: ${bells.join(', ')}${isTwice ? '' : unit}`
    : `one ${first}${unit} kettlebell`
})
const plates = sizes(1, 3).map(({ all, unit }) => `plates 2x${all.map(String).join(`${unit}, 2x`)}${unit}`)
const bar = fc
  .tuple(pick(['barbell', 'olympic bar', 'EZ bar', 'trap bar', '20 kg bar']), plates)
  .map(([what, loads]) => `${what} with ${loads}`)
const sandbag = sizes(1, 2).map(({ all, unit }) => listed(all.map((size) => `${size}${unit} sandbag`)))
const others = pick([
  'bench',
  'flat bench, no rack',
  'adjustable bench',
  'squat stands',
  'rack',
  'doorway pull-up bar',
  'gymnastic rings',
  'TRX',
  'resistance bands',
  'mini bands',
  'dip station',
  'parallettes',
  'ab wheel',
  'jump rope',
  'yoga mat',
  'cable tower',
  'medicine ball 6 kg',
  'weighted vest 10 kg',
])
const oneHome = fc
  .tuple(
    fc.uniqueArray(fc.oneof(dumbbells, dumbbells, kettlebells, plates, bar, sandbag), { maxLength: 2 }),
    fc.uniqueArray(others, { maxLength: 3 }),
  )
  .map(([heavy, light]) => [...heavy, ...light].join(', ') || 'nothing but the floor')

/** Anything that a person may own, in one place or in two. */
export const anyHome: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: pick(TOLD_HOMES) },
  { weight: 5, arbitrary: oneHome },
  {
    weight: 1,
    arbitrary: fc
      .tuple(oneHome, oneHome, pick(['at work', 'at my parents', 'every other week in a hotel']))
      .map(([one, other, where]) => `at home ${one}; ${where} ${other}`),
  },
)

/** Home gyms with several fixed sizes: the next weight is far off. */
export const HOMES_IN_SIZES = [
  'pair of 8 kg and pair of 12 kg dumbbells, bench',
  'dumbbells 5, 8, 12 and 17.5 kg, pairs except the 17.5',
  'kettlebells: 12, 12, 20, 28 kg, no barbell',
  'pair of 10s, pair of 25s, one lonely 30 (lbs)',
] as const
