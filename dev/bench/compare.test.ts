import { describe, expect, it } from '@jest/globals'
import { compare, atLeast, atMost, type Row, type Run, tableOf } from './run.ts'

const row = (change: Partial<Row>): Row => ({
  ...{ name: 'PDF to bare pdfkit', unit: 'times', values: [5, 4, 6], goal: atMost(5) },
  ...change,
})
const run = (rows: Row[], yardstickMs = 10): Run => ({ at: '2026-11-27', yardstickMs, rows })

describe('two runs', () => {
  it.each([
    [[8], '+60 %, worse'],
    [[3], '−40 %, better'],
    [[5.5], '+10 %, within the spread of the rounds before'],
  ])('with a later value of %j are described', (values, said) => {
    expect(compare(run([row({})]), run([row({ values })]))).toEqual([`PDF to bare pdfkit: ${said}`])
  })

  it('are compared relative to their yardsticks where they measured time', () => {
    const time = row({ name: 'one purchase', unit: 's', values: [1] })
    expect(compare(run([time]), run([{ ...time, values: [2] }], 20))).toEqual([
      'one purchase: +0 %, within the spread of the rounds before',
    ])
  })

  it('count more as better where more is wanted', () => {
    const pace = row({ unit: 'a minute', values: [100], goal: atLeast(100) })
    expect(compare(run([pace]), run([{ ...pace, values: [150] }]))).toEqual([
      'PDF to bare pdfkit: +50 %, better',
    ])
  })

  it('list what only one of them has', () => {
    expect(compare(run([row({ name: 'old' })]), run([row({ name: 'young' })]))).toEqual([
      'young: new',
      'old: not measured any more',
    ])
  })
})

it('a table shows what was measured, its spread, and whether the goal is met', () => {
  expect(
    tableOf(run([row({}), row({ name: 'pace', unit: 'a minute', values: [90], goal: atLeast(100) })])),
  ).toBe(
    [
      '| figure | measured | rounds | goal | |',
      '| --- | ---: | ---: | ---: | --- |',
      '| PDF to bare pdfkit | 5 times | 4 to 6 | at most 5 | met |',
      '| pace | 90 a minute |  | at least 100 | missed |',
    ].join('\n'),
  )
})
