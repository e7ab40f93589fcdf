import { relative } from 'node:path'
import Sequencer from '@jest/test-sequencer'
import { secondsOf } from './seconds.ts'
import { tier } from './tier.ts'

/**
 * Runs the slowest files first, since a slow file that starts last would run alone at the end. Files that
 * never ran come first.
 */
export default class SlowestFirst extends Sequencer {
  override sort(tests: Parameters<Sequencer['sort']>[0]) {
    const seconds = secondsOf(tier)
    const placeOf = ({ path }: (typeof tests)[number]) => seconds[relative('.', path)] ?? Infinity
    return [...tests].sort(
      (one, other) => placeOf(other) - placeOf(one) || one.path.localeCompare(other.path),
    )
  }
}
