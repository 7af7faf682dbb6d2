// The time of an answer does not tell whether an address has an account: the same statements are sent for each.
import { afterAll, describe, expect, test } from 'bun:test'
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
import { eq } from 'drizzle-orm'
import { typesAddress } from '../test/address-calls.ts'
import { openMailbox } from '../test/mailbox.ts'
import { confirmAddress } from '../test/new-consent.ts'
import { newListing } from '../test/new-listing.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { openTestApp, password, registration } from '../test/test-app.ts'
import { TestBrowser } from '../test/test-browser.ts'
import { createApp } from './app.ts'
import { openDatabase } from './platform/database/database.ts'
import { outgoingMails } from './schema/mail.ts'
import { newsletterSubscribers } from './schema/newsletter.ts'
import { accountLinks } from './schema/sessions.ts'

const { smtpUrl } = await openMailbox()
const { database, services, signUp, url, forgetLimits } = await openTestApp({ smtpUrl })

let sent: string[] = []
const { database: heard, close } = openDatabase(url, {
  connections: 1,
  onStatement: text => sent.push(text.replace(/\d+ ms/, '')), // what is left until the deadline
})
afterAll(() => close())
const app = createApp({ ...services, database: heard })

const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
await confirmAddress(database, landlord.user.id)
await database.insert(newsletterSubscribers).values({ email: tenant.user.email })
const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
const rented = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
const { request } = await tenant.call(filingEndpoints.create, { body: newRequest(rented) })

interface Call {
  endpoint: Endpoint
  bodyFor: (email: string) => object
  params?: { id: string }
  cookie?: string | undefined
}

const calls: readonly Call[] = [
  { endpoint: linkEndpoints.forgotPassword, bodyFor: email => ({ email }) },
  { endpoint: authEndpoints.login, bodyFor: email => ({ email, password: 'not the right one' }) },
  { endpoint: newsletterEndpoints.subscribe, bodyFor: email => ({ email }) },
  {
    endpoint: securityEndpoints.changeEmail,
    bodyFor: newEmail => ({ newEmail, currentPassword: password }),
    cookie: landlord.cookie,
  },
  {
    endpoint: tenancyWritingEndpoints.invite,
    bodyFor: email => ({ propertyId: property.id, email, startsOn: '2030-01-01' }),
    cookie: landlord.cookie,
  },
  {
    endpoint: vendorEndpoints.makeLink,
    params: { id: request.id },
    bodyFor: email => ({ vendorName: 'Bay Plumbing', days: 1, email }),
    cookie: landlord.cookie,
  },
]

const tells = new Map<Endpoint, string>([
  [accountEndpoints.register, 'it says that the address has an account'],
  [accountEndpoints.updateProfile, 'it refuses every address but the caller’s own'],
])

const ownRows = [
  [outgoingMails, eq(outgoingMails.userId, landlord.user.id)],
  [accountLinks, eq(accountLinks.userId, landlord.user.id)],
] as const
const forgetOwnRows = () => Promise.all(ownRows.map(([table, isOwn]) => database.delete(table).where(isOwn)))
const countOwnRows = () => Promise.all(ownRows.map(([table, isOwn]) => database.$count(table, isOwn)))

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

test('every call that takes an address is here', () => {
  const listed = [...calls.map(({ endpoint }) => endpoint), ...tells.keys()]
  expect(listed.map(nameOf).toSorted()).toEqual(typesAddress.map(nameOf).toSorted())
})

describe.each(calls.map(call => ({ name: nameOf(call.endpoint), ...call })))(
  '$name',
  ({ endpoint, bodyFor, params, cookie = '' }) => {
    test('sends the same statements, answers alike and leaves the caller alike rows for each address', async () => {
      const outcomeFor = async (email: string) => {
        await forgetLimits()
        await forgetOwnRows()
        sent = []
        const browser = new TestBrowser(async request => app.handle(request))
        const response = await browser.sendTo(endpoint, { params, body: bodyFor(email), headers: { cookie } })
        const headers = [...response.headers.keys()].sort()
        return { status: response.status, headers, sent, rows: await countOwnRows() }
      }
      const unknown = await outcomeFor(registration().email)
      expect(unknown.sent.length).toBeGreaterThan(2)
      for (const email of [tenant.user.email, (await signUp('landlord')).user.email])
        expect(await outcomeFor(email)).toEqual(unknown)
    })
  },
)
