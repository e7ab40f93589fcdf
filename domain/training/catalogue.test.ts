import { describe, expect, it } from '@jest/globals'
import { CATALOGUE, entryByName } from './catalogue.ts'
import { standsInFor } from './stand-ins.ts'
import { PATTERNS } from './vocabulary.ts'

describe('the catalogue', () => {
  it('holds more than 250 exercises of every pattern under their own names', () => {
    expect(CATALOGUE.length).toBeGreaterThan(250)
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
    for (const pattern of PATTERNS) expect(CATALOGUE.some((entry) => entry.pattern === pattern)).toBe(true)
  })

  it('gives every name and alias to one exercise alone', () => {
    const seen = new Map<string, string>()
    for (const entry of CATALOGUE)
      for (const name of [entry.name, ...entry.aka]) {
        expect([name, entryByName(name)?.name]).toEqual([name, entry.name])
        expect([name, seen.get(name) ?? entry.id]).toEqual([name, entry.id])
        seen.set(name, entry.id)
      }
  })

  it('finds an exercise however its name is written', () => {
    for (const name of ['Push-Ups', 'push up', 'pushups', 'Press-Up'])
      expect(entryByName(name)?.id).toBe('push-up')
    expect(entryByName('DB bench presses')?.id).toBe('dumbbell-bench-press')
    expect(entryByName('Underwater Basket Press')).toBeUndefined()
  })

  it('lets something stand in for nearly every exercise', () => {
    const alone = CATALOGUE.filter((entry) => !CATALOGUE.some((other) => standsInFor(other, entry)))
    expect(alone.length / CATALOGUE.length).toBeLessThan(0.03)
  })
})
