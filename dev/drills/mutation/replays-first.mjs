import { createRequire } from 'node:module'

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer')

const isReplay = ({ path }) => path.endsWith('histories.test.ts')

/** Replays of recorded histories are fast and detect the most, so they run before the simulated purchases. */
export default class ReplaysFirst extends Sequencer {
  sort(tests) {
    return [...tests.filter(isReplay), ...tests.filter((test) => !isReplay(test))]
  }
}
