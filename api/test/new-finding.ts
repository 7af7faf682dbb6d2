import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { users } from '../src/schema/people.ts'
import { contentViolations } from '../src/schema/warnings.ts'

/** What the contact filter found in a message, unless the fields say otherwise; returns its id. */
export const makeFinding = async (
  database: Database,
  userId: string,
  fields: Partial<typeof contentViolations.$inferInsert> = {},
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(contentViolations).values({
    id,
    userId,
    violationType: 'email',
    contentText: 'ada@example.org',
    source: 'message',
    ...fields,
  })
  return id
}

/** A person is reported by another; returns its id. */
export const makeReport = (
  database: Database,
  { accused, reporter }: { accused: string; reporter: string },
  fields: Partial<typeof contentViolations.$inferInsert> = {},
): Promise<string> =>
  makeFinding(database, accused, {
    violationType: 'harassment',
    contentText: null,
    source: 'report',
    subjectType: 'person',
    subjectId: accused,
    reportedBy: reporter,
    reason: 'harassment',
    ...fields,
  })

export const makeAdministrator = (database: Database, userId: string) =>
  database.update(users).set({ isAdmin: true }).where(eq(users.id, userId))
