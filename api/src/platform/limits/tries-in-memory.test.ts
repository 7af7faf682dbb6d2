import { describe, expect, spyOn, test } from 'bun:test'
import { triesInMemory } from './tries-in-memory.ts'

const others = 100_001
const limit = { tries: 3, perSeconds: 3600 }

test('a first try is free, however long the process has run', () => {
  const now = spyOn(performance, 'now')
  const once = { tries: 1, perSeconds: 3600 }
  for (let count = 0; count < 1000; count += 1) {
    now.mockReturnValue(count * 1_234_567.891011)
    expect(triesInMemory()('key', once)).toBe(0)
  }
  now.mockRestore()
})

describe('when more than 100,000 keys are counted', () => {
  test('a key that is over its limit still waits, whether its last try was before or after the others', () => {
    const takeTry = triesInMemory()
    const useUp = (key: string) => Array.from({ length: limit.tries + 1 }, () => takeTry(key, limit)).at(-1)

    expect(useUp('before')).toBeGreaterThan(0)
    const refused = Array.from({ length: others }, (_, other) => takeTry(`other ${other}`, limit)).filter(
      Boolean,
    )
    expect(refused).toEqual([])
    expect(useUp('after')).toBeGreaterThan(0)

    for (const key of ['before', 'after']) expect(takeTry(key, limit)).toBeGreaterThan(0)
  })

  test('nobody is forgotten if all of them are over their limits', () => {
    const takeTry = triesInMemory()
    const once = { tries: 1, perSeconds: 3600 }
    const keys = Array.from({ length: others }, (_, index) => `key ${index}`)

    expect(keys.filter(key => takeTry(key, once) > 0)).toEqual([])
    expect(keys.filter(key => takeTry(key, once) === 0)).toEqual([])
  })

  test('a key that has used most of its tries is kept, those that have used few are forgotten', () => {
    const takeTry = triesInMemory()
    const many = { tries: 100, perSeconds: 3600 }
    for (let tries = 0; tries < 99; tries++) takeTry('busy', many)
    takeTry('quiet', many)
    for (let other = 0; other < others; other++) takeTry(`other ${other}`, many)

    expect(takeTry('busy', many)).toBe(0)
    expect(takeTry('busy', many)).toBeGreaterThan(0)
    const free = Array.from({ length: 100 }, () => takeTry('quiet', many))
    expect(free.every(seconds => seconds === 0)).toBe(true)
  })
})
