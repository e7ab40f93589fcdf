import { createRequire } from 'node:module'

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer')

const isReplay = ({ path }) => path.endsWith('histories.test.ts')

/** Replays of recorded histories take moments and notice most: they come before the purchases that are played. */
export default class ReplaysFirst extends Sequencer {
  sort(tests) {
    return [...tests.filter(isReplay), ...tests.filter((test) => !isReplay(test))]
  }
}
