// Badges from before rested on flags alone.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { sql } from 'drizzle-orm'
import { openTestApp } from '../../../test/test-app.ts'

const { database, signUp, visitor } = await openTestApp()
const folder = join(import.meta.dir, '../../../migrations')
const file = readdirSync(folder).find(name => name.endsWith('_proof.sql')) ?? ''
const statements = readFileSync(join(folder, file), 'utf8')
  .split('--> statement-breakpoint')
  .filter(statement => /^\s*(?:UPDATE "users"|INSERT INTO)/.test(statement))

test('flags from the release before become evidence that lasts two years', async () => {
  const [flagged, plain] = [await signUp('landlord'), await signUp('landlord')]
  const isFlagged = sql`id = ${flagged.user.id}`
  await database.execute(sql`
    update users set is_verified = true, is_organization_verified = true, background_check_status = 'approved',
      account_type = 'organization', organization_name = 'Bay Homes' where ${isFlagged}`)
  for (const statement of statements) await database.execute(sql.raw(statement))
  const seen = async (id: string) => (await visitor().call(peopleEndpoints.read, { params: { id } })).person
  expect(await seen(flagged.user.id)).toMatchObject({
    isVerified: true,
    isOrganizationVerified: true,
    isBackgroundCheckApproved: true,
    checks: [{ kind: 'identity' }, { kind: 'organization' }],
  })
  expect(await seen(plain.user.id)).toMatchObject({
    isVerified: false,
    isOrganizationVerified: false,
    checks: [],
  })
  const { verifications } = await flagged.call(verificationEndpoints.list)
  const twoYears = 2 * 365.25 * 86_400_000
  for (const { expiresAt } of verifications)
    expect(Math.abs(Date.parse(expiresAt ?? '') - Date.now() - twoYears)).toBeLessThan(2 * 86_400_000)
  expect(verifications).toHaveLength(2)
})
