import { buildWeb } from './builds.ts'

// What production runs; with `web`, the web app alone.
await buildWeb()
if (process.argv[2] !== 'web') await (await import('./server-build.ts')).buildServer()
