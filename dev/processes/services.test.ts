import { describe, expect, it, jest } from '@jest/globals'
import type { Ending, Part } from './managed-process.ts'
import { keepRunning, pauseAfter } from './services.ts'
import { until } from './until.ts'

/** A part that ends on demand. */
function fakePart() {
  const end = Promise.withResolvers<Ending>()
  const part: Part = {
    ready: Promise.resolve(),
    ended: end.promise,
    stop: async () => end.resolve({ wanted: true, report: 'ended with exit code 0' }),
  }
  return { part, crash: () => end.resolve({ wanted: false, report: 'ended with exit code 7' }) }
}

describe('a kept service', () => {
  it('is started again after a crash, and not after a stop', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const parts = [fakePart(), fakePart(), fakePart()]
    const start = jest.fn(() => parts[start.mock.calls.length - 1]!.part)
    const service = keepRunning({ name: 'gateway', start, tries: 5, giveUp: () => undefined })
    await service.started
    parts[0]!.crash()
    await until('the second start', async () => start.mock.calls.length === 2)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('gateway ended with exit code 7'))
    await service.stop()
    await parts[1]!.part.ended
    expect(start).toHaveBeenCalledTimes(2)
    said.mockRestore()
  })

  it('restarts on request without a message', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const parts = [fakePart(), fakePart()]
    const start = jest.fn(() => parts[start.mock.calls.length - 1]!.part)
    const service = keepRunning({ name: 'gateway', start, tries: 5, giveUp: () => undefined })
    await service.started
    await service.restart()
    await until('the second start', async () => start.mock.calls.length === 2)
    await service.stop()
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  it('reports a first start that fails, without a retry', async () => {
    const start = jest.fn(() => Promise.reject<Part>(new Error('no port')))
    const service = keepRunning({ name: 'gateway', start, tries: 5, giveUp: () => undefined })
    await expect(service.started).rejects.toThrow('no port')
    await service.stop()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is given up when it fails too often in a row', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const start = jest.fn(() => {
      const { part, crash } = fakePart()
      setImmediate(crash)
      return part
    })
    const why = await new Promise<string>(
      (resolve) => void keepRunning({ name: 'gateway', start, tries: 3, giveUp: resolve }),
    )
    expect(why).toBe('gateway failed 4 times in a row; it ended with exit code 7')
    expect(start).toHaveBeenCalledTimes(4)
    said.mockRestore()
  })
})

it('pauses twice as long after every failure, up to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(pauseAfter)).toEqual([250, 500, 1000, 2000, 4000, 10_000])
})
