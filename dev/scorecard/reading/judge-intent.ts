import { flag, optionsOf, wholeNumber } from '../../commands/options.ts'
import { judgeIntent, READ_BY, type Reader, type Violation } from './intent.ts'
import { corpusOf, people } from './people.ts'

// How programs violate what people meant: npm run measure -- intent [-- --people 1000 --seed 1 --show]
const told = optionsOf({
  people: wholeNumber(1_000),
  seed: wholeNumber(1),
  /** Shows the violations for the open part. */
  show: flag,
})

const open = new Set(corpusOf('open').map(({ id }) => id))
const all = people(told.people, told.seed)
for (const reader of Object.keys(READ_BY) as Reader[]) {
  const { offended, violations } = judgeIntent(all, reader)
  const counts = Object.entries(offended).map(([offence, count]) => `${offence} ${count}`)
  console.log(`${reader}: of ${all.length} people, ${counts.join(', ')}`)
  if (told.show) show(violations)
}

function show(violations: readonly Violation[]): void {
  const texts = Map.groupBy(
    violations.filter(({ item }) => open.has(item.id)),
    ({ item, against }) => `${against} ${item.id} ${JSON.stringify(item.text)}`,
  )
  for (const [text, some] of texts)
    console.log(`  ${text}\n     ${[...new Set(some.map(({ says }) => says))].join(', ')}`)
}
