import { expect, it } from '@jest/globals'
import { z } from 'zod'
import { fails, refuses, says, startMisbehavingModel } from '../dev/stand-ins/coach/misbehaving-model.ts'
import { modelAnswers, modelCost, modelSeconds, modelTokens } from '../platform/observability/metrics.ts'
import { askModel, type Form } from './ask-model.ts'

const Squat = z.object({ squat: z.number() })
const FORM: Form<z.infer<typeof Squat>> = {
  ...{ name: 'squat', schema: Squat, accepts: Squat },
  ...{ mostTokens: 100, effort: 'low' },
}

it('counts every answer by its outcome, and what it cost', async () => {
  for (const metric of [modelAnswers, modelTokens, modelCost, modelSeconds]) metric.reset()
  const model = await startMisbehavingModel(
    says('{"squat":100}'),
    says('no'),
    fails(500),
    fails(401),
    refuses,
  )
  const ask = (signal?: AbortSignal) =>
    askModel({ apiKey: 'key', baseUrl: model.url, model: 'gpt-5-mini' }, FORM, [], { signal }).catch(
      ({ name }: Error) => name,
    )
  for (let asked = 0; asked < 5; asked += 1) await ask()
  await ask(AbortSignal.abort())
  await model.stop()

  const { values } = await modelAnswers.get()
  expect(values.map(({ labels, value }) => [labels.form, labels.outcome, value])).toEqual([
    ['squat', 'answered', 1],
    ['squat', 'not-json', 1],
    ['squat', 'unavailable', 1],
    ['squat', 'not-taken', 1],
    ['squat', 'refused', 1],
  ])
  const tokens = (await modelTokens.get()).values
  expect(tokens.find(({ labels }) => labels.direction === 'in')?.value).toBeGreaterThanOrEqual(200)
  expect((await modelCost.get()).values[0]?.value).toBeGreaterThan(0)
  const counts = (await modelSeconds.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counts.map(({ labels, value }) => [labels.form, value])).toEqual([['squat', 3]])
})

it('yields to other work while it reads an answer that came all at once', async () => {
  const model = await startMisbehavingModel(says(`{"squat":${'1'.repeat(4_000)}}`))
  let turns = 0
  let heard = 0
  const heardIn = new Map<number, number>()
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await askModel({ apiKey: 'key', baseUrl: model.url, model: 'm' }, FORM, [], {
    onText: () => {
      heard += 1
      heardIn.set(turns, (heardIn.get(turns) ?? 0) + 1)
      spend(2)
    },
  })
  clearImmediate(next)
  await model.stop()
  expect(Math.max(...heardIn.values())).toBeLessThan(heard / 4)
})

/** Blocks the event loop. */
function spend(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
