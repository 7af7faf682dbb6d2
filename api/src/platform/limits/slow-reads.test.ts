import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'
import { slowReads } from './slow-reads.ts'

const { database } = await openTestApp()

const from = (address: string) => ({ address, caller: null, signal: new AbortController().signal })

const processOf = sql`select pg_backend_pid() as process`

test('slow reads run one at a time, each on one connection however many statements it sends at once', async () => {
  const inSlowTurn = slowReads()
  let running = 0
  const read = (address: string) =>
    inSlowTurn(from(address), onOne =>
      onOne(database, async transaction => {
        running += 1
        const most = running
        const sent = Array.from({ length: 5 }, () => transaction.execute<{ process: number }>(processOf))
        const processes = new Set((await Promise.all(sent)).map(([row]) => row?.process))
        running -= 1
        return [most, processes.size]
      }),
    )
  const addresses = Array.from({ length: 20 }, (_, index) => `192.0.2.${index % 4}`)
  expect(await Promise.all(addresses.map(read))).toEqual(addresses.map(() => [1, 1]))
})

test('a person has two running across all processes and networks, and does not block others', async () => {
  const [inFirst, inSecond, inThird] = [slowReads(), slowReads(), slowReads()]
  const person = Bun.randomUUIDv7()
  const held = Promise.withResolvers<void>()
  const by = (address: string, id: string | null) => ({
    ...from(address),
    caller: id === null ? null : { id },
  })
  const done: string[] = []
  const begun: string[] = []
  const read = (
    inSlowTurn: typeof inFirst,
    name: string,
    address: string,
    id: string | null,
    end?: Promise<void>,
  ) =>
    inSlowTurn(by(address, id), onOne =>
      onOne(database, async transaction => {
        begun.push(name)
        await transaction.execute(processOf)
        await end
        done.push(name)
      }),
    )
  const first = read(inFirst, 'first', '198.51.100.1', person, held.promise)
  const second = read(inSecond, 'second', '198.51.100.2', person, held.promise)
  while (begun.length < 2) await Bun.sleep(1)
  const third = read(inThird, 'third', '198.51.100.3', person)
  await read(inThird, "another's", '198.51.100.4', null)
  await read(inThird, "another's", '198.51.100.3', null)
  expect(done).toEqual(["another's", "another's"])
  held.resolve()
  await Promise.all([first, second, third])
  expect(done.at(-1)).toBe('third')
})

test('a caller who has left is skipped, and requests beyond all bounds are refused', async () => {
  const inSlowTurn = slowReads()
  const leaving = new AbortController()
  const held = Promise.withResolvers<void>()
  const one = inSlowTurn(from('203.0.113.1'), onOne => onOne(database, () => held.promise))
  const left = inSlowTurn({ ...from('203.0.113.2'), signal: leaving.signal }, () =>
    Promise.reject(new Error('It was read for nobody.')),
  ).catch(({ code }) => code)
  leaving.abort()
  const many = Array.from({ length: 51 }, () =>
    inSlowTurn(from('203.0.113.3'), onOne => onOne(database, async () => 'read')).catch(({ code }) => code),
  )
  expect(await many.at(-1)).toBe('too_many')
  held.resolve()
  await one
  expect(await left).toBe('not_now')
  expect(await Promise.all(many.slice(0, 50))).toEqual(Array.from({ length: 50 }, () => 'read'))
})
