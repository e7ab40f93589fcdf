import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it } from '@jest/globals'
import { freePort, listens } from './ports.ts'

it('returns the preferred port if it is free, and another one otherwise', async () => {
  const preferred = await freePort()
  const server = createServer().listen(preferred, '127.0.0.1')
  await once(server, 'listening')
  try {
    expect(await listens(preferred)).toBe(true)
    const other = await freePort(preferred)
    expect(other).not.toBe(preferred)
    expect(await listens(other)).toBe(false)
  } finally {
    server.close()
  }
})

it('never returns the same port twice', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  expect(new Set(ports).size).toBe(20)
})

it('returns no port that an outgoing connection may take meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()))
  expect(ports.filter((port) => port >= 32_768)).toEqual([])
})
