import type postgres from 'postgres'
import type { Deadline } from '../request/deadline.ts'
import { busy } from '../request/refusal.ts'
import { type Client, Connection, evenIfLateMark, runTransaction, statement } from './connection.ts'

/** A few seconds of work at most: a caller after that would only wait to be refused. */
const maxWaiting = 1000
export interface ConnectionPool {
  clientFor: (deadline: Deadline) => Client
  load: () => { in_use: number; waiting: number }
  close: (timeoutSeconds: number) => Promise<void>
}

/** Whether the text writes what must not be written late; a false positive costs just two more messages. */
const mustBeInTime = (text: string): boolean =>
  !text.startsWith(evenIfLateMark) &&
  (!/^[\s(]*(select|with|show)\b/i.test(text) || /\b(insert|update|delete|merge)\b/i.test(text))

/**
 * Opens up to `size` connections as they are needed. Past 1,000 waiting callers, others get `not_now`. `begin` begins a
 * transaction. A statement without an answer after `goneAfterMs` has lost its server: its connection is reopened.
 */
export const openPool = (
  open: (onLost: () => void) => postgres.Sql,
  {
    size,
    goneAfterMs,
    begin,
  }: { size: number; goneAfterMs?: number | undefined; begin?: string | undefined },
): ConnectionPool => {
  const all = Array.from({ length: size }, () => new Connection(open, begin))
  const idle = [...all]
  const waiting: ((connection: Connection) => void)[] = []

  const take = async (): Promise<Connection> => {
    const free = idle.pop()
    if (free) return free
    if (waiting.length >= maxWaiting) throw busy()
    return new Promise(resolve => waiting.push(resolve))
  }
  const giveBack = (connection: Connection): void => {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  const dropGone = (afterMs: number): void => {
    const before = performance.now() - afterMs
    for (const connection of all) if ((connection.sentAt ?? before) < before) connection.drop()
  }
  const looks = goneAfterMs ? setInterval(dropGone, goneAfterMs / 3, goneAfterMs) : undefined
  looks?.unref()
  const onOne = async <Result>(
    deadline: Deadline,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> => {
    deadline.refuseIfPast()
    const connection = await take()
    try {
      await connection.clean()
      deadline.refuseIfPast()
      return await work(connection)
    } finally {
      giveBack(connection)
    }
  }
  return {
    clientFor: deadline => {
      const begin: Client['begin'] = work =>
        onOne(deadline, connection => runTransaction(connection, deadline, work))
      return {
        begin,
        unsafe: (text, parameters) =>
          statement(areLists =>
            deadline.leftMs() < Number.POSITIVE_INFINITY && mustBeInTime(text)
              ? begin(async ({ unsafe }) => {
                  const sent = unsafe(text, parameters)
                  return areLists ? sent.values() : sent
                })
              : onOne(deadline, connection => connection.send(text, parameters, areLists)),
          ),
      }
    },
    load: () => ({ in_use: all.length - idle.length, waiting: waiting.length }),
    close: async timeoutSeconds => {
      clearInterval(looks)
      await Promise.all(all.map(connection => connection.close(timeoutSeconds)))
    },
  }
}
