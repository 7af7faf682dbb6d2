import { afterAll, describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { inRounds } from '../../../test/length.ts'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilTrue } from '../../../test/until-true.ts'

const { app, database, jobs, signUp, forgetLimits } = await openTestApp()
const tenant = await signUp('tenant')
const landlord = await signUp('landlord')
const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })

const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: request => app.handle(request) })
afterAll(() => server.stop(true))

/** Listens over a real connection; `next` is what comes until the next blank line, null at the end. */
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
  test('begins at once and brings what happens, to whom it concerns', async () => {
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

  test('is for those who are signed in', async () => {
    const { response } = await listenAs({ cookie: undefined })
    expect(response.status).toBe(401)
  })

  test(
    'is open in twenty places at most',
    async () => {
      await forgetLimits()
      const many = await signUp('tenant')
      const opened = await Promise.all(Array.from({ length: 21 }, () => listenAs(many)))
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

  test('ends when the API stops', async () => {
    const { next } = await listenAs(await signUp('tenant'))
    await next()
    await jobs.stop()
    expect(await next()).toBeNull()
  })
})
