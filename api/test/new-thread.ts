import type { Database } from '../src/platform/database/database.ts'
import { threadMessages, threads } from '../src/schema/threads.ts'

interface Parties {
  propertyId: string
  tenantId: string
  landlordId: string
}

/** The two have said this in turn, the tenant first; returns its id. */
export const makeThread = async (
  database: Database,
  parties: Parties,
  texts: readonly string[] = ['Is it quiet?'],
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(threads).values({ ...parties, id, propertyTitle: 'Flat', lastPosition: texts.length })
  const messages = texts.map((body, index) => ({
    threadId: id,
    position: index + 1,
    senderId: index % 2 === 0 ? parties.tenantId : parties.landlordId,
    body,
  }))
  if (messages.length > 0)
    await database.insert(threadMessages).values(messages.map(text => ({ ...text, kind: 'text' as const })))
  return id
}
