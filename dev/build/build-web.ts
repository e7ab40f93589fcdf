import { buildWeb } from './builds.ts'

await buildWeb()
