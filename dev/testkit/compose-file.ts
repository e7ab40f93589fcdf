import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'

const Service = z.looseObject({
  image: z.string().optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
})
const ComposeFile = z.looseObject({
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})
export type ComposeService = z.infer<typeof Service>

/** The content of docker-compose.yml with YAML merges resolved. */
export const composeFile = async () =>
  ComposeFile.parse(parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }))
