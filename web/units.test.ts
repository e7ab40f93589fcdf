import { afterEach, describe, expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { chooseUnits, chosenUnits, useUnits } from './units.ts'

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
})

function lend(storage: Partial<Storage>) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}
function lendAMap(): Map<string, string> {
  const kept = new Map<string, string>()
  lend({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) })
  return kept
}

describe('the units of weights', () => {
  it('are chosen once and remembered', () => {
    const kept = lendAMap()
    expect(chosenUnits()).toBeNull()
    chooseUnits('kg')
    expect([...kept.values()]).toEqual(['kg'])
    expect(chosenUnits()).toBe('kg')
  })

  it('hold for the page even if nothing can be stored', () => {
    const forbid = () => {
      throw new Error('forbidden')
    }
    lend({ getItem: forbid, setItem: forbid })
    chooseUnits('lb')
    expect(chosenUnits()).toBe('lb')
  })

  it('are the page’s default before anybody chooses', () => {
    const Shown = ({ usual }: { usual?: 'kg' | 'lb' }) => useUnits(usual)[0]
    expect(renderToString(createElement(Shown))).toBe('lb')
    expect(renderToString(createElement(Shown, { usual: 'kg' }))).toBe('kg')
  })
})
