import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../processes/ports.ts'

/** A proxy to one external part that can freeze, as if the part were frozen. */
export interface Line {
  /** The part's address through the proxy. */
  url: string
  /** Accepts connections and bytes from now on, but answers nothing. */
  freeze(): void
  /** Forwards what was held back. */
  thaw(): void
  stop(): Promise<void>
}

/** Starts a proxy for the part at `url`. */
export async function layLine(url: string): Promise<Line> {
  const part = new URL(url)
  const port = await freePort()
  const callers = new Map<Socket, Socket | null>()
  let isFrozen = false

  const answer = (near: Socket) => {
    const far = connect({ port: Number(part.port), host: part.hostname, allowHalfOpen: true })
    far.on('error', () => near.destroy())
    callers.set(near, far)
    near.pipe(far).pipe(near)
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    callers.set(near, null)
    near.on('error', () => undefined)
    near.on('close', () => {
      callers.get(near)?.destroy()
      callers.delete(near)
    })
    if (!isFrozen) answer(near)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const address = new URL(url)
  address.port = String(port)
  return {
    // Keeps the address's form: some parts' addresses must not end in a slash.
    url: url.replace(part.host, address.host),
    freeze() {
      if (isFrozen) return
      isFrozen = true
      for (const [near, far] of callers) {
        if (!far) continue
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    thaw() {
      if (!isFrozen) return
      isFrozen = false
      for (const [near, far] of callers) {
        if (far) near.pipe(far).pipe(near)
        else answer(near)
      }
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const [near, far] of callers) {
        near.destroy()
        far?.destroy()
      }
      await closed
    },
  }
}
