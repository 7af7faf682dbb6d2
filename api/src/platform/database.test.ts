import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { openTestApp } from '../../test/test-app.ts'
import { openDatabase } from './database.ts'

const { database } = await openTestApp()

describe('a connection that is lost as soon as it is open', () => {
  const signedIn = new Uint8Array([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]) // AuthenticationOk, ReadyForQuery

  test('fails what waited for it, and nothing that nobody waits for', async () => {
    const unheard: unknown[] = []
    const hear = (failure: unknown) => unheard.push(failure)
    process.on('unhandledRejection', hear)
    const seen = new WeakSet<object>()
    const server = Bun.listen({
      hostname: '127.0.0.1',
      port: 0,
      socket: {
        data: socket => {
          if (seen.has(socket)) return socket.terminate()
          seen.add(socket)
          socket.write(signedIn)
        },
      },
    })
    const lost = openDatabase(`postgres://nobody@127.0.0.1:${server.port}/none`, { connections: 1 })
    await expect(lost.database.execute(sql`select 1`).execute()).rejects.toThrow()
    await lost.close(0)
    server.stop(true)
    await Bun.sleep(10)
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  })
})

test('lists of texts and ids come back as they were sent', async () => {
  const lists = pgTable('lists', { texts: text('texts').array(), ids: uuid('ids').array() })
  await database.execute(sql`create table lists (texts text[], ids uuid[])`)
  const sent = {
    texts: ['plain', 'with "quotes", commas {and} \\ more', 'null', ''],
    ids: [Bun.randomUUIDv7()],
  }
  await database.insert(lists).values(sent)
  expect(await database.select().from(lists)).toEqual([sent])
  expect([...(await database.execute(sql`select texts, ids from lists`))]).toEqual([sent])
})
