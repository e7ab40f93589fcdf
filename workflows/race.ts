import { CancellationScope, condition, isCancellation } from '@temporalio/workflow'

/**
 * Does the deed; if `happens` comes true first, cancels the deed, waits until it has let go, and answers
 * `interrupted`.
 */
export async function doUnless<T>(
  happens: () => boolean,
  deed: () => Promise<T>,
): Promise<T | 'interrupted'> {
  const doing = new CancellationScope()
  const watching = new CancellationScope()
  const done = doing.run(deed)
  const interrupted = watching.run(() => condition(happens)).then(() => 'interrupted' as const)
  try {
    const first = await Promise.race([done, interrupted])
    if (first !== 'interrupted') return first
    doing.cancel()
    await done.catch(ignoreCancellation)
    return 'interrupted'
  } finally {
    watching.cancel()
    await interrupted.catch(ignoreCancellation)
  }
}

export function ignoreCancellation(error: unknown): void {
  if (!isCancellation(error)) throw error
}
