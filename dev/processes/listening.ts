import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

/** @param port - 0 for any free one */
export const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))

export const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Also ends open connections. */
export async function closed(server: Server): Promise<void> {
  const isClosed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await isClosed
}

/** A server on the loopback interface, by default at any free port. */
export async function serve(
  listener: RequestListener,
  { port = 0, ...options }: ServerOptions & { port?: number } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(options, listener)
  await listening(server, port)
  return { url: addressOf(server), stop: () => closed(server) }
}
