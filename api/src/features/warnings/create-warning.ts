import type { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { Verb } from '../../platform/route.ts'
import { platformWarnings } from '../../schema/warnings.ts'

/** Records a warning that the caller was shown; it waits to be acknowledged (spec §4 "Warning"). */
export const createWarning: Verb<typeof warningEndpoints.create> = async ({ database, caller }, { body }) => {
  const [warning] = await database
    .insert(platformWarnings)
    .values({ ...body, userId: caller.id })
    .returning()
  if (!warning) throw new Error('A warning was inserted but not returned')
  return { warning }
}
