import { expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { howMany } from '@portal/server/test/length'
import { diceOf } from '../../api/test/dice.ts'
import { changedTables } from '../../api/test/table-states.ts'
import { attack, plannedFor } from './attack.ts'
import { attemptOn } from './attempts.ts'
import { hasHeld, tableOf } from './report.ts'

const api = [process.execPath, fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))]

test('the portal withstands anything that its endpoints may receive', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  console.log(`An attack with seed ${seed}`)
  const seconds = howMany(1, 300) // which is one round
  const report = await attack(api, process.env.TEST_SEEDED_URL ?? '', { seed, seconds })
  console.log(tableOf(report))
  expect(report.requests).toBeGreaterThan(100)
  expect(report.kept).toBeGreaterThan(4)
  expect(report.refusals.size).toBeGreaterThan(4)
  expect([...report.failures, ...report.changes, ...report.slow]).toEqual([])
  expect(hasHeld(report, false)).toBe(true)
}, 600_000)

const attemptsOf = (seed: number) =>
  plannedFor(seed, 3).map(planned => attemptOn(planned.endpoint, diceOf(planned.seed), 'an id'))

test('the same seed sends the same requests, another seed sends others', () => {
  expect(attemptsOf(7)).toEqual(attemptsOf(7))
  expect(attemptsOf(7)).not.toEqual(attemptsOf(8))
})

test('a change is reported by its table, and fails the attack', () => {
  const before = new Map([
    ['users', '3 rows 17'],
    ['properties', '2 rows 5'],
  ])
  expect(changedTables(before, new Map([...before, ['properties', '2 rows 6']]))).toEqual(['properties'])
  const held = {
    seed: 1,
    requests: 1,
    kept: 0,
    refusals: new Map(),
    failures: [],
    changes: [],
    slow: [],
    longestBlock: { ms: 300, during: 'x' },
  }
  expect(hasHeld(held, false)).toBe(true)
  expect(hasHeld(held, true)).toBe(false)
  expect(hasHeld({ ...held, changes: ['users'] }, false)).toBe(false)
  expect(hasHeld({ ...held, failures: ['500 for x'] }, false)).toBe(false)
})
