// No call mails an address that its caller typed more than five times an hour: nobody can fill a stranger's mailbox.
import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { typesAddress } from '../test/address-calls.ts'
import { openMailbox } from '../test/mailbox.ts'
import { newListing } from '../test/new-listing.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { openTestApp, password, registration } from '../test/test-app.ts'
import { askSubscribers } from './features/newsletter/subscribe.ts'
import { users } from './schema/people.ts'

const { smtpUrl, mailsTo, empty } = await openMailbox()
const { database, signUp, visitor } = await openTestApp({ jobs: true, smtpUrl })

const people = [await signUp('tenant'), await signUp('landlord')]

/** Tells one address ten times, with as many callers as it takes. */
type Flood = (address: string) => Promise<unknown>

const tenTimes = async (call: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < 10; index += 1) {
    await call(index)
    await untilMailed()
  }
}

const untilMailed = () =>
  untilTrue(async () => {
    const [left] = await database.execute<{ count: number }>(sql`select
      (select count(*) from pgboss.job where name = 'events' and state < 'completed')::int
      + (select count(*) from outgoing_mails where status = 'waiting')::int as count`)
    return left?.count === 0
  })

const floods: readonly [Endpoint, string, Flood][] = [
  [
    accountEndpoints.register,
    'of a new account',
    email => tenTimes(() => visitor().sendTo(accountEndpoints.register, { body: registration({ email }) })),
  ],
  [
    linkEndpoints.forgotPassword,
    'of an account',
    async email => {
      await visitor().call(accountEndpoints.register, { body: registration({ email }) })
      await untilMailed()
      await empty()
      await tenTimes(() => visitor().sendTo(linkEndpoints.forgotPassword, { body: { email } }))
    },
  ],
  [
    securityEndpoints.changeEmail,
    'that two people want to have',
    newEmail =>
      tenTimes(
        index =>
          people[index % 2]?.call(securityEndpoints.changeEmail, {
            body: { newEmail: index > 5 ? newEmail.toUpperCase() : newEmail, currentPassword: password },
          }) ?? Promise.reject(new Error('There are two people')),
      ),
  ],
  [
    newsletterEndpoints.subscribe,
    'of a reader',
    email =>
      tenTimes(async () => {
        await visitor().call(newsletterEndpoints.subscribe, { body: { email } })
        await askSubscribers(database)
      }),
  ],
  [
    tenancyWritingEndpoints.invite,
    'that a landlord invites',
    async email => {
      const [, landlord] = people
      if (!landlord) throw new Error('There are two people')
      await database.update(users).set({ emailConfirmedAt: new Date().toISOString() })
      const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
      // An address is invited once for the same days.
      await tenTimes(index => {
        const [startsOn, endsOn] = [`2030-01-1${index}`, `2030-01-1${index}`]
        return landlord.call(tenancyWritingEndpoints.invite, {
          body: { propertyId: property.id, email, startsOn, endsOn },
        })
      })
    },
  ],
  [
    vendorEndpoints.makeLink,
    'of a vendor',
    async email => {
      const [tenant, landlord] = people
      if (!tenant || !landlord) throw new Error('There are two people')
      await database.update(users).set({ emailConfirmedAt: new Date().toISOString() })
      const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const { request } = await tenant.call(filingEndpoints.create, { body: newRequest(home) })
      await tenTimes(() =>
        landlord.sendTo(vendorEndpoints.makeLink, {
          params: { id: request.id },
          body: { vendorName: 'Bay Plumbing', days: 1, email },
        }),
      )
    },
  ],
]

/** These take an address, and mail it nothing that a stranger could cause. */
const mailsNobody = new Map<Endpoint, string>([
  [authEndpoints.login, 'a mail follows only from the right password, and once for a browser'],
  [accountEndpoints.updateProfile, 'it refuses every address but the caller’s own'],
])

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

test('every call that takes an address is here', () => {
  const listed = [...floods.map(([endpoint]) => endpoint), ...mailsNobody.keys()]
  expect(listed.map(nameOf).toSorted()).toEqual(typesAddress.map(nameOf).toSorted())
})

describe.each(floods.map(([endpoint, whose, flood]) => ({ call: nameOf(endpoint), whose, flood })))(
  '$call',
  ({ whose, flood }) => {
    test(`mails an address ${whose} at most five times an hour, and at least once`, async () => {
      const address = registration().email
      await flood(address)
      const mails = (await mailsTo()).filter(({ to }) => to.toLowerCase() === address.toLowerCase())
      expect(mails.length).toBeWithin(1, 6)
    })
  },
)
