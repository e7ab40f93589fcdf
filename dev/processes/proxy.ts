import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

export type Trouble =
  /** High latency and low bandwidth. */
  | { readonly kind: 'slow'; readonly latencyMs: number; readonly bytesPerSecond: number }
  /** A wrong server answers, with this. */
  | { readonly kind: 'wrong'; readonly answer: string }
  /** The connection breaks after this many bytes of the answer. */
  | { readonly kind: 'cut'; readonly afterBytes: number }
  /** Connections are accepted, but never answered. */
  | { readonly kind: 'hung' }
  | { readonly kind: 'refused' }

export type Proxy = Awaited<ReturnType<typeof startProxy>>

interface Call {
  readonly client: Socket
  readonly server: Socket
  /** Bytes of the answer since the fault began. */
  answered: number
}

/** A client that is silent for this long waits for the server's greeting. */
const SPEAK_UNASKED_AFTER_MS = 300

/** A proxy in front of a loopback server that can cause faults; at `port`, or at any free one. */
export async function startProxy(targetPort: number, port = 0) {
  const sockets = new Set<Socket>()
  const calls = new Set<Call>()
  let trouble: Trouble | null = null
  let { promise: calm, resolve: calmDown } = Promise.withResolvers<void>()

  const server = createServer({ allowHalfOpen: true }, (client) => void accept(client))

  const watched = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }

  async function accept(client: Socket): Promise<void> {
    watched(client)
    while (trouble?.kind === 'hung') await calm
    if (client.destroyed) return
    if (trouble?.kind === 'wrong') {
      const { answer } = trouble
      await Promise.race([
        new Promise((resolve) => client.once('data', resolve)),
        sleep(SPEAK_UNASKED_AFTER_MS),
      ])
      return void client.end(answer, () => client.destroySoon())
    }
    const target = watched(connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true }))
    const call: Call = { client, server: target, answered: 0 }
    calls.add(call)
    const hangUp = () => {
      calls.delete(call)
      for (const socket of [client, target]) socket.resetAndDestroy()
    }
    target.once('error', hangUp)
    client.once('error', hangUp)
    await Promise.all([carry(call, 'question').catch(hangUp), carry(call, 'answer').catch(hangUp)])
    calls.delete(call)
  }

  /** Forwards one direction of a connection until its sender is done. */
  async function carry(call: Call, direction: 'question' | 'answer'): Promise<void> {
    const [from, to] = direction === 'question' ? [call.client, call.server] : [call.server, call.client]
    for await (const piece of from as AsyncIterable<Buffer>) {
      while (trouble?.kind === 'hung') await calm
      switch (trouble?.kind) {
        case 'slow':
          await Promise.race([
            calm,
            sleep(trouble.latencyMs + (piece.length * 1000) / trouble.bytesPerSecond),
          ])
          break
        case 'wrong':
          if (direction === 'answer') break
          await write(call.client, Buffer.from(trouble.answer))
          throw new Error('somebody else has answered')
        case 'cut':
          if (direction === 'question') break
          if (call.answered + piece.length >= trouble.afterBytes) {
            await write(to, piece.subarray(0, trouble.afterBytes - call.answered))
            throw new Error('cut')
          }
          call.answered += piece.length
          break
        case 'refused':
        case undefined:
      }
      await write(to, piece)
    }
    to.end()
  }

  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => resolve(void server.off('error', reject)))
    })
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  await listen(port)
  const listensAt = (server.address() as AddressInfo).port
  return {
    port: listensAt,
    async begin(begun: Trouble) {
      for (const call of calls) call.answered = 0
      trouble = begun
      if (begun.kind === 'refused') await close()
    },
    async end() {
      const wasRefused = trouble?.kind === 'refused'
      trouble = null
      calmDown()
      ;({ promise: calm, resolve: calmDown } = Promise.withResolvers<void>())
      if (wasRefused) await listen(listensAt)
    },
    async stop() {
      trouble = null
      calmDown()
      await close()
    },
  }
}

const write = (to: Socket, piece: Buffer): Promise<void> =>
  new Promise((resolve, reject) => to.write(piece, (error) => (error ? reject(error) : resolve())))

export type Line = Awaited<ReturnType<typeof layLine>>

/** Starts a proxy for the part at `url` that can freeze, as if the part were frozen. */
export async function layLine(url: string) {
  const { host, hostname, port } = new URL(url)
  const proxy = await startProxy(Number(port), await freePort())
  return {
    // Keeps the address's form: some parts' addresses must not end in a slash.
    url: url.replace(host, `${hostname}:${proxy.port}`),
    /** Accepts connections and bytes from now on, but answers nothing. */
    freeze: () => void proxy.begin({ kind: 'hung' }),
    /** Forwards what was held back. */
    thaw: () => void proxy.end(),
    stop: proxy.stop,
  }
}
