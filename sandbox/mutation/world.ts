import { temporalTestServer } from '../temporal-binaries.ts'

const testServerPath = await temporalTestServer()

/** Stands in for `sandbox/world.ts` while mutants are tried: workflows need no more of the world. */
export const theWorld = (): { testServerPath: string } => ({ testServerPath })
