import { buildServer } from './server-build.ts'
import { buildWeb } from './builds.ts'

await buildWeb()
await buildServer()
