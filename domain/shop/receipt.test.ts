import { expect, it } from '@jest/globals'
import { inMoney, toMinor } from './payment.ts'

it.each([
  [2700, 'usd', '$27.00'],
  [2700, 'USD', '$27.00'],
  [0, 'USD', '$0.00'],
  [3705, 'CAD', 'CA$37.05'],
  [4100, 'JPY', '¥4,100'],
  [8250, 'KWD', 'KWD 8.250'],
])('%d in the smallest unit of %s is %s', (amountMinor, currency, said) => {
  expect(inMoney(amountMinor, currency).replace(/\s/g, ' ')).toBe(said)
})

it.each([
  [27, 'USD', 2700],
  [19.99, 'USD', 1999],
  [4100, 'JPY', 4100],
])('%d %s is %d in the smallest unit', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor)
})
