import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import getPort from 'get-port'

/** Below the ephemeral ports, which an outgoing connection could take between our check and its use. */
const [LOWEST, HIGHEST] = [12_000, 32_000]
const CANDIDATES = 20

/** Finds a free port, if possible the preferred one. Never returns a port twice in one process. */
export function freePort(preferred?: number): Promise<number> {
  const others = Array.from({ length: CANDIDATES }, () => randomInt(LOWEST, HIGHEST))
  return getPort({ port: preferred ? [preferred, ...others] : others, reserve: true })
}

/** @returns whether something listens on the loopback `port` */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
