import { setTimeout as sleep } from 'node:timers/promises'
import { hungUp } from '../http/aborted-by.ts'
import { networkOf } from '../http/network-of.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

/** Where our own tables are away, the reading by rule alone comes after this time. */
const STORED_WITHIN_MS = 1_000
/** The model itself is given up by then; this bounds what else an answer may wait for. */
const MODEL_WITHIN_MS = 30_000

export function readingCalls({
  readings,
  words,
  readingsDailyLimit,
  limits,
  leaving,
}: Pick<GatewayTools, 'readings' | 'words' | 'readingsDailyLimit' | 'limits' | 'leaving'>) {
  const { ofSurvey, ofNetwork, ofAll } = limits.askingToRead(readingsDailyLimit)
  const readWords: Handlers['readWords'] = async (ctx, { surveyId, about, waitForModel, ...answers }) => {
    // Who hangs up has typed on, so these words no longer matter.
    const signal = hungUp(ctx)
    const askModel = async () => {
      // Counted whether it is answered or not: the model charges for garbage too.
      if (surveyId) await ofSurvey.take(surveyId)
      await ofNetwork.take(networkOf(ctx.ip))
      await ofAll.take('')
      return readings.ask(answers, signal)
    }
    const stored = await within(STORED_WITHIN_MS, readings.known(answers), leaving)
    const read = stored ?? (waitForModel ? await within(MODEL_WITHIN_MS, askModel(), leaving) : null)
    const shown = await words.shown({ ...answers, about }, new Date(), read?.reading ?? undefined)
    return { ...shown, isModelToAsk: !stored && !waitForModel }
  }
  const outlineProgram: Handlers['outlineProgram'] = async (_ctx, answers) => {
    const stored = await within(STORED_WITHIN_MS, readings.known(answers), leaving)
    return words.outline(answers, new Date(), stored?.reading ?? undefined)
  }
  return { readWords, outlineProgram }
}

/** Null where it takes longer, or this gateway shuts down. */
function within<Found>(ms: number, found: Promise<Found>, leaving: AbortSignal): Promise<Found | null> {
  const done = new AbortController()
  const tooLate = sleep(ms, null, { signal: AbortSignal.any([leaving, done.signal]) }).catch(() => null)
  return Promise.race([found, tooLate]).finally(() => done.abort())
}
