import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** Sentences that no foreword may hold. */
export const ATTACKS: readonly string[] = Object.values(
  z
    .strictObject({ attacks: z.record(z.string(), z.array(z.string())) })
    .parse(parse(readFileSync(new URL('forewords.yaml', import.meta.url), 'utf8'))).attacks,
).flat()
