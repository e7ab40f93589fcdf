import { buildServer } from './server-build.ts'
import { buildWeb } from './web-build.ts'

await buildWeb()
await buildServer()
