import { log } from '@portal/server/log'
import { and, asc, eq, gt, notLike } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { seal, sealOf, unseal } from '../../../platform/sealed.ts'
import { secondFactors } from '../../../schema/sessions.ts'

const atOnce = 500

/** Seals with the first key what another of SECRET_KEY sealed, so that the other can be taken out. */
export const resealSecrets = async (
  database: Database,
  secretKeys: readonly [string, ...string[]],
): Promise<void> => {
  const { userId, sealedSecret } = secondFactors
  let lost = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const isOlder = and(notLike(sealedSecret, `${sealOf(secretKeys)}%`), gt(userId, last))
    const rows = await database
      .select({ userId, sealedSecret })
      .from(secondFactors)
      .where(isOlder)
      .orderBy(asc(userId))
      .limit(atOnce)
    for (const row of rows) {
      const secret = unseal(row.sealedSecret, row.userId, secretKeys)
      if (secret === undefined) lost += 1
      else
        await database
          .update(secondFactors)
          .set({ sealedSecret: seal(secret, row.userId, secretKeys) })
          .where(and(eq(userId, row.userId), eq(sealedSecret, row.sealedSecret)))
    }
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) break
    last = end.userId
  }
  if (lost > 0)
    log.complain(
      `No key of SECRET_KEY opens the second factors of ${lost} people, who can only sign in with recovery codes.`,
    )
}
