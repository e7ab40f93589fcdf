import { temporalTestServer } from '../temporal-binaries.ts'

const testServerPath = await temporalTestServer()

/** Replaces `sandbox/world.ts` in mutation tests: workflows need only this. */
export const theWorld = (): { testServerPath: string } => ({ testServerPath })
