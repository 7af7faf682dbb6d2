// Notices a process whose object store is not that of the others, such as a folder of another machine.
import { objectStores } from '../../schema/object-stores.ts'
import type { Database } from '../database/database.ts'
import { ObjectChanged, type ObjectStore } from '../ports/object-store.ts'

export const storeIdKey = 'store-id'

const idIn = async (objects: ObjectStore): Promise<string | undefined> => {
  const found = await objects.read(storeIdKey)
  return found && new TextDecoder().decode(found.bytes)
}

const idOf = async (database: Database): Promise<string | undefined> => {
  const [row] = await database.select().from(objectStores)
  return row?.id
}

/** A store without an id gets one. */
const giveId = async (objects: ObjectStore): Promise<string> => {
  const bytes = new TextEncoder().encode(Bun.randomUUIDv7())
  await objects.write(storeIdKey, bytes, 'new').catch(error => {
    if (!(error instanceof ObjectChanged)) throw error
  })
  return (await idIn(objects)) ?? ''
}

/**
 * Whether the store belongs to the database. A database that has none yet takes this one. A store without an id does
 * not get the database's: a process that does not share the others' folder has an empty one.
 */
export const agreeOnStore = async (database: Database, objects: ObjectStore): Promise<boolean> => {
  const known = await idOf(database)
  if (known) return (await idIn(objects)) === known
  const id = (await idIn(objects)) ?? (await giveId(objects))
  await database.insert(objectStores).values({ id }).onConflictDoNothing()
  return (await idOf(database)) === id
}

export const adoptStore = async (database: Database, objects: ObjectStore): Promise<void> => {
  const id = (await idIn(objects)) ?? (await giveId(objects))
  await database
    .insert(objectStores)
    .values({ id })
    .onConflictDoUpdate({ target: objectStores.isOnly, set: { id } })
}
