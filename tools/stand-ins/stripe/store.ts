// In memory, and in a SQLite file if a folder is given.
import { Database } from 'bun:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kinds } from './kinds.ts'

export interface StoredObject {
  id: string
  object: string
  created: number
}

interface Collection<T extends { id: string }> {
  get(id: string): T | undefined
  /** By id. */
  put(object: T): T
  remove(id: string): void
  newestFirst(): T[]
}

export type Store = { [K in keyof Kinds]: Collection<Kinds[K]> } & {
  /** Writes everything that `change` does, or nothing if the process is killed meanwhile. */
  atOnce<R>(change: () => R): R
  close(): void
}

const kinds = Object.keys({
  product: 0,
  price: 0,
  customer: 0,
  deletedCustomer: 0,
  paymentMethod: 0,
  paymentIntent: 0,
  charge: 0,
  refund: 0,
  dispute: 0,
  subscription: 0,
  invoice: 0,
  invoicePayment: 0,
  checkoutSession: 0,
  portalConfiguration: 0,
  testClock: 0,
  webhookEndpoint: 0,
  coupon: 0,
  discount: 0,
  taxRate: 0,
  event: 0,
  card: 0,
  debit: 0,
  pendingLine: 0,
  checkoutAttempt: 0,
  checkoutOrder: 0,
  portalVisit: 0,
  keptAnswer: 0,
  identitySession: 0,
  identityReport: 0,
  identityDetails: 0,
} satisfies Record<keyof Kinds, 0>)

const openFile = (dataDir: string | undefined): Database => {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new Database(dataDir ? join(dataDir, 'stripe.sqlite') : ':memory:')
  file.run('pragma busy_timeout = 10000') // another start may share it
  file.run('pragma journal_mode = wal')
  file.run('create table if not exists objects (kind text, id text, json text, primary key (kind, id))')
  return file
}

const openCollection = (file: Database, kind: string): Collection<{ id: string }> => {
  const upsert = file.query(
    'insert into objects values (?, ?, ?) on conflict (kind, id) do update set json = excluded.json',
  )
  const remove = file.query('delete from objects where kind = ? and id = ?')
  const rows = file.query<{ json: string }, [string]>(
    'select json from objects where kind = ? order by rowid',
  )
  const objects = new Map<string, { id: string }>(
    rows.all(kind).map(({ json }) => {
      const object = JSON.parse(json)
      return [object.id, object]
    }),
  )
  return {
    get: id => objects.get(id),
    put: object => {
      upsert.run(kind, object.id, JSON.stringify(object))
      objects.set(object.id, object)
      return object
    },
    remove: id => {
      remove.run(kind, id)
      objects.delete(id)
    },
    newestFirst: () => [...objects.values()].reverse(),
  }
}

export const openStore = (dataDir?: string): Store => {
  const file = openFile(dataDir)
  const collections = Object.fromEntries(kinds.map(kind => [kind, openCollection(file, kind)]))
  return {
    // Each collection returns only what was put in it, under the type of its kind.
    ...(collections as unknown as { [K in keyof Kinds]: Collection<Kinds[K]> }),
    atOnce: change => {
      file.run('begin immediate')
      try {
        return change()
      } finally {
        // Commits after a refusal too: a declined card leaves its failed payment, in memory as in the file.
        file.run('commit')
      }
    },
    close: () => file.close(),
  }
}
