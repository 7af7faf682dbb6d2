// How much one account or one network's visitors can store in a day within all limits, by calls with the largest
// bodies.
import { expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { maxSessions, securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { newPageToken } from '@portal/server/page-token'
import { onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { codeOf, forgetCode, turnOn } from '../test/app-codes.ts'
import type { JsonSchema } from '../test/arbitrary-input.ts'
import { addPasskey, challengeOf, newAuthenticator, portal, startOf } from '../test/authenticator.ts'
import { everyCreation } from '../test/creations.ts'
import { describedBodies } from '../test/described-bodies.ts'
import { openMailbox } from '../test/mailbox.ts'
import { keepTokenOf, newLink } from '../test/new-link.ts'
import { newListing } from '../test/new-listing.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { ownedThingOf } from '../test/owned-things.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openScale } from '../test/stored-bytes.ts'
import { openTestApp, pagesKey, password, registration, secretKey } from '../test/test-app.ts'
import type { Parts, TestBrowser } from '../test/test-browser.ts'
import { pdfOf, pictureOf } from '../test/uploads.ts'
import { routes } from './app.ts'
import { maxViolations } from './domain/content-violation.ts'
import { mailTokenOf } from './domain/mail-token.ts'
import { accountNotices } from './features/auth/tell-owner.ts'
import { countHomes } from './features/search/places/count-homes.ts'
import { dailyRoom, roomFor } from './platform/limits/daily-room.ts'
import { type Limit, signIns } from './platform/limits/rate-limit.ts'
import { keptRefusals } from './platform/request/keep-refusals.ts'
import type { Route } from './platform/request/route.ts'
import { maxBrowsers } from './platform/session/known-browser.ts'
import { keptSuccesses } from './platform/session/security-event.ts'
import { newsletterSubscribers } from './schema/newsletter.ts'
import { users } from './schema/people.ts'
import { accountLinks } from './schema/sessions.ts'

const maxBytesPerDay = 55_000_000
const muchBytes = 5_000_000

const { smtpUrl } = await openMailbox()
const { app, database, signUp, visitor, services, forgetLimits } = await openTestApp({
  jobs: true,
  smtpUrl,
  languageModel: startScriptedModel().languageModel,
  env: { publicOrigin: portal.origin },
})
const [tenant, landlord, third] = [
  await signUp('tenant', 'premium'),
  await signUp('landlord', 'enterprise'),
  await signUp('landlord'),
]
const people = { tenant, landlord }
const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
const scale = await openScale(database)
const bodies = new Map((await describedBodies(app)).map(({ call, fields }) => [call, fields]))
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

interface Call {
  by: TestBrowser
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  file?: Uint8Array
}

const reports = Array.from({ length: 10 }, (_, index) => ({
  app: 'a'.repeat(40),
  version: `${index}`.repeat(80),
  kind: 'failure',
  stage: 'mount',
  message: '日'.repeat(300),
}))

const member = async () => {
  const person = await signUp('landlord')
  await database.update(users).set({ createdAt: '2020-01-01T00:00:00Z' }).where(eq(users.id, person.user.id))
  return person
}

const ownPassword = { currentPassword: password }

/** That neither create something nor belong to an owner. */
const otherCalls = new Map<Endpoint, () => Promise<Call>>([
  [accountEndpoints.register, async () => ({ by: visitor(), body: registration() })],
  [authEndpoints.login, async () => ({ by: visitor(), body: { email: tenant.user.email, password } })],
  [
    authEndpoints.logout,
    async () => {
      const by = visitor()
      await by.call(authEndpoints.login, { body: { email: tenant.user.email, password } })
      return { by }
    },
  ],
  [
    securityEndpoints.changePassword,
    async () => ({ by: third, body: { currentPassword: password, newPassword: password } }),
  ],
  [
    securityEndpoints.changeEmail,
    async () => ({
      by: third,
      body: { newEmail: `${crypto.randomUUID()}@example.org`, currentPassword: password },
    }),
  ],
  [secondFactorEndpoints.start, async () => ({ by: await signUp('tenant'), body: ownPassword })],
  [
    secondFactorEndpoints.confirm,
    async () => {
      const by = await signUp('tenant')
      const { secret } = await by.call(secondFactorEndpoints.start, { body: ownPassword })
      return { by, body: { code: codeOf(secret) } }
    },
  ],
  ...[secondFactorEndpoints.check, secondFactorEndpoints.renewCodes, secondFactorEndpoints.remove].map(
    endpoint =>
      [
        endpoint,
        async () => {
          const by = await signUp('tenant')
          const { secret } = await turnOn(database, by)
          await forgetCode(database, by.user.id)
          return { by, body: { ...ownPassword, code: codeOf(secret) } }
        },
      ] as const,
  ),
  [passkeyEndpoints.start, async () => ({ by: await signUp('tenant'), body: ownPassword })],
  [
    passkeyEndpoints.add,
    async () => {
      const by = await signUp('tenant')
      return { by, body: newAuthenticator().make(await startOf(by)) }
    },
  ],
  [passkeyEndpoints.challenge, async () => ({ by: visitor() })],
  ...[passkeyEndpoints.login, passkeyEndpoints.check].map(
    endpoint =>
      [
        endpoint,
        async () => {
          const by = await signUp('tenant')
          const { authenticator } = await addPasskey(by)
          return { by, body: authenticator.use(await challengeOf(by)) }
        },
      ] as const,
  ),
  [closingEndpoints.close, async () => ({ by: await member(), body: { currentPassword: password } })],
  [
    closingEndpoints.keep,
    async () => {
      const by = await member()
      await by.call(closingEndpoints.close, { body: { currentPassword: password } })
      return { by }
    },
  ],
  [linkEndpoints.forgotPassword, async () => ({ by: visitor(), body: { email: tenant.user.email } })],
  [
    linkEndpoints.confirmEmail,
    async () => ({
      by: visitor(),
      body: { token: await newLink(database, await newPersonId(), 'confirm_email') },
    }),
  ],
  [
    linkEndpoints.keepEmail,
    async () => {
      const id = await newPersonId()
      await newLink(database, id, 'change_email', `${id}@example.org`)
      return { by: visitor(), body: { token: await keepTokenOf(database, id) } }
    },
  ],
  [
    linkEndpoints.resetPassword,
    async () => ({
      by: visitor(),
      body: {
        token: await newLink(database, await newPersonId(), 'reset_password'),
        newPassword: 'another good one',
      },
    }),
  ],
  [
    newsletterEndpoints.subscribe,
    async () => ({ by: visitor(), body: { email: `${crypto.randomUUID()}@example.org` } }),
  ],
  [newsletterEndpoints.confirm, async () => ({ by: visitor(), body: { token: await newSubscriberToken() } })],
  [
    mailSettingsEndpoints.unsubscribe,
    async () => ({
      by: visitor(),
      query: { token: mailTokenOf({ id: tenant.user.id, purpose: 'alerts' }, secretKey) },
    }),
  ],
  [
    clientFailureEndpoints.report,
    async () => ({ by: visitor(), body: { token: newPageToken(pagesKey), reports } }),
  ],
  [
    listingEndpoints.suggestNewText,
    async () => ({ by: landlord, body: { title: 'Flat', description: 'Quiet', facts: { city: 'Oakland' } } }),
  ],
  [
    placeEndpoints.locate,
    async () => ({
      by: landlord,
      body: { address: '1 Main Street', city: 'Oakland', state: 'CA', zipCode: '94609', neighborhood: '' },
    }),
  ],
  [
    photoEndpoints.upload,
    async () => ({
      by: tenant,
      query: { purpose: 'avatar', clientId: crypto.randomUUID() },
      file: await pictureOf(400, 300),
    }),
  ],
  [
    documentEndpoints.upload,
    async () => ({
      by: tenant,
      query: { purpose: 'income', name: 'payslip.pdf', clientId: crypto.randomUUID() },
      file: pdfOf(crypto.randomUUID()),
    }),
  ],
  [
    vendorEndpoints.update,
    async () => ({ by: visitor(), params: await newVendorLink(), body: { isDone: true } }),
  ],
  [
    vendorEndpoints.addPhoto,
    async () => ({ by: visitor(), params: await newVendorLink(), file: await pictureOf(400, 300) }),
  ],
  [favoriteEndpoints.add, async () => ({ by: tenant, params: { propertyId: await newHome() } })],
  [favoriteEndpoints.remove, async () => ({ by: tenant, params: { propertyId: await newHome() } })],
])

const newPersonId = async (): Promise<string> => {
  const { user } = await signUp('tenant')
  await database.delete(accountLinks)
  return user.id
}

const newSubscriberToken = async (): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(newsletterSubscribers).values({ id, email: `${id}@example.org` })
  return mailTokenOf({ id, purpose: 'join' }, secretKey)
}

const newVendorLink = async () => {
  const body = newRequest(await makeTenancy(database, ids))
  const { request } = await tenant.call(filingEndpoints.create, { body })
  const { url } = await landlord.call(vendorEndpoints.makeLink, {
    params: { id: request.id },
    body: { vendorName: 'Bay Plumbing', days: 7 },
  })
  return { token: new URL(url).hash.slice(1) }
}

const newHome = (): Promise<string> => ownedThingOf(ownPropertyEndpoints.delete).make(database, ids)

const callOf = async (endpoint: Endpoint): Promise<Call> => {
  const creation = everyCreation.find(one => one.endpoint === endpoint)
  if (creation) {
    const { maker, params, body } = creation
    const given = { ...(await body(database, ids)), clientId: crypto.randomUUID() }
    return { by: people[maker], params: await params(database, ids), body: given }
  }
  if (endpoint.own) {
    const { owner, make, body = {} } = ownedThingOf(endpoint)
    return { by: people[owner], params: { id: await make(database, ids) }, body: { ...Object(body) } }
  }
  return (await otherCalls.get(endpoint)?.()) ?? { by: tenant, body: {} }
}

/** Incompressible. The search indexes a hyphenated word as three words, the most expensive case. */
const words = (length: number): string => {
  let text = ''
  for (let index = 0; text.length < length; index += 1) text += `${wordOf(index)}-${wordOf(index + 1234)} `
  return text.slice(0, length).trim()
}
const consonants = 'bcdfghjklmnprstvz'
const wordOf = (index: number): string =>
  [...new Bun.CryptoHasher('sha1').update(String(index)).digest().subarray(0, 4)]
    .map(byte => consonants[byte % consonants.length])
    .join('')

const letters = (length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => 0x4e00 + ((index * 7919) % 20_000)))

/** As long as the schema allows; undefined if it only allows fixed values. */
const filled = (schema: JsonSchema, text: (length: number) => string): unknown => {
  const { anyOf, items, maxItems = 0, maxLength = 0, type } = schema
  if (anyOf) return anyOf.map(one => filled(one, text)).find(value => value !== undefined)
  if (schema.enum || schema.format) return undefined
  if (type === 'array' && items?.type === 'string')
    return Array.from({ length: maxItems }, () =>
      (items.maxLength ?? 0) > 500
        ? `/${text((items.maxLength ?? 0) - 5).replaceAll(' ', '')}.jpg`
        : filled(items, text),
    )
  return type === 'string' && maxLength > 0 ? text(maxLength) : undefined
}

/** A field that is refused falls back to its usual value. */
const sendLargest = async (endpoint: Endpoint, call: Call, text: (length: number) => string) => {
  const fields = bodies.get(nameOf(endpoint)) ?? []
  const largest = Object.fromEntries(
    fields.map(([name, schema]) => [name, filled(schema, text)]).filter(([, value]) => value !== undefined),
  )
  for (;;) {
    const body = { ...call.body, ...largest }
    const answer = await send(endpoint, call, body)
    const wrong = Object.keys(answer.fields).filter(name => name in largest)
    if (answer.isDone || wrong.length === 0) return { ...answer, body }
    for (const name of wrong) delete largest[name]
  }
}

/** As long as the portal stores it. */
const headers = { 'user-agent': 'a'.repeat(400) }

const send = async (
  endpoint: Endpoint,
  { by, params = {}, query = {}, file }: Call,
  body: object | undefined,
) => {
  const given: Parts = { params, query, headers }
  const parts = endpoint.body || file ? { ...given, body: file ?? body } : given
  const response = await by.sendTo(endpoint, parts)
  const isDone = response.status === endpoint.status
  const { error } = isDone ? { error: {} } : await response.json()
  return { isDone, code: String(error?.code), fields: Object(error?.fields) as Record<string, string> }
}

const settled = async () => {
  await untilTrue(async () => {
    const [left] = await database.execute<{ count: number }>(
      sql`select count(*)::integer as count from pgboss.job where name = 'events' and state < 'completed'`,
    )
    return left?.count === 0
  })
  await countHomes(database)
}

/** Limits of one caller's rows in a table, per day or at any time. */
const mostRows = ({ isDone, route: { endpoint } }: Measurement): ReadonlyMap<string, number> => {
  const guesses = [authEndpoints.login, securityEndpoints.changePassword].some(one => one === endpoint)
  const events = isDone ? keptSuccesses.tries : guesses ? Number.POSITIVE_INFINITY : keptRefusals.tries
  return new Map([
    ['public.security_events', events],
    ...(guesses ? [['public.outgoing_mails', accountNotices.tries] as const] : []),
    ['public.sessions', maxSessions],
    ['public.known_browsers', maxBrowsers],
    ...(isDone
      ? []
      : ['content_violations', 'platform_warnings'].map(one => [`public.${one}`, maxViolations] as const)),
  ])
}

interface Measurement {
  route: Route
  isDone: boolean
  /** What a call uses of the daily quota; refused calls use none. */
  room: number
  leaves: number
  byTable: ReadonlyMap<string, number>
}

/** One row per limit and caller, or two per conversation, which are updated in place. */
const changedInPlace = new Set(['public.rate_limits', 'public.home_changes', 'public.thread_reads'])

const measure = async (route: Route, text?: (length: number) => string): Promise<Measurement> => {
  const { endpoint } = route
  const call = await callOf(endpoint)
  await settled()
  const before = await scale.weigh()
  const { isDone, code, body } = text
    ? await sendLargest(endpoint, call, text)
    : { ...(await send(endpoint, call, call.body)), body: call.body }
  if (!isDone && !text && !asksProvider(endpoint)) throw new Error(`${nameOf(endpoint)} was refused: ${code}`)
  await settled()
  const grown = [...(await scale.weigh())].map(
    ([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const,
  )
  const byTable = new Map(grown.filter(([name, bytes]) => bytes > 0 && !changedInPlace.has(name)))
  const leaves = sumOf([...byTable.values()])
  return {
    route,
    isDone,
    room: isDone && route.room > 0 ? roomFor(endpoint.body && body, route.room) : 0,
    leaves,
    byTable,
  }
}

/** Twice: what a chore writes meanwhile is not the call's. */
const measureSurely = async (...call: Parameters<typeof measure>): Promise<Measurement> => {
  const first = await measure(...call)
  if (storedOfDay(first) < muchBytes) return first
  await forgetLimits()
  const second = await measure(...call).catch(() => first)
  return storedOfDay(second) < storedOfDay(first) ? second : first
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The payment provider determines what these store, and these tests sell nothing. */
const asksProvider = ({ path }: Endpoint): boolean =>
  /^\/api\/(stripe|subscriptions|screening|verifications\/identity)\b/.test(path)

/** Sign-ins are also limited by wrong passwords for the account. */
const limitOf = ({ endpoint, limit }: Route): Limit =>
  endpoint === securityEndpoints.changePassword ? signIns : limit

/** From midnight on: all tries at once, plus those that are freed again. */
const callsByLimit = ({ route }: Measurement): number => {
  const { tries, perSeconds } = limitOf(route)
  return tries + (tries * 86_400) / perSeconds
}

const storedByLimit = (measurement: Measurement): number => callsByLimit(measurement) * measurement.leaves

/** Anything that can be deleted was created or restored first, which used quota. */
const storedOfDay = (measurement: Measurement): number => {
  const { route, byTable } = measurement
  const room = route.endpoint.method === 'DELETE' ? roomFor(undefined, 0) : measurement.room
  const calls = room > 0 ? Math.min(callsByLimit(measurement), dailyRoom / room) : callsByLimit(measurement)
  const most = mostRows(measurement)
  return sumOf(
    [...byTable].map(([name, grown]) => grown * Math.min(calls, (room === 0 && most.get(name)) || calls)),
  )
}

/** An estimated token is four characters of up to three bytes. */
const storedByModel = services.env.assistantTokensPerDay.person * 4 * 3

const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

const expectLittle = async (measured: readonly Route[]) => {
  const largest: Measurement[] = []
  for (const route of measured) {
    const { endpoint } = route
    await forgetLimits()
    const plain = await measureSurely(route)
    const full =
      endpoint.body &&
      !asksProvider(endpoint) &&
      (await measureSurely(route, route.room > 0 ? words : letters))
    largest.push(full && storedOfDay(full) > storedOfDay(plain) ? full : plain)
  }
  console.log('MB in a day by tries alone | at all limits | bytes a call leaves | of the room | call')
  for (const one of largest.toSorted((a, b) => storedByLimit(b) - storedByLimit(a)))
    console.log(
      [
        inMegabytes(storedByLimit(one)),
        inMegabytes(storedOfDay(one)),
        Math.round(one.leaves),
        one.room || '-',
        nameOf(one.route.endpoint),
      ].join(' | '),
    )
  const stored = (isOurs: (endpoint: Endpoint) => boolean): number => {
    const ours = largest.filter(({ route }) => isOurs(route.endpoint))
    const [shared, others] = [ours.filter(({ room }) => room > 0), ours.filter(({ room }) => room === 0)]
    return Math.max(0, ...shared.map(storedOfDay)) + sumOf(others.map(storedOfDay)) // these calls share the daily quota
  }
  const ofAccount = stored(endpoint => !isForVisitors(endpoint)) + storedByModel
  const ofNetwork = stored(isForVisitors)
  console.log(
    `At most ${inMegabytes(ofAccount)} MB by an account, ${inMegabytes(ofNetwork)} MB by visitors of a network`,
  )
  expect(Math.max(ofAccount, ofNetwork)).toBeLessThanOrEqual(maxBytesPerDay)
}

/** Administrators fill no database. */
const writes = routes.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'admin')
/** What stores most within the daily quota, outside of it, and without an account. */
const largestWrites: Endpoint[] = [
  listingEndpoints.create,
  inquiryEndpoints.create,
  authEndpoints.login,
  clientFailureEndpoints.report,
]

test('by the calls that store most, one account or one network stores at most 55 MB in a day', () =>
  expectLittle(writes.filter(({ endpoint }) => largestWrites.includes(endpoint))))

onlyInLong(() => {
  test('what one account, or the visitors of one network, can store in a day is at most 55 MB', () =>
    expectLittle(writes))
})

const isForVisitors = ({ access }: Endpoint): boolean => access === 'anyone'

test('a landlord who lists 500 homes, changes their rents and writes 300 answers on one day has room left', () => {
  const listing = newListing({
    description: 'A quiet street near the park. '.repeat(50),
    images: Array.from({ length: 12 }, (_, index) => `https://pictures.example.com/homes/0190a/${index}.jpg`),
  })
  const answer = { message: 'You can see it on Tuesday at six. '.repeat(15), status: 'scheduled' }
  const [create, update, respond] = [
    listingEndpoints.create,
    listingEndpoints.update,
    inquiryEndpoints.respond,
  ].map(endpoint => routes.find(route => route.endpoint === endpoint)?.room ?? 0)
  const day =
    500 * roomFor(listing, create ?? 0) +
    500 * roomFor({ rentAmount: 2450 }, update ?? 0) +
    300 * roomFor(answer, respond ?? 0)
  expect(day).toBeLessThan(dailyRoom)
})
