import { expect, it } from '@jest/globals'
import { profileOf } from '../../training/profile/profile-of.ts'
import { CATALOGUE } from '../catalogue.ts'
import { objectionTo } from '../../training/profile/eligible.ts'
import { isRuledOut } from '../../training/profile/health/care.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { howToOf } from './how-to-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

it('asks people who cannot stand for no leg drive and no standing', () => {
  const profile = profileOf(
    { ...USUAL, exercisesToAvoid: 'I use a wheelchair', experienceLevel: 'Advanced' },
    TODAY,
  )
  const open = CATALOGUE.filter((entry) => objectionTo(entry, profile) === null)
  expect(open.length).toBeGreaterThan(60)
  const asked = open.flatMap(({ id }) => {
    const { setUp, cues, fault } = howToOf(id, { isSeated: true })!
    return [setUp, ...cues, fault].filter((line) =>
      /\bfeet (flat|down|wide|planted|braced|behind)|around your feet|^Stand\b|stand or sit|under your thighs, an end|and plant\.|longer stance|buttocks/i.test(
        line,
      ),
    )
  })
  expect(asked).toEqual([])
  expect(howToOf('barbell-bench-press')?.setUp).toContain('feet flat')
  expect(howToOf('barbell-bench-press', { isSeated: true })?.setUp).toBe(
    'Lie with your eyes under the bar, hands just wider than your shoulders.',
  )
})

it('draws no calf into a stretch after a torn Achilles tendon', () => {
  const profile = profileOf(
    { ...USUAL, exercisesToAvoid: 'I tore my left Achilles tendon in February and it was stitched' },
    TODAY,
  )
  const open = CATALOGUE.filter((entry) => entry.pattern === 'calf' && !isRuledOut(entry, profile))
  expect(open.length).toBeGreaterThan(4)
  const asked = open.flatMap(({ id }) => {
    const { setUp, cues, fault } = howToOf(id, { isFlatFooted: true })!
    return [setUp, ...cues, fault].filter((line) =>
      /stretch|below|heels drop|\bedge\b|balls of your feet on|pause at the bottom/i.test(line),
    )
  })
  expect(asked).toEqual([])
  expect(howToOf('dumbbell-calf-raise')?.setUp).toContain('a low step')
})
