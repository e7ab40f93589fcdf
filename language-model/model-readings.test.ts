import { expect, it } from '@jest/globals'
import { startMisbehavingModel, says } from '../dev/stand-ins/coach/misbehaving-model.ts'
import type { Database } from '../storage/database.ts'
import { createReadings } from './model-readings.ts'

/** Nothing is stored: what is asked of the model is seen at the model. */
const NO_DATABASE = {} as Database
const rules = { words: async () => ({ comments: [], equipment: [] }) }

it.each([
  ['the model that writes, by default', undefined, 'writes'],
  ['a smaller one, if one is named', 'reads', 'reads'],
])('words are read by %s', async (_, readingModel, asked) => {
  const model = await startMisbehavingModel(says('no'))
  const settings = { apiKey: 'key', baseUrl: model.url, model: 'writes', readingModel }
  const readings = createReadings({ database: NO_DATABASE, model: settings, rules })
  await readings.ask({ exercisesToAvoid: 'my knee' }, AbortSignal.timeout(10_000))
  await model.stop()
  expect(model.asked.map((body) => body.model)).toEqual([asked])
})
