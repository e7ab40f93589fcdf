import { expect, it } from '@jest/globals'
import { readByRule } from './read-by-rule.ts'
import type { Statement } from './statement.ts'
import { inYear } from '../../dev/testkit/today.ts'

const claimOf = (each: Statement): string | number | undefined => {
  if (each.kind === 'condition') return each.what
  if (each.kind === 'pain') return `${each.joint} hurts`
  if (each.kind === 'time') return `${each.minutes} min`
  if (each.kind === 'person') return each.age ?? each.sex ?? `${each.weightKg} kg`
  return undefined
}
const heardIn = (text: string) =>
  readByRule(text, 'comments', inYear(2026))
    .map(claimOf)
    .filter((claim) => claim !== undefined)
    .map(String)

// Written without the word lists at hand, as people would answer a gym's questionnaire.
it.each([
  ['bun in the oven lol, 9 weeks', 'pregnancy'],
  ['cesárea hace 3 meses', 'c-section postpartum'],
  ['POP grade 1, told not to strain', 'prolapse'],
  ['T-score -2.8 at the hip', 'osteoporosis'],
  ['T score is -1.4', 'osteopenia'],
  ['crushed vertebrae', 'vertebral-fracture'],
  ['fractured tib/fib in march, rod in leg', 'fracture'],
  ['had an MI last year', 'heart-disease'],
  ['dodgy ticker', 'heart-disease'],
  ['PE in 2022, still on Eliquis', 'blood-clot blood-thinners'],
  ['take lamictal for fits', 'epilepsy'],
  ['Ohnmachtsanfälle', 'fainting'],
  ['dizzy when I tip my head back', 'vertigo'],
  ['SOB on exertion', 'breathlessness'],
  ['SEP depuis 2012', 'multiple-sclerosis'],
  ['narrowing of the spinal canal', 'spinal-stenosis'],
  ['chondromalacia', 'patellar-tendon'],
  ['missing 2 fingers on my right hand', 'amputation'],
  ['threw my back out twice this year', 'lower-back hurts'],
  ['slipped in the shower and jarred my wrist', 'wrist hurts'],
  ['knees arent what they used to be', 'knee hurts'],
  ['hip labrum tear', 'hip hurts'],
  ['f/41/68kg', '41 female 68 kg'],
  ['36 / m / 80', '36 male 80 kg'],
  ['31(f)', '31 female'],
  ['180cm 75kg', '75 kg'],
  ['weight: 11st 7lb', '73 kg'],
  ['im fifty three', '53'],
  ['born in 85', '41'],
  ['vrouw van 43', '43 female'],
  ['max 40', '40 min'],
  ['between 6 and 6:45', '45 min'],
  ['from 5:30 to 6:15 am', '45 min'],
  ['3x/wk 25 min', '25 min'],
  ['1.5 hours', '90 min'],
  ["trois quarts d'heure", '45 min'],
  ['eine halbe Stunde', '30 min'],
  ['1hr 15 at most', '75 min'],
  ['can only do about 25ish min', '25 min'],
  ['my back went out in June', 'lower-back hurts'],
  ['PF in left heel', 'plantar-fasciitis'],
  ['blood presure tablets', 'blood-pressure-medicine'],
  ['45 going on 20', '45'],
  ['no rows. 1h', '60 min'],
  ['baby born 3 weeks ago', 'postpartum'],
  ['I fall sometimes', 'falls'],
  ['rheumatoid arthritis, wrists and ankles mostly', 'rheumatoid-arthritis wrist hurts ankle hurts'],
  ['youngest is 20 wks', 'postpartum'],
  ['wrist. the left. pushups on knuckles r ok', 'wrist hurts'],
  ['knee surgery was 7 weeks ago', 'surgery knee hurts'],
  ['surgery on the right one 5 weeks ago', 'surgery'],
  ['type 2 diabetis (metformin, no insulin) and hypertention', 'high-blood-pressure'],
  ['knees r old & sore', 'knee hurts'],
  ['Caviglia destra slogata il mese scorso', 'ankle hurts'],
  ['la spalla destra mi è uscita tre volte', 'shoulder-instability shoulder hurts'],
  ['a crushed T12', 'vertebral-fracture'],
  ['MRI says narrowing of the canal', 'spinal-stenosis'],
  ['nervus about falling', 'falls'],
  ['Hernia operatie 3 maanden geleden', 'surgery'],
  ['hip impingement FAI', 'hip hurts'],
  ['30 minuts', '30 min'],
])('reads what is meant: %s', (text, claims) => {
  expect(heardIn(text)).toEqual(expect.arrayContaining(claims.match(/\S+ (?:hurts|kg|min)|\S+/g) ?? []))
})

it.each([
  "I don't have asthma anymore",
  'blood pressure is perfect, 120/80',
  "I'm a surgeon, on my feet all day",
  "I'm a physio treating sciatica all day",
  'my stroke in the pool is weak',
  'AAA batteries needed',
  'doctor ruled out arthritis',
  'PD courses on Wednesdays',
  'month old bench never used',
  'a commercial gym with personal trainers',
  'I used to weigh 120kg',
  'goal weight 75',
  '21st birthday soon',
  'train at 6:30',
  'squat max 140, bench max 95',
  'dumbbells up to 30, max 40',
  'rest 1:30 to 2:00 between sets',
  'I work 9:00 to 17:00',
  'football Tuesdays 19:00-20:30',
  'school pick up is between 3:00 and 3:30',
  'eine Stunde Anfahrt',
  '50m pool at the gym',
  'rack is 210cm 80kg',
  'sin saltos porfa, la vecina de abajo se queja',
  'desde marzo, los domingos',
  'una cuerda para saltar',
  'starke Woche bisher',
  'nee hoor',
  'my youngest is 4',
  'lo demás se queda en casa',
  'le dépliant automatique',
])('reads none of that in: %s', (text) => {
  expect(heardIn(text)).toEqual([])
})

it('keeps real conditions: a denial ends at a comma, and tablets keep the pressure normal', () => {
  expect(heardIn("I don't have time, asthma")).toContain('asthma')
  expect(heardIn('blood pressure is fine on ramipril')).toContain('blood-pressure-medicine')
})

const healthIn = (text: string) =>
  readByRule(text, 'comments', inYear(2026)).flatMap((each) =>
    each.kind === 'condition' ? [each.what] : each.kind === 'pain' ? [`${each.joint} hurts`] : [],
  )

it.each([
  'Schwanger?? nein :)',
  "knee replacement?? that's my dad not me",
  'Não tenho hérnia, já fiz ressonância',
  'ernia inguinale? no',
  'Planning to get pregnant next year',
  'tô grávida não rsrs',
  "Golfer's elbow from last year is all gone",
  'left shoulder clicks on dips, doesnt hurt tho',
  'ankles stiff not painful',
  'used to get awful migraines',
])('ignores a condition that somebody does not have: %s', (text) => {
  expect(healthIn(text)).toEqual([])
})

it.each([
  ['Diabetes? Yes, on insulin', ['diabetes-insulin']],
  ['umbilical hernia, tiny, surgeon says wait and see', ['hernia']],
  ['meniscus trimmed 6 weeks ago, surgeon cleared biking', ['meniscus', 'knee hurts', 'surgery']],
  ['mild scoliosis, never bothered me', ['scoliosis']],
  ['scoliosis, lower back aches', ['scoliosis', 'lower-back hurts']],
  ['Kompressionsfraktur BWK 12 vor 20 Wochen', ['vertebral-fracture']],
  ['had two falls this winter', ['falls']],
  ['mijn linkerknie doet pijn', ['knee hurts']],
  ['cuidado con el hombro', ['shoulder hurts']],
  ['shoulder clicks and hurts', ['shoulder hurts']],
])('reads a condition that somebody has: %s', (text, health) => {
  expect(healthIn(text)).toEqual(health)
})
