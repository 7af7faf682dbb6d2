import type { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { desc, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/route.ts'
import { platformWarnings } from '../../schema/warnings.ts'

const longestList = 200

/** The caller's newest warnings. */
export const listWarnings: Verb<typeof warningEndpoints.list> = ({ database, caller }) =>
  database
    .select()
    .from(platformWarnings)
    .where(eq(platformWarnings.userId, caller.id))
    .orderBy(desc(platformWarnings.id))
    .limit(longestList)
