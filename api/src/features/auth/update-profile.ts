import { type authEndpoints, requiredByAccountType } from '@portal/contract/person'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import type { Verb } from '../../platform/route.ts'
import { users } from './users.table.ts'

/** Changes what was sent of a person's own fields; what their account type requires cannot be emptied. */
export const updateProfile: Verb<typeof authEndpoints.updateProfile> = async (
  { database, caller },
  { body },
) => {
  const missing = requiredByAccountType[caller.accountType].filter(
    ({ field }) => body[field] !== undefined && !body[field]?.trim(),
  )
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ field, message }) => [field, message]))
    throw new Refusal('invalid', 'Please check the marked fields and try again.', { fields })
  }
  const [user] = await database
    .update(users)
    .set({ ...body, updatedAt: new Date().toISOString() })
    .where(eq(users.id, caller.id))
    .returning()
  return { user: user ?? caller }
}
