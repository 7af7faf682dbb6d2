import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { and, eq } from 'drizzle-orm'
import { confirmAddress } from '../../../test/new-consent.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { pdfOf, uploadDocument } from '../../../test/uploads.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { tenancies } from '../../schema/tenancies.ts'

const folder = await mkdtemp(join(tmpdir(), 'leases-'))
afterAll(() => rm(folder, { recursive: true }))
const { database, signUp, visitor } = await openTestApp({ objects: openFolder(folder) })

const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
const strangers = [visitor(), await signUp('tenant'), await signUp('landlord')]
const people = { landlord: landlord.user.id, tenant: tenant.user.id }

const statusFor = async (browser: TestBrowser, id: string) =>
  (await browser.sendTo(documentEndpoints.content, { params: { id } })).status

/** A lease of the landlord, named by a tenancy with these values. */
const openLease = async (overrides: Partial<typeof tenancies.$inferInsert> = {}) => {
  const query = { purpose: 'lease', name: 'Lease.pdf' }
  const { id } = await uploadDocument(landlord, pdfOf(crypto.randomUUID()), query)
  const offerId = await makeOffer(database, people, { leaseDocumentId: id, ...overrides })
  const change = (set: Partial<typeof tenancies.$inferInsert>) =>
    database.update(tenancies).set(set).where(eq(tenancies.id, offerId))
  return { id, offerId, change }
}

test('the lease of an offer is read by its tenant as long as what came of it is kept, and by no stranger', async () => {
  const { id, offerId, change } = await openLease()
  const { tenancy } = await tenant.call(tenancyEndpoints.read, { params: { id: offerId } })
  expect(tenancy.lease).toMatchObject({ id, name: 'Lease.pdf' })
  const lapsed = new Date(Date.now() - 15 * 86_400_000).toISOString()
  for (const [set, status] of [
    [{ status: 'offered' }, 302],
    [{ status: 'declined' }, 404],
    [{ status: 'withdrawn' }, 404],
    [{ status: 'agreed' }, 302],
    [{ status: 'agreed', startsOn: '2020-01-01', endsOn: '2024-01-31' }, 302],
    [{ status: 'cancelled' }, 302],
    [{ status: 'offered', createdAt: lapsed }, 404],
  ] as const) {
    await change(set)
    expect(await statusFor(tenant, id)).toBe(status)
    expect(await statusFor(landlord, id)).toBe(302)
    for (const stranger of strangers) expect(await statusFor(stranger, id)).toBe(404)
  }
})

test('an invited person reads the lease once their address is confirmed, and declining ends that at once', async () => {
  const invited = await signUp('tenant')
  const { id, offerId } = await openLease({ tenantId: null, invitedEmail: invited.user.email.toUpperCase() })
  expect(await statusFor(invited, id)).toBe(404)
  await confirmAddress(database, invited.user.id)
  expect(await statusFor(invited, id)).toBe(302)
  await invited.call(tenancyEndpoints.decline, { params: { id: offerId } })
  expect(await statusFor(invited, id)).toBe(404)
})

test('no other document of the landlord is opened by naming it, and each reading of a lease is in the audit', async () => {
  const other = await uploadDocument(landlord, pdfOf(crypto.randomUUID()), {
    purpose: 'income',
    name: 'a.pdf',
  })
  await makeOffer(database, people, { leaseDocumentId: other.id })
  expect(await statusFor(tenant, other.id)).toBe(404)
  const { id } = await openLease()
  for (const browser of [tenant, tenant, landlord]) expect(await statusFor(browser, id)).toBe(302)
  const read = and(eq(securityEvents.userId, tenant.user.id), eq(securityEvents.eventType, 'lease_read'))
  const looks = await database.select().from(securityEvents).where(read)
  expect(looks.filter(({ eventData }) => eventData?.documentId === id)).toHaveLength(2)
  const { events } = await tenant.call(securityEndpoints.activity)
  expect(events.map(({ eventType }) => eventType)).not.toContain('other')
})

test('a lease stays while an offer or a tenancy needs it, and then its landlord may delete it', async () => {
  const { id, offerId, change } = await openLease()
  const remove = { params: { id } }
  expect((await landlord.refusal(documentEndpoints.delete, remove)).message).toContain('lease of a tenancy')
  await change({ status: 'agreed' })
  expect((await landlord.refusal(documentEndpoints.delete, remove)).status).toBe(409)
  await change({ startsOn: '2020-01-01', endsOn: '2024-01-31' })
  await landlord.call(documentEndpoints.delete, remove)
  const { tenancy } = await tenant.call(tenancyEndpoints.read, { params: { id: offerId } })
  expect(tenancy.lease).toBeNull()
})
