// `npm run bench -- equal-times`: measures whether the time of an answer tells who has the address that was typed. Each call gets
// addresses of tenants, of landlords and of nobody, in random order.
import { parseArgs } from 'node:util'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { startMailSandbox } from '@portal/stand-ins/mail'
import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { users } from '../../../api/src/schema/people.ts'
import { properties } from '../../../api/src/schema/properties.ts'
import { rateLimits } from '../../../api/src/schema/sessions.ts'
import { newListing } from '../../../api/test/new-listing.ts'
import { prepareDatabases } from '../../../api/test/prepare-databases.ts'
import { password, registration } from '../../../api/test/test-app.ts'
import { TestBrowser } from '../../../api/test/test-browser.ts'
import { createDatabase, dropDatabase } from '../../../api/test/test-database.ts'
import { intervalOfDifference, percentile } from './measure-calls.ts'
import { startPortal } from './start-portal.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const rounds = Number(values.rounds)

const kinds = ['tenant', 'landlord', 'nobody'] as const
type Kind = (typeof kinds)[number]

const addressOf = (kind: Kind, call: number, round: number): string =>
  `${kind}-${call}-${round}@homes.example`

const inRandomOrder = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

const { env, stop } = await prepareDatabases()
const url = await createDatabase(env.TEST_TEMPLATE_URL, env.TEST_TEMPLATE_URL)
const { database, close } = openDatabase(url, { connections: 1, isPatient: true })
const mail = await startMailSandbox({ key: 'measured' })
const portal = await startPortal(url, { SMTP_URL: mail.smtpUrl, PUBLIC_URL: 'https://portal.example' })
try {
  const headers = { origin: portal.origin }
  const landlord = new TestBrowser(request => fetch(request), portal.origin)
  const { user } = await landlord.call(accountEndpoints.register, {
    body: registration({ userType: 'landlord' }),
    headers,
  })
  await database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user.id))
  const propertyId = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id: propertyId, landlordId: user.id })

  const calls: { name: string; endpoint: Endpoint; bodyFor: (email: string) => object }[] = [
    {
      name: 'a forgotten password',
      endpoint: linkEndpoints.forgotPassword,
      bodyFor: email => ({ email }),
    },
    {
      name: 'an invitation',
      endpoint: tenancyWritingEndpoints.invite,
      bodyFor: email => ({ propertyId, email, startsOn: '2030-01-01' }),
    },
    {
      name: 'the newsletter',
      endpoint: newsletterEndpoints.subscribe,
      bodyFor: email => ({ email }),
    },
    {
      name: 'a change of address',
      endpoint: securityEndpoints.changeEmail,
      bodyFor: newEmail => ({ newEmail, currentPassword: password }),
    },
    {
      name: 'a wrong password',
      endpoint: authEndpoints.login,
      bodyFor: email => ({ email, password: 'not the right one' }),
    },
  ]
  for (const kind of ['tenant', 'landlord'] as const)
    await database.execute(sql`
      insert into users (id, email, email_confirmed_at, password_hash, user_type, first_name, last_name)
      select gen_random_uuid(), ${kind}::text || '-' || call || '-' || round || '@homes.example', now(), password_hash, ${kind}, 'Sam', 'Known'
      from users, generate_series(0, ${calls.length - 1}::integer) as call, generate_series(0, ${rounds - 1}::integer) as round
      where id = ${user.id}`)
  await database.execute(sql`vacuum (analyze) users`)

  console.log(
    `${rounds} addresses of each kind for each call; medians in milliseconds, and the difference to nobody's with its 95 % interval\n`,
  )
  console.log('| what | nobody’s | a tenant’s | difference | a landlord’s | difference |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const [call, { name, endpoint, bodyFor }] of calls.entries()) {
    const times: Record<Kind, number[]> = { tenant: [], landlord: [], nobody: [] }
    for (let round = 0; round < rounds; round += 1) {
      if (round % 3 === 0) await database.delete(rateLimits)
      for (const kind of inRandomOrder(kinds)) {
        const body = bodyFor(addressOf(kind, call, round))
        const start = performance.now()
        const response = await landlord.sendTo(endpoint, { body, headers })
        await response.arrayBuffer()
        times[kind].push(performance.now() - start)
        const isRight = response.status === (endpoint === authEndpoints.login ? 401 : endpoint.status)
        if (!isRight) throw new Error(`${endpoint.path} answered ${response.status}`)
      }
    }
    const medianOf = (kind: Kind) =>
      percentile(
        times[kind].toSorted((one, other) => one - other),
        0.5,
      )
    const differenceOf = (kind: Kind) => {
      const [low, high] = intervalOfDifference(times[kind], times.nobody).map(ms => ms.toFixed(2))
      return `${(medianOf(kind) - medianOf('nobody')).toFixed(2)} (${low} to ${high})`
    }
    const cells = (['tenant', 'landlord'] as const).map(
      kind => `${medianOf(kind).toFixed(2)} | ${differenceOf(kind)}`,
    )
    console.log(`| ${name} | ${medianOf('nobody').toFixed(2)} | ${cells.join(' | ')} |`)
  }
} finally {
  await portal.stop()
  await mail.stop()
  await close()
  await dropDatabase(url)
  await stop()
}
