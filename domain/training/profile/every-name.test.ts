import { describe, expect, it } from '@jest/globals'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import { pluralOf } from '../../exercises/words.ts'
import { objectionTo } from './eligible.ts'
import { SAMPLE_ANSWERS, SAMPLE_DAY } from '../../forms/sample-person.ts'
import { profileOf } from './profile-of.ts'
import { readByRule } from '../../reading/read-by-rule.ts'

const GYM = { ...SAMPLE_ANSWERS, experienceLevel: 'Advanced' } as const
const NAMES = CATALOGUE.flatMap((entry) =>
  [entry.name, ...entry.aka].map((name) => ({ name: name.toLowerCase(), entry })),
)
const SAYINGS = ({ name }: { name: string }) => [`I hate the ${name}.`, `no ${pluralOf(name)} please`]

/** Named after a machine of which there are several kinds: all of them are meant. */
const OF_ALL_MACHINES = ['shoulder press machine']
const TOOLS: readonly string[] = [
  'barbell',
  'dumbbells',
  'kettlebell',
  'bands',
  'cable',
  'machines',
  'suspension',
]

describe('every name and alias of the catalogue', () => {
  it('is left out for who does not want it', () => {
    const isOut = (exercisesToAvoid: string, { entry }: (typeof NAMES)[number]) => {
      const { avoid } = profileOf({ ...GYM, exercisesToAvoid }, SAMPLE_DAY)
      const objection = objectionTo(entry, { ...profileOf(GYM, SAMPLE_DAY), avoid })
      const isBanned = avoid.ids.includes(entry.id) || avoid.patterns.includes(entry.pattern)
      return objection === 'avoided' || (objection === 'equipment' && isBanned)
    }
    expect(NAMES.flatMap((each) => SAYINGS(each).filter((said) => !isOut(said, each)))).toEqual([])
  })

  it('leaves out no tool that merely stands in it', () => {
    const toolsIn = (said: string) =>
      readByRule(said, 'comments', SAMPLE_DAY).filter(
        (each) => each.kind === 'leave-out' && TOOLS.includes(each.what),
      )
    expect(
      NAMES.filter(({ name }) => !OF_ALL_MACHINES.includes(name)).flatMap((each) =>
        SAYINGS(each).filter((said) => toolsIn(said).length),
      ),
    ).toEqual([])
  })

  it.each([
    ['conventional deadlift 180 kg x 5', 'deadlift'],
    ['standing barbell press 60 kg x 5', 'overhead-press'],
    ['barbell pause squat 120 kg x 3', 'squat'],
    ['close-grip push-ups 20', 'push-up'],
  ])('tells the record of its family: %s', (said, lift) => {
    expect(readByRule(said, 'comments', SAMPLE_DAY)).toMatchObject([{ kind: 'lift', lift }])
  })

  it('means its whole movement where a professional rules it out', () => {
    const idsFor = (exercisesToAvoid: string) => profileOf({ ...GYM, exercisesToAvoid }, SAMPLE_DAY).avoid.ids
    expect(idsFor('the physio says no conventional deadlifts')).toContain('barbell-good-morning')
    expect(idsFor('no conventional deadlifts')).not.toContain('barbell-good-morning')
  })

  it('shows that an old injury is quiet, as its family does', () => {
    const said = 'herniated disc in 2015, conventional deadlifts are fine'
    expect(readByRule(said, 'comments', SAMPLE_DAY)[0]).toMatchObject({ what: 'disc', quiet: true })
  })

  it('is a subject that the buyer can take back', () => {
    const { avoid } = profileOf(
      {
        ...GYM,
        exercisesToAvoid: 'I hate bird dogs',
        corrections: [{ about: 'lift', what: 'bird-dog', as: 'nothing' }],
      },
      SAMPLE_DAY,
    )
    expect(avoid.ids).toEqual([])
  })
})
