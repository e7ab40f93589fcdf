import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const { attacks, paraphrased } = z
  .strictObject({ attacks: z.record(z.string(), z.array(z.string())), paraphrased: z.array(z.string()) })
  .parse(parse(readFileSync(new URL('forewords.yaml', import.meta.url), 'utf8')))

/** Sentences that no foreword may hold. */
export const ATTACKS: readonly string[] = Object.values(attacks).flat()
/** Others, which readers wrote who had not seen the check. */
export const PARAPHRASED_ATTACKS: readonly string[] = paraphrased
