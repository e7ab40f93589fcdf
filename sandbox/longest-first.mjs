import Sequencer from '@jest/test-sequencer'

/**
 * The slowest test files, as measured on an idle machine. A slow file that starts last would run alone at
 * the end.
 */
const LONGEST = [
  'sandbox/simulation/simulation.test.ts',
  'sandbox/restore-drill/restore.test.ts',
  'web/testing/states/purchase-states.test.ts',
  'scorecard/intent.test.ts',
  'domain/training/person/effects.test.ts',
  'domain/training/write-by-rule.test.ts',
  'web/parts/understood/understood.test.ts',
  'web/testing/states/credential-states.test.ts',
  'scorecard/scorecard.test.ts',
  'gateway/hung-parts.test.ts',
  'workflows/deliver-program.test.ts',
  'web/screens/onboarding/onboarding-screen.test.ts',
  'web/testing/states/site-states.test.ts',
  'sandbox/image.test.ts',
]

const placeOf = ({ path }) => LONGEST.findIndex((name) => path.endsWith(name))

/** Runs the slowest files first, and leaves the order of the rest to Jest. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const long = [...tests].filter((test) => placeOf(test) >= 0)
    long.sort((one, other) => placeOf(one) - placeOf(other))
    return [...long, ...super.sort([...tests].filter((test) => placeOf(test) < 0))]
  }
}
