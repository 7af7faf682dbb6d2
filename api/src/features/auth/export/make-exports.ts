import { createHash } from 'node:crypto'
import { exportCategory } from '@portal/contract/auth/export-endpoints'
import { keptForDays } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'
import { makeZip } from 'client-zip'
import { and, asc, eq, getTableColumns, getTableName, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { addNotification } from '../../../domain/add-notification.ts'
import { forgetObjects, objectKeysOf, partKey } from '../../../domain/document-objects.ts'
import { objectKeyFor } from '../../../domain/photo-objects.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Mailing } from '../../../platform/ports/mail-server.ts'
import type { ObjectStore } from '../../../platform/ports/object-store.ts'
import { storedNow } from '../../../schema/columns.ts'
import { dataExports, documents, isPaper } from '../../../schema/documents.ts'
import { users } from '../../../schema/people.ts'
import { photos } from '../../../schema/photos.ts'
import { type ExportPart, type Person, tableRecords } from '../../../schema/records.ts'
import { copyReady } from '../account-mails.ts'
import { tellOwner } from '../tell-owner.ts'

type ExportRequest = Pick<typeof dataExports.$inferSelect, 'id' | 'userId' | 'attempts'>

/** After this, a process that stores no further part is considered dead. */
const lease = sql`interval '5 minutes'`

/** Objects that no row knows after an hour are removed. */
const mayTakeMs = 1_800_000

/** A part is in memory while it is written and read. */
const partBytes = 4_194_304

/** Makes one export if any is due. Any number of processes can run it at once. */
export const makeExports = async (
  database: Database,
  objects: ObjectStore,
  mail?: Mailing,
): Promise<void> => {
  const request = await takeOne(database)
  if (!request) return
  const file = { storageKey: crypto.randomUUID(), parts: 0 }
  const hash = createHash('sha256')
  let bytes = 0
  const endsAt = Date.now() + mayTakeMs
  const store = async (part: Uint8Array) => {
    if (Date.now() > endsAt) throw new Error(`The export ${request.id} takes too long`)
    await change(database, request, { dueAt: sql`now() + ${lease}` })
    await objects.write(partKey(file.storageKey, file.parts), part, 'new')
    hash.update(part)
    bytes += part.byteLength
    file.parts += 1
  }
  try {
    await readAtOnce(database, async snapshot => {
      for await (const part of inParts(makeZip(filesOf(snapshot, objects, request.userId)))) await store(part)
    })
    const before = await keep(database, request, { ...file, bytes, sha256: hash.digest('hex') }, mail)
    for (const document of before) await forgetObjects(objects, document)
  } catch (thrown) {
    await forgetObjects(objects, file)
    throw thrown
  }
}

/** Everything that `read` reads is of one moment. */
const readAtOnce = (database: Database, read: (snapshot: Database) => Promise<void>) =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

const takeOne = async (database: Database): Promise<ExportRequest | undefined> => {
  const { id, userId, madeAt, dueAt, attempts } = dataExports
  const due = database
    .select({ id })
    .from(dataExports)
    .where(and(isNull(madeAt), lte(dueAt, storedNow)))
    .orderBy(asc(dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [request] = await database
    .update(dataExports)
    .set({ dueAt: sql`now() + ${lease}`, attempts: sql`${attempts} + 1` })
    .where(eq(id, due))
    .returning({ id, userId, attempts })
  return request
}

/** Throws if another process has the export, or nobody wants it anymore. */
const change = async (
  database: Database,
  { id, attempts }: ExportRequest,
  set: Record<string, SQL | string>,
): Promise<void> => {
  const isOurs = and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), isNull(dataExports.madeAt))
  const [row] = await database.update(dataExports).set(set).where(isOurs).returning({ id: dataExports.id })
  if (!row) throw new Error(`The export ${id} is no longer this process's to make`)
}

/**
 * Notifies by mail as well, since another person with access to the account could have asked. Returns the
 * exports that it replaces.
 */
const keep = (
  database: Database,
  request: ExportRequest,
  file: Pick<typeof documents.$inferSelect, 'storageKey' | 'parts' | 'bytes' | 'sha256'>,
  mail: Mailing | undefined,
) =>
  inTransaction(database, async transaction => {
    const { userId: ownerId } = request
    const id = Bun.randomUUIDv7()
    await change(transaction, request, { madeAt: sql`now()` })
    const before = await transaction
      .delete(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.purpose, 'export')))
      .returning({ storageKey: documents.storageKey, parts: documents.parts })
    const day = new Date().toISOString().slice(0, 10)
    await transaction.insert(documents).values({
      ...file,
      id,
      ownerId,
      purpose: 'export',
      name: `Your data ${day}.zip`,
      contentType: 'application/zip',
    })
    await transaction.update(dataExports).set({ documentId: id }).where(eq(dataExports.id, request.id))
    await addNotification(transaction, {
      userId: ownerId,
      title: 'The copy of your data is ready',
      message: `You can download it for ${keptForDays.exports} days.`,
      type: 'info',
      category: exportCategory,
      actionUrl: sitePaths.security,
      actionText: 'Open security',
    })
    const [owner] = await transaction.select().from(users).where(eq(users.id, ownerId))
    if (owner) await tellOwner(transaction, mail, owner, copyReady(owner))
    return before
  })

async function* inParts(stream: ReadableStream<Uint8Array>) {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.byteLength
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** A file whose object is deleted meanwhile is missing. */
async function* filesOf(snapshot: Database, objects: ObjectStore, personId: string) {
  const [person] = await snapshot.select().from(users).where(eq(users.id, personId))
  if (!person) throw new Error(`There is no person ${personId} to export`)
  yield { name: 'data.json', input: dataOf(snapshot, person) }
  const pictures = await snapshot
    .select({ id: photos.id, storageKey: photos.storageKey, width: photos.width })
    .from(photos)
    .where(eq(photos.ownerId, person.id))
  for (const { id, storageKey, width } of pictures) {
    const object = await objects.read(objectKeyFor(storageKey, width, width))
    if (object) yield { name: `photos/${id}.webp`, input: object.bytes }
  }
  const papers = await snapshot
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, person.id), isPaper))
  for (const document of papers)
    for (const key of objectKeysOf(document)) {
      const object = await objects.read(key)
      if (object) yield { name: `documents/${document.id}/${document.name}`, input: object.bytes }
    }
}

/** Secret, or the portal's own notes: in no export. */
const neverExported = /^(password_hash|token_hash|storage_key|changed_at)$|_told_at$/

/** The rows of a part of an export: JSON texts under `row`. */
const exportedRows = (person: Person, table: PgTable, { isTheirs, without }: ExportPart): SQL => {
  const columns = Object.values(getTableColumns(table)).filter(
    column => column.generated === undefined && !without.includes(column) && !neverExported.test(column.name),
  )
  const listed = sql.join(
    columns.map(column => sql`${column}`),
    sql`, `,
  )
  return sql`select row_to_json(own)::text as row from (select ${listed} from ${table} where ${isTheirs(person)}) as own`
}

async function* dataOf(snapshot: Database, person: Person) {
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`
  for (const { table, exported } of tableRecords) {
    if (!exported || typeof exported === 'string') continue
    yield `,\n${JSON.stringify(getTableName(table))}:[`
    let separator = ''
    for (const part of exported)
      for await (const row of rowsIn(snapshot, exportedRows(person, table, part))) {
        yield `${separator}\n${row}`
        separator = ','
      }
    yield ']'
  }
  yield '}\n'
}

const rowsAtOnce = 200

async function* rowsIn(snapshot: Database, query: SQL) {
  await snapshot.execute(sql`declare exported no scroll cursor for ${query}`)
  for (;;) {
    const rows = await snapshot.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from exported`,
    )
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await snapshot.execute(sql`close exported`)
}
