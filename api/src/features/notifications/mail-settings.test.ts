import { expect, test } from 'bun:test'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp, secretKey } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { mailTokenOf } from '../../domain/mail-token.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { users } from '../../schema/people.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { sendDigests } from '../saved-searches/send-digests.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { app, database, register, signUp, visitor } = await openTestApp({
  jobs: true,
  smtpUrl,
  env: { publicOrigin: 'http://localhost:3000' },
})
const { read, change, unsubscribe } = mailSettingsEndpoints

/** A tenant on Premium with a confirmed address. */
const newTenant = async () => {
  const tenant = await register('tenant')
  await database
    .update(users)
    .set({ emailConfirmedAt: sql`now()`, currentPlan: 'premium' })
    .where(eq(users.id, tenant.user.id))
  return tenant
}
type Tenant = Awaited<ReturnType<typeof newTenant>>

const save = (tenant: Tenant, filters: object, alert = 'instant', name = 'Near work') =>
  tenant.call(savedSearchEndpoints.create, { body: { name, alert, filters } })

/** How many alerts were written for the person, sent or not. */
const alertsFor = ({ user }: Tenant) =>
  database.$count(outgoingMails, and(eq(outgoingMails.userId, user.id), eq(outgoingMails.kind, 'alerts')))

const listHome = async (overrides: object) => {
  const landlord = await signUp('landlord', 'basic')
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing({ ...overrides }) })
  await untilHandled(database)
  return { landlord, property }
}

const mailTo = async (address: string, subject: string) => {
  let found: Awaited<ReturnType<typeof mailsTo>>[number] | undefined
  await untilTrue(async () => {
    found = (await mailsTo(address)).find(mail => mail.subject === subject)
    return found !== undefined
  })
  if (!found) throw new Error(`There is no mail “${subject}”`)
  return found
}

/** As a mail program posts it: a form, without cookies. */
const pressWayOut = (address: string) =>
  app.handle(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )

test('a new home comes by mail once, with two matching searches, and its mail shows what its listing shows', async () => {
  const tenant = await newTenant()
  await save(tenant, { city: 'Alert One' })
  await save(tenant, { city: 'Alert One', bedrooms: 2 }, 'instant', 'Two beds')
  const { property } = await listHome({ city: 'Alert One', rentAmount: 2450 })
  const mail = await mailTo(tenant.user.email, `New home: ${property.title}`)
  expect(mail.text).toContain('matches your saved search “')
  expect(mail.text).toContain(`http://localhost:3000/properties/${property.id}`)
  expect(mail.text).toContain(`${property.title}\n$2,450/month · 2 beds · 1.5 baths · Alert One, CA\n`)
  expect(mail.html).toContain(`src="http://localhost:3000/api/properties/${property.id}/picture?v=`)
  expect(mail.text).not.toContain(property.address)
  expect(await alertsFor(tenant)).toBe(1)
})

test('neither a home that misses a filter, nor an address that is not confirmed, nor a paused home gets a mail', async () => {
  const [tenant, unconfirmed] = [await newTenant(), await signUp('tenant', 'premium')]
  await save(tenant, { city: 'Alert Two', bedrooms: 5 })
  await save(unconfirmed, { city: 'Alert Two' })
  await listHome({ city: 'Alert Two' })
  await save(tenant, { city: 'Alert Three' })
  await listHome({ city: 'Alert Three', visibilityLevel: 'private' })
  expect([await alertsFor(tenant), await alertsFor(unconfirmed)]).toEqual([0, 0])
})

test('all digests of a morning are one mail', async () => {
  const tenant = await newTenant()
  await save(tenant, { city: 'Alert Four' }, 'daily', 'Four')
  await save(tenant, { city: 'Alert Five' }, 'daily', 'Five')
  await listHome({ city: 'Alert Four' })
  await listHome({ city: 'Alert Five' })
  await database
    .update(savedSearches)
    .set({ digestAt: sql`now()` })
    .where(eq(savedSearches.userId, tenant.user.id))
  await Promise.all([sendDigests(database, { hasMail: true }), sendDigests(database, { hasMail: true })])
  const mail = await mailTo(tenant.user.email, '2 new homes for your saved searches')
  expect(mail.text).toContain('1 new home for “Four”: ')
  expect(mail.text).toContain('1 new home for “Five”: ')
  expect(mail.html.match(/<img /g)).toHaveLength(2)
  expect(await alertsFor(tenant)).toBe(1)
})

test('the way out of a mail, pressed as a mail program presses it, ends alerts by mail and nothing else', async () => {
  const tenant = await newTenant()
  await save(tenant, { city: 'Alert Six' })
  const { property } = await listHome({ city: 'Alert Six' })
  const { headers, text } = await mailTo(tenant.user.email, `New home: ${property.title}`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? []
  const token = new URL(address).searchParams.get('token') ?? ''
  expect(text).toContain(`Stop these emails: http://localhost:3000/unsubscribe#${token}`)
  expect((await app.handle(new Request(address))).status).toBe(404) // opening it changes nothing
  expect((await tenant.call(read)).settings).toMatchObject({ alerts: true })
  for (const _ of [1, 2]) expect((await pressWayOut(address)).status).toBe(204)
  expect((await tenant.call(read)).settings).toMatchObject({ alerts: false })
  await listHome({ city: 'Alert Six' })
  expect(await alertsFor(tenant)).toBe(1)
  await tenant.call(change, { body: { alerts: true } })
  await listHome({ city: 'Alert Six' })
  expect(await alertsFor(tenant)).toBe(2)
  expect(await mailTo(tenant.user.email, 'Please confirm your email address')).toBeDefined()
})

test('a token of someone else, of another kind, or with another key turns nothing off', async () => {
  const [tenant, other] = [await newTenant(), await newTenant()]
  const own = mailTokenOf({ id: tenant.user.id, purpose: 'alerts' }, secretKey)
  const signature = own.split('.').at(-1)
  const wrong = [
    `${other.user.id}.alerts.${signature}`,
    `${tenant.user.id}.messages.${signature}`,
    mailTokenOf({ id: tenant.user.id, purpose: 'alerts' }, 'another key of twenty-four letters'),
    mailTokenOf({ id: tenant.user.id, purpose: 'keep_email' }, secretKey),
    own.slice(0, -1),
    'x',
  ]
  for (const token of wrong)
    expect(await visitor().refusal(unsubscribe, { query: { token } })).toMatchObject({
      status: 422,
      fields: { token: 'This link is not valid' },
    })
  expect((await tenant.call(read)).settings).toMatchObject({ alerts: true })
  expect((await other.call(read)).settings).toMatchObject({ alerts: true })
})

test('a mail about the account has no way out', async () => {
  const { user } = await register('tenant')
  const { headers, text } = await mailTo(user.email, 'Please confirm your email address')
  expect(headers['list-unsubscribe']).toBeUndefined()
  expect(text).not.toContain('Stop these emails')
})
