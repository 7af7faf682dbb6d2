import type postgres from 'postgres'
import { type Client, Connection, runTransaction, statement } from './connection.ts'
import type { Deadline } from './deadline.ts'
import { busy } from './refusal.ts'

/** Some seconds' worth of work at most: anyone after them would only wait to be refused. */
const mostWaiting = 1000
/** Long after every statement has ended by its own limit: nobody is at the other end. */
const goneAfterMs = 30_000

export interface ConnectionPool {
  /** Statements and transactions that keep to a deadline. */
  clientFor: (deadline: Deadline) => Client
  /** How many connections are at work, and how many wait for one. */
  load: () => { in_use: number; waiting: number }
  close: (timeoutSeconds: number) => Promise<void>
}

/** What may write, by its words; a read that looks so costs two more messages, and nothing else. */
const mayWrite = (text: string): boolean =>
  !/^[\s(]*(select|with|show)\b/i.test(text) || /\b(insert|update|delete|merge)\b/i.test(text)

/** Opens up to `size` connections, when they are needed. Past 1,000 who wait for one, others get `not_now` at once. */
export const openPool = (
  open: (onLost: () => void) => postgres.Sql,
  { size, isPatient }: { size: number; isPatient: boolean },
): ConnectionPool => {
  const all = Array.from({ length: size }, () => new Connection(open))
  const idle = [...all]
  const waiting: ((connection: Connection) => void)[] = []

  const take = async (): Promise<Connection> => {
    const free = idle.pop()
    if (free) return free
    if (!isPatient) dropGone()
    if (waiting.length >= mostWaiting) throw busy()
    return new Promise(resolve => waiting.push(resolve))
  }
  const giveBack = (connection: Connection): void => {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  const dropGone = (): void => {
    const before = performance.now() - goneAfterMs
    for (const connection of all) if ((connection.sentAt ?? before) < before) connection.drop()
  }
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
            deadline.leftMs() < Number.POSITIVE_INFINITY && mayWrite(text)
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
      await Promise.all(all.map(connection => connection.close(timeoutSeconds)))
    },
  }
}
