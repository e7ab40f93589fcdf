import { connect } from 'node:net'
import getPort from 'get-port'

/** A free port: the preferred one when nobody has it. No port is given twice to one process of ours. */
export const freePort = (preferred = 0): Promise<number> => getPort({ port: preferred, reserve: true })

/** @returns whether someone listens on `port` of loopback */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
