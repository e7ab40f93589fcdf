import { setTimeout as wait } from 'node:timers/promises'
import { it } from '@jest/globals'
import { until } from '../../dev/processes/until.ts'
import { eventLoopLag } from './shed-load.ts'

it('a loop that is kept busy is late, and recovers when it is left alone', async () => {
  const isLate = eventLoopLag()
  await until('it is late', async () => {
    const busyUntil = performance.now() + 200
    while (performance.now() < busyUntil);
    return isLate()
  })
  await until('it is in time', async () => {
    await wait(100)
    return !isLate()
  })
})
