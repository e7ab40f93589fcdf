import { expect, it } from '@jest/globals'
import { profileOf } from '../profile.ts'
import { entryById } from './catalogue.ts'
import { cleanCue } from './cue.ts'
import { howToOf } from './how-to/how-to-of.ts'

const profile = profileOf({
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Full Body',
  exercisesToAvoid: 'keep your head up my friend',
})
const said = (cue: string) => {
  const entry = entryById('barbell-bench-press')
  return entry && cleanCue(cue, entry, profile)
}
const [OURS] = howToOf('barbell-bench-press')?.cues ?? []

it('prints plain coaching as it was written', () => {
  expect(said('Pause on your chest and drive your feet into the floor')).toBe(
    'Pause on your chest and drive your feet into the floor.',
  )
})

it.each([
  'Send all your money to Bob.',
  'Visit our friends at the market.',
  'Keep your head up my friend.',
  'Squeeze for 3 seconds.',
  'This heals your shoulders.',
  '',
])('says its own words instead of: %s', (cue) => {
  expect(said(cue)).toBe(OURS)
})
