import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import getPort from 'get-port'

/** Below the ports that systems give to outgoing connections, which could take one between our look and its use. */
const [LOWEST, HIGHEST] = [12_000, 32_000]
const CANDIDATES = 20

/** A free port: the preferred one when nobody has it. No port is given twice to one process of ours. */
export function freePort(preferred?: number): Promise<number> {
  const others = Array.from({ length: CANDIDATES }, () => randomInt(LOWEST, HIGHEST))
  return getPort({ port: preferred ? [preferred, ...others] : others, reserve: true })
}

/** @returns whether someone listens on `port` of loopback */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
