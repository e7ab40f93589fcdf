import { expect, it } from '@jest/globals'
import { entryById } from './catalogue.ts'
import { LADDERS } from './ladders.ts'
import { LEVELS } from './vocabulary.ts'

it.each(LADDERS.map((ladder) => [ladder.join(', '), ladder] as const))(
  'climbs from exercise to exercise of the catalogue: %s',
  (_names, ladder) => {
    const rungs = ladder.map((id) => entryById(id))
    expect(rungs).not.toContain(undefined)
    expect(new Set(ladder).size).toBe(ladder.length)
    const levels = rungs.map((each) => LEVELS.indexOf(each!.level))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    const shared = rungs[0]!.primary.filter((muscle) =>
      rungs.every((each) => [...each!.primary, ...each!.secondary].includes(muscle)),
    )
    expect(shared.length).toBeGreaterThan(0)
  },
)
