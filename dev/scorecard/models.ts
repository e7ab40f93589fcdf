import type { ModelSettings } from '../../language-model/ask-model.ts'
import { garbageEveryOtherTime, randomlyValid, worksAgainst } from '../stand-ins/coach/erratic-models.ts'
import { startModel } from '../stand-ins/coach/misbehaving-model.ts'
import { startCoach } from '../stand-ins/coach/server.ts'

/** Our own models for a scorecard. */
export const OWN_MODELS = {
  coach: { says: 'a sound block by rule', start: () => startCoach() },
  'random-valid': {
    says: 'a random block of the agreed form, every time',
    start: () => startModel(randomlyValid),
  },
  garbage: {
    says: 'every other time prose, nothing, half a JSON or another form, otherwise a sound block',
    start: () => startModel(garbageEveryOtherTime),
  },
  hostile: {
    says: 'exercises that the buyer must not do, too many of them, and an advertisement',
    start: () => startModel(worksAgainst),
  },
} as const
export type OwnModel = keyof typeof OWN_MODELS

export const isOwnModel = (name: string): name is OwnModel => name in OWN_MODELS

/** Starts it behind real HTTP like any model, without artificial delays. */
export async function startOwnModel(
  name: OwnModel,
): Promise<{ settings: ModelSettings; stop: () => Promise<void> }> {
  const { url, stop } = await OWN_MODELS[name].start()
  return { settings: { apiKey: 'none', baseUrl: url, model: name }, stop }
}
