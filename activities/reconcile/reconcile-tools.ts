import type { Tools } from '../tools.ts'

export type ReconcileTools = Pick<Tools, 'database' | 'objects' | 'shops' | 'purchases' | 'log'>

/** Runs a function; its failure does not stop the others. */
export type Attempt = (work: () => Promise<void>) => Promise<void>
