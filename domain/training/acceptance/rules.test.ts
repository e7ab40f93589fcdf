import { describe, expect, it } from '@jest/globals'
import { EXAMPLES, objections } from '../../../dev/testkit/examples/rule-examples.ts'
import { PART_RULES } from '../rules/table.ts'

const named = EXAMPLES.map(
  (example) =>
    [
      [example.rule, example.hard && 'hard', example.says?.source, example.felt && 'felt']
        .filter(Boolean)
        .join(' '),
      example,
    ] as const,
)

describe('a rule of the table', () => {
  it.each(named)('%s accepts a week, but not the nearest worse one', (_name, example) => {
    expect(objections(example, example.holds, PART_RULES)).toEqual([])
    if (example.misses.join()) expect(objections(example, example.misses, PART_RULES)).not.toEqual([])
  })

  it('has an example', () => {
    const ids = new Set(EXAMPLES.map(({ rule, hard }) => `${rule} ${hard}`))
    expect(PART_RULES.map(({ id, hard }) => `${id} ${hard}`).filter((each) => !ids.has(each))).toEqual([])
  })
})
