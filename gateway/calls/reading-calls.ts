import { setTimeout as sleep } from 'node:timers/promises'
import { hungUp } from '../http/aborted-by.ts'
import { networkOf } from '../http/network-of.ts'
import type { Handlers } from '../http/routes.ts'
import type { GatewayTools } from '../tools.ts'

/** Somebody is looking at the form meanwhile, which shows the reading by rule. */
const TIMEOUT_MS = 3_000

export function readingCalls({
  readings,
  readingsDailyLimit,
  limits,
}: Pick<GatewayTools, 'readings' | 'readingsDailyLimit' | 'limits'>) {
  const { ofSurvey, ofNetwork, ofAll } = limits.askingToRead(readingsDailyLimit)
  const readWords: Handlers['readWords'] = async (ctx, { surveyId, ...answers }) => {
    // Who hangs up has typed on, so these words no longer matter.
    const signal = hungUp(ctx)
    const read = async () => {
      const known = await readings.known(answers)
      if (known) return known
      // Counted whether it is answered or not: the model charges for garbage too.
      if (surveyId) await ofSurvey.take(surveyId)
      await ofNetwork.take(networkOf(ctx.ip))
      await ofAll.take('')
      return readings.ask(answers, signal)
    }
    // The request to the model continues, for later callers with the same words and for the program.
    const found = await Promise.race([read(), sleep(TIMEOUT_MS, null, { ref: false })])
    const isEmpty = !found?.reading?.comments.length && !found?.reading?.equipment.length
    return { reading: isEmpty ? null : found.reading }
  }
  return { readWords }
}
