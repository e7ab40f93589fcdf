import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { optionsOf, wholeNumber } from '../commands/options.ts'
import type { ModelSettings } from '../../language-model/ask-model.ts'
import { readStartConfig, REAL_ADDRESSES } from '../../config.ts'
import { answerSets, type AnswerSet } from './programs/answer-sets.ts'
import { judgeIntent, READ_BY, type Reader } from './reading/intent.ts'
import { paceOf } from './programs/by-rule.ts'
import { meantTotals, WRITERS } from './meant/meant-totals.ts'
import { people } from './reading/people.ts'
import { isOwnModel, OWN_MODELS, startOwnModel, scoreOne } from './programs/score.ts'
import { plotOf } from './report.ts'
import { repeat } from './programs/by-rule.ts'
import { reportOf, tasteTable, type Section } from './report.ts'
import { tasteEffects, TASTES } from './programs/by-rule.ts'
import { totalsOf } from './programs/totals.ts'

// Scores the programs for N answer sets: npm run measure -- scorecard
// [-- --sets 1000 --seed 1 --model coach --out FILE --without T2|each]
const told = optionsOf({
  sets: wholeNumber(1_000),
  seed: wholeNumber(1),
  /** One of our own models, or any name if OPENAI_API_KEY is set; all of our own by default. */
  model: z.string().optional(),
  out: z.string().default(join('docs', 'scorecard.md')),
  /** A rule, or `each` taste rule: only reports the effect of leaving it out when writing by rule. */
  without: z.string().optional(),
})
const REPEATS = 20
/** Answer sets for which each taste rule is left out, spread over the whole list. */
const TASTED = 30
/** Concurrent programs: enough to keep two cores and a real model busy. */
const AT_ONCE = 4

const style = await resolveConfig(import.meta.filename)
const { seed } = told
const sets = answerSets(told.sets, seed)
const tasted = sets.filter((_, index) => index % Math.ceil(sets.length / TASTED) === 0)
if (told.without) {
  const effects = tasteEffects(sets, told.without === 'each' ? TASTES : [told.without])
  console.log(await format(tasteTable(effects), { ...style, parser: 'markdown' }))
  process.exit()
}
const pace = await paceOf(sets)
const sections: Section[] = []
let repeats: Awaited<ReturnType<typeof repeat>> | undefined
for (const { name, says, start } of chosenModels()) {
  const { settings, stop } = await start()
  const started = performance.now()
  const totals = totalsOf(await scoreAll(sets, settings, name))
  sections.push({ model: name, says, totals, wallSeconds: (performance.now() - started) / 1000 })
  repeats ??= await repeat(REPEATS, settings)
  await stop()
}
const [first] = sections
if (!first || !repeats) throw new Error('no model was chosen')

const plot = `${basename(told.out, extname(told.out))}.svg`
const persons = people(sets.length, seed)
const intent = (Object.keys(READ_BY) as Reader[]).map((reader) => judgeIntent(persons, reader))
const report = await format(
  reportOf(
    {
      seed,
      sections,
      repeats,
      intent,
      tastes: tasteEffects(tasted),
      pace,
      meant: WRITERS.map((writer) => meantTotals(writer)),
    },
    plot,
  ),
  {
    ...style,
    parser: 'markdown',
  },
)
await mkdir(dirname(told.out), { recursive: true })
await writeFile(told.out, report)
await writeFile(join(dirname(told.out), plot), plotOf(first.totals.soft))
console.log(`\n${report}\nWritten to ${told.out}.`)
process.exit(sections.some(({ totals }) => [...totals.hard.values()].some(Boolean)) ? 1 : 0)

/** The model from the environment if there is one, else our own models. */
function chosenModels() {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = readStartConfig(process.env)
  const own = Object.keys(OWN_MODELS).filter(isOwnModel)
  if (told.model ? !isOwnModel(told.model) : OPENAI_API_KEY) {
    const settings: ModelSettings = {
      apiKey: OPENAI_API_KEY ?? 'none',
      baseUrl: OPENAI_BASE_URL ?? REAL_ADDRESSES.OPENAI_BASE_URL,
      model: told.model ?? OPENAI_MODEL,
    }
    const start = async () => ({ settings, stop: async () => {} })
    return [{ name: settings.model, says: 'what it likes', start }]
  }
  return own
    .filter((name) => !told.model || name === told.model)
    .map((name) => ({ name, says: OWN_MODELS[name].says, start: () => startOwnModel(name) }))
}

async function scoreAll(all: readonly AnswerSet[], model: ModelSettings, name: string) {
  const scored: Awaited<ReturnType<typeof scoreOne>>[] = []
  const left = [...all.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, set] = next
      scored[index] = await scoreOne(set, model)
      if (process.stdout.isTTY && index % 20 === 0)
        process.stdout.write(`\r${name}: ${index} of ${all.length} `)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return scored
}
