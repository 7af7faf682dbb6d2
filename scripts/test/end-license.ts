// `bun scripts/test/end-license.ts EMAIL`: as if the last day of this person's license had been yesterday.
import { runOnDatabase } from '../run-on-database.ts'

await runOnDatabase(
  ([email]) => email ?? '',
  async (databaseUrl, email) => {
    await using sql = new Bun.SQL(databaseUrl)
    const [person] = await sql`
      update users set organization_verified_until = date_trunc('day', now(), 'UTC') - interval '1 ms'
      where email = ${email} and organization_verified_until > now()
      returning id, organization_verified_until as ended`
    if (!person) throw new Error('This person has no license that was checked.')
    await sql`
      update verification_reviews set expires_at = ${person.ended}
      where user_id = ${person.id} and kind = 'license' and status = 'approved'`
    return 'Ended.'
  },
)
