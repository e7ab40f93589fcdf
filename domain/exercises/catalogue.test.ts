import { describe, expect, it } from '@jest/globals'
import { CATALOGUE, entryByName } from './catalogue.ts'
import { canReplace } from '../training/draft/swaps.ts'
import { IMPLEMENTS, isCompound, PATTERNS, type Need, type Pattern } from './vocabulary.ts'

describe('the catalogue', () => {
  it('holds more than 250 exercises of every pattern under their own names', () => {
    expect(CATALOGUE.length).toBeGreaterThan(250)
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
    for (const pattern of PATTERNS) expect(CATALOGUE.some((entry) => entry.pattern === pattern)).toBe(true)
  })

  it('gives every name and alias to one exercise alone', () => {
    const seen = new Map<string, string>()
    for (const entry of CATALOGUE)
      for (const name of [entry.name, ...entry.aka]) {
        expect([name, entryByName(name)?.name]).toEqual([name, entry.name])
        expect([name, seen.get(name) ?? entry.id]).toEqual([name, entry.id])
        seen.set(name, entry.id)
      }
  })

  it('finds an exercise however its name is written', () => {
    for (const name of ['Push-Ups', 'push up', 'pushups', 'Press-Up'])
      expect(entryByName(name)?.id).toBe('push-up')
    expect(entryByName('DB bench presses')?.id).toBe('dumbbell-bench-press')
    expect(entryByName('Underwater Basket Press')).toBeUndefined()
  })

  it('lets something stand in for nearly every exercise', () => {
    const alone = CATALOGUE.filter((entry) => !CATALOGUE.some((other) => canReplace(other, entry)))
    expect(alone.length / CATALOGUE.length).toBeLessThan(0.03)
  })

  it.each([
    ['Bodyweight Calf Raise', 'Tibialis Raise'],
    ['Reverse Nordic Curl', 'Straight-Leg Raise'],
    ['Leg Extension', 'Straight-Leg Raise'],
    ['Leg Extension', 'Sissy Squat'],
    ['Glute Bridge', 'Standing Hip Extension'],
    ['Barbell Hip Thrust', 'Cable Glute Kickback'],
    ['Dumbbell Reverse Lunge', 'Dumbbell Lateral Lunge'],
    ['Dumbbell Wrist Curl', 'Dumbbell Reverse Wrist Curl'],
    ['Plank', 'Side Plank'],
    ['Leg Extension', 'Seated Bodyweight Leg Extension'],
    ['Dead Bug', 'Ab Wheel Rollout'],
    ['Dead Bug', 'Standing March'],
    ['Crunch', 'Lying Leg Raise'],
    ['Cable Woodchop', 'Standing Oblique Crunch'],
    ['Dumbbell Reverse Fly', 'Wall Angel'],
    ['Box Jump', 'Burpee'],
    ['Jump Squat', 'Skater Jump'],
  ])('lets neither of %s and %s stand in for the other', (one, other) => {
    const [first, second] = [entryByName(one)!, entryByName(other)!]
    expect([canReplace(first, second), canReplace(second, first)]).toEqual([false, false])
  })

  it.each([
    ['Reverse Nordic Curl', 'Sissy Squat'],
    ['Side Plank', 'Wall Side Plank'],
    ['Hanging Leg Raise', 'Reverse Crunch'],
    ['Cable Pallof Press', 'Band Pallof Press'],
    ['Straight-Leg Raise', 'Standing Straight-Leg Raise'],
    ['Barbell Back Squat', 'Leg Press'],
    ['Cable Glute Kickback', 'Standing Hip Extension'],
  ])('lets %s and %s stand in for each other', (one, other) => {
    const [first, second] = [entryByName(one)!, entryByName(other)!]
    expect([canReplace(first, second), canReplace(second, first)]).toEqual([true, true])
  })

  it('has every pattern for every kind of equipment, but for what nothing at hand can load', () => {
    const KINDS: Readonly<Record<string, readonly Need[]>> = {
      nothing: [],
      dumbbells: ['dumbbells', 'bench'],
      bands: ['bands'],
      kettlebell: ['kettlebell'],
      suspension: ['suspension', 'pull-up-bar'],
      barbell: ['barbell', 'rack', 'bench', 'plates'],
      gym: IMPLEMENTS,
    }
    // Small extras that no plan relies on. Presses, rows and holds work their muscles instead.
    const NEEDS_A_LOAD: Readonly<Record<string, readonly Pattern[]>> = {
      nothing: ['chest-fly', 'outward-rotation', 'front-raise', 'shrug', 'forearm', 'carry'],
      dumbbells: [],
      bands: ['forearm', 'carry'],
      kettlebell: ['chest-fly', 'outward-rotation', 'front-raise', 'forearm'],
      suspension: ['outward-rotation', 'front-raise', 'shrug', 'carry'],
      barbell: ['outward-rotation', 'chest-fly', 'carry'],
      gym: [],
    }
    for (const [kind, there] of Object.entries(KINDS)) {
      const missing = PATTERNS.filter(
        (pattern) =>
          !CATALOGUE.some(
            (entry) => entry.pattern === pattern && entry.needs.every((need) => there.includes(need)),
          ),
      )
      expect([kind, missing]).toEqual([kind, PATTERNS.filter((each) => NEEDS_A_LOAD[kind]?.includes(each))])
    }
  })

  it('asks of a short loop only what pushes the thighs apart', () => {
    const asked = CATALOGUE.filter(({ needs }) => needs.includes('mini-band'))
    expect(
      asked.filter(({ primary, secondary }) => ![...primary, ...secondary].includes('abductors')),
    ).toEqual([])
    expect(asked.filter(({ needs }) => needs.length > 1)).toEqual([])
    expect(asked.length).toBeGreaterThan(3)
  })

  it('names joints, positions and marks that fit each other', () => {
    const wrong = CATALOGUE.filter(
      ({
        name,
        pattern,
        movement,
        primary,
        secondary,
        positions,
        hardOn,
        timed,
        main,
        perSide,
        needs,
        traits,
      }) =>
        primary.length === 0 ||
        primary.some((muscle) => secondary.includes(muscle)) ||
        new Set(needs).size !== needs.length ||
        new Set(hardOn).size !== hardOn.length ||
        // One side at a time only where nothing heavier goes overhead: the clean and press with one bell.
        (main && (timed || (perSide && !traits.includes('cleaned')) || !isCompound(pattern))) ||
        (/overhead/i.test(name) && !positions.includes('overhead')) ||
        (/kneeling/i.test(name) && !positions.includes('kneeling')) ||
        (/hanging|pull-up$|chin-up$/i.test(name) && !positions.includes('hanging')) ||
        (/^(single-(arm|leg)|half-kneeling)/i.test(name) && !perSide) ||
        (pattern === 'jump' && !positions.includes('jump')) ||
        (/standing|lunge|deadlift|good morning|carry|bent-over/i.test(name) &&
          !positions.includes('standing')) ||
        (/^seated|bench press|hip thrust|leg press/i.test(name) && positions.includes('standing')) ||
        (/floor|glute bridge|crunch$|plank/i.test(name) &&
          !/machine|wall|standing|oblique/i.test(name) &&
          !positions.includes('floor')) ||
        (positions.includes('kneeling') && !positions.includes('floor')) ||
        (pattern !== 'jump' &&
          movement !== 'get-up' &&
          positions.includes('standing') &&
          positions.includes('floor')) ||
        (/barbell|pause squat/i.test(name) && !needs.includes('barbell')) ||
        (/^dumbbell/i.test(name) && !needs.includes('dumbbells')) ||
        (/^kettlebell/i.test(name) && !needs.includes('kettlebell')) ||
        (/^band\b/i.test(name) && !needs.some((each) => each === 'bands' || each === 'mini-band')) ||
        (/^mini band\b/i.test(name) && !needs.includes('mini-band')) ||
        (/^cable/i.test(name) && !needs.includes('cable')),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('names traits that fit the exercise', () => {
    const held: readonly Need[] = ['dumbbells', 'kettlebell']
    const wrong = CATALOGUE.filter(
      ({ name, needs, traits }) =>
        /assisted|negative/i.test(name) !== traits.includes('assisted') ||
        /tempo/i.test(name) !== traits.includes('slow') ||
        (/inverted row|captain's/i.test(name) && !traits.includes('own-weight')) ||
        (/double|farmer|gorilla|renegade/i.test(name) && !traits.includes('pair')) ||
        (traits.includes('pair') && (!needs.some((each) => held.includes(each)) || /goblet/i.test(name))) ||
        (/bent-over.* row/i.test(name) && !traits.includes('bent-over')) ||
        (/chest-supported/i.test(name) && (!traits.includes('supported') || traits.includes('easy'))) ||
        (/(knee|incline|wall) push-up|chair squat/i.test(name) && !traits.includes('easy')) ||
        (/^seated|^leg press$|lat pulldown/i.test(name) &&
          needs.some((each) => each !== 'bands' && each !== 'mini-band') &&
          !traits.includes('seated')) ||
        (/standing|smith machine .*(squat|row|deadlift)|assisted/i.test(name) && traits.includes('seated')) ||
        (/hip thrust/i.test(name) && !traits.includes('big-steps')) ||
        /^(single-arm )?(doorframe|towel) row$/i.test(name) !== traits.includes('door') ||
        /incline.* press$/i.test(name) !== traits.includes('incline') ||
        (/swing|clean$|high pull|snatch/i.test(name) && needs.includes('kettlebell')) !==
          traits.includes('ballistic') ||
        (/(pull-up|chin-up|\bdip)$/i.test(name) &&
          !/assisted|machine/i.test(name) !== traits.includes('whole-body')) ||
        (traits.includes('grip-free') && /\b(row|pulldown|pull-up|deadlift)\b/i.test(name)),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('finds every exercise in the plural and in the singular', () => {
    for (const { id, name } of CATALOGUE) {
      const plural = /s$/.test(name) ? name : /(ch|sh|x)$/.test(name) ? `${name}es` : `${name}s`
      expect([plural, entryByName(plural)?.id]).toEqual([plural, id])
    }
  })
})
