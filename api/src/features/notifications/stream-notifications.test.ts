import { afterAll, describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { overEvent } from '@portal/contract/endpoint'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp, password } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../app.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { startJobs } from '../../start-jobs.ts'

const { app, services, database, jobs, url, signIn, signUp, forgetLimits } = await openTestApp({ jobs: true })
const tenant = await signUp('tenant')
const landlord = await signUp('landlord')
const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })

const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: request => app.handle(request) })
afterAll(() => server.stop(true))

/**
 * Listens over a real connection; `next` returns everything up to the next blank line, and null at the end.
 */
const listenAs = async (browser: { cookie: string | undefined }) => {
  const response = await fetch(new URL(notificationEndpoints.stream.path, server.url), {
    headers: { cookie: browser.cookie ?? '' },
  })
  const reader = response.body?.getReader()
  const next = async () => {
    const { value } = (await reader?.read()) ?? {}
    return value ? new TextDecoder().decode(value) : null
  }
  return { response, next, leave: () => reader?.cancel() }
}

describe('the stream of notifications', () => {
  test('begins at once and sends what happens to the people concerned', async () => {
    const { response, next, leave } = await listenAs(landlord)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await next()).toBe(': hello\n\n')
    const tenants = await listenAs(tenant)
    await tenants.next()

    await tenant.call(filingEndpoints.create, { body: newRequest(home) })
    const sent = await next()
    const { notifications } = await landlord.call(notificationEndpoints.list)
    expect(sent).toBe(`data: ${JSON.stringify(notifications[0])}\n\n`)

    const { request } = await tenant.call(filingEndpoints.create, { body: newRequest(home) })
    await landlord.call(maintenanceEndpoints.acknowledge, { params: { id: request.id } })
    expect(await tenants.next()).toContain('Request acknowledged')
    await Promise.all([leave(), tenants.leave()])
  })

  test('requires a sign-in', async () => {
    const { response } = await listenAs({ cookie: undefined })
    expect(response.status).toBe(401)
  })

  test(
    'is limited to twenty connections of all of a person’s browsers',
    async () => {
      await forgetLimits()
      const many = await signUp('tenant')
      const browsers: Parameters<typeof listenAs>[0][] = [many]
      while (browsers.length < 6) browsers.push(await signIn(many.user.email, password))
      const opened = await Promise.all(
        Array.from({ length: 21 }, (_, index) => listenAs(browsers[index % browsers.length] ?? many)),
      )
      expect(opened.filter(({ response }) => response.status === 429)).toHaveLength(1)
      await Promise.all(opened.map(({ leave }) => leave()))
      await untilTrue(async () => {
        const { response, leave } = await listenAs(many)
        await leave()
        return response.status === 200
      })
    },
    inRounds(60),
  )

  test('ends immediately with its session, even when that is ended elsewhere', async () => {
    const person = await signUp('tenant')
    const [here, there] = [
      await signIn(person.user.email, password),
      await signIn(person.user.email, password),
    ]
    const [ours, theirs] = [await listenAs(here), await listenAs(there)]
    await Promise.all([ours.next(), theirs.next()])
    const own = openDatabase(url)
    const ownJobs = await startJobs(url)
    const replica = createApp({ ...services, database: own.database, jobs: ownJobs })
    const elsewhere = new TestBrowser(async request => replica.handle(request))
    const as = (browser: TestBrowser) => ({ headers: { cookie: browser.cookie ?? '' } })

    await elsewhere.call(authEndpoints.logout, as(here))
    const over = `event: ${overEvent}\ndata: .\n\n` // and no comment before it, which a later end would bring
    expect([await ours.next(), await ours.next()]).toEqual([over, null])
    const newPassword = 'another good one'
    const body = { currentPassword: password, newPassword }
    await elsewhere.call(securityEndpoints.changePassword, { ...as(person), body })
    expect([await theirs.next(), await theirs.next()]).toEqual([over, null])
    await ownJobs.stop()
    await own.close()
  })

  test('ends when the API stops', async () => {
    const { next } = await listenAs(await signUp('tenant'))
    await next()
    await jobs.stop()
    expect(await next()).toBeNull()
  })
})
