import type { Database } from '../src/platform/database/database.ts'
import { threadMessages, threads } from '../src/schema/threads.ts'

interface Parties {
  propertyId: string
  tenantId: string
  landlordId: string
}

/** Stores a conversation in which the two have said this in turn, the tenant first, and returns its id. */
export const makeThread = async (
  database: Database,
  parties: Parties,
  texts: readonly string[] = ['Is it quiet?'],
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(threads).values({ ...parties, id, propertyTitle: 'Flat', lastPosition: texts.length })
  const said = texts.map((body, index) => ({
    threadId: id,
    position: index + 1,
    senderId: index % 2 === 0 ? parties.tenantId : parties.landlordId,
    body,
  }))
  if (said.length > 0)
    await database.insert(threadMessages).values(said.map(text => ({ ...text, kind: 'text' as const })))
  return id
}
