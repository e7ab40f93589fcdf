import getPort from 'get-port'

/** A free port: the preferred one when nobody has it. No port is given twice to one process of ours. */
export const freePort = (preferred = 0): Promise<number> => getPort({ port: preferred, reserve: true })
