import type { Server } from 'node:http'
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
