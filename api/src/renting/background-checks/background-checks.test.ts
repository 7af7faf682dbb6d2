// At the provider's stand-in. The numbers are the design's: limits, who sees a report when, strangers, failures, the end.
import { beforeEach, describe, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { fitEndpoints } from '@portal/contract/applications/fit-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import {
  backgroundCheckLifecycle,
  backgroundCheckStateAt,
} from '@portal/contract/background-checks/lifecycle'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { eq, sql } from 'drizzle-orm'
import { makeApplication, makeHome } from '../../../test/new-application.ts'
import { makeCheck } from '../../../test/new-check.ts'
import { openScreenedApp } from '../../../test/screening.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { applications } from '../../schema/applications.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { userConsents, userInteractions } from '../../schema/consents.ts'
import { users } from '../../schema/people.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { settleBackgroundChecks } from './settle-checks.ts'

expectErrors(/Checkr \(\w+\): The operation timed out/, /Checkr \(\w+\): answered (?:429|500)/)

const app = await openScreenedApp({ timeoutMs: 1500 })
const { database, services, signUp, turn, heard, fill, forgetLimits } = app
const { order, list, accept, decline, report, release, dispute } = backgroundCheckEndpoints

beforeEach(async () => {
  await forgetLimits()
  await turn('faults')
  await turn('deliveries', { hold: false, copies: 1, shuffle: false })
})

const meet = async (plan: 'free' | 'basic' | 'premium' = 'premium') => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord', plan)]
  const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
  return { tenant, landlord, ids, apply: () => makeApplication(database, ids) }
}
type Pair = Awaited<ReturnType<typeof meet>>

const ask = async ({ landlord, apply }: Pair) => {
  const applicationId = await apply()
  const { backgroundCheck } = await landlord.call(order, { body: { applicationId } })
  return { ...backgroundCheck, applicationId, params: { id: backgroundCheck.id } }
}
const readOf = async (browser: Pair['tenant'], id: string): Promise<BackgroundCheck> => {
  const { backgroundChecks: found } = await browser.call(list)
  const check = found.find(one => one.id === id)
  if (!check) throw new Error('The check is not listed')
  return check
}
const statusOf = async (browser: Pair['tenant'], id: string) => (await readOf(browser, id)).status

/** Up to the provider's answer. */
const check = async (pair: Pair, lastName: string) => {
  const asked = await ask(pair)
  const { url } = await pair.tenant.call(accept, { params: asked.params })
  await fill(url, lastName)
  await heard()
  return asked
}

const move = (id: string, days: number) =>
  database
    .update(backgroundChecks)
    .set({
      readyAt: sql`${backgroundChecks.readyAt} - ${days} * interval '1 day'`,
      expiresAt: sql`${backgroundChecks.expiresAt} - ${days} * interval '1 day'`,
    })
    .where(eq(backgroundChecks.id, id))

const usedBy = async ({ landlord }: Pair) =>
  (await landlord.call(subscriptionEndpoints.usage)).backgroundChecks.used

describe('the plan', () => {
  test('on Free allows none, and on Basic two a month; one that is declined does not count', async () => {
    const free = await meet('free')
    expect(await free.landlord.refusal(order, { body: { applicationId: await free.apply() } })).toMatchObject(
      {
        code: 'plan_limit',
        plan: 'basic',
      },
    )
    expect(await free.tenant.refusal(order, { body: {} })).toMatchObject({
      code: 'plan_limit',
      plan: 'basic',
    })

    const basic = await meet('basic')
    const first = await ask(basic)
    await ask(basic)
    const third = await basic.apply()
    expect(await basic.landlord.refusal(order, { body: { applicationId: third } })).toMatchObject({
      code: 'plan_limit',
      plan: 'premium',
    })
    await basic.tenant.call(decline, { params: first.params })
    expect(await usedBy(basic)).toBe(1)
    await basic.landlord.call(order, { body: { applicationId: third } })
    expect(await usedBy(basic)).toBe(2)
  })

  test('gives back one that nobody accepted within a week, at the next reading', async () => {
    const pair = await meet('basic')
    const asked = await ask(pair)
    await database
      .update(userInteractions)
      .set({ createdAt: sql`now() - interval '7 days'` })
      .where(eq(userInteractions.receiverId, pair.ids.tenant))
    expect(await statusOf(pair.landlord, asked.id)).toBe('cancelled')
    expect((await pair.tenant.refusal(accept, { params: asked.params })).code).toBe('conflict')
    expect(await usedBy(pair)).toBe(0)
    await pair.landlord.call(order, { body: { applicationId: asked.applicationId } })
  })

  test('gives back one for an application that ends before it is accepted', async () => {
    const pair = await meet('basic')
    const asked = await ask(pair)
    await pair.tenant.call(applicationEndpoints.withdraw, { params: { id: asked.applicationId } })
    expect(await statusOf(pair.landlord, asked.id)).toBe('cancelled')
    expect(await usedBy(pair)).toBe(0)
  })
})

describe('a report', () => {
  test('is read by its subject first; by the landlord once five days pass without a dispute', async () => {
    const pair = await meet()
    const { id, params } = await check(pair, 'Consider')
    expect(await readOf(pair.tenant, id)).toMatchObject({ status: 'ready', result: 'consider' })
    expect(await readOf(pair.landlord, id)).toMatchObject({ status: 'ready', result: null, readyAt: null })
    const { report: own } = await pair.tenant.call(report, { params })
    expect(own.result).toBe('consider')
    expect(own.sections.find(({ records }) => records.length > 0)).toEqual({
      title: 'County criminal records',
      result: 'consider',
      records: ['Petty theft, Guilty on 2024-05-02, case 24CR-0177, filed 2024-03-05'],
    })
    expect((await pair.landlord.refusal(report, { params })).code).toBe('not_found')
    await move(id, 4.99)
    expect((await pair.landlord.refusal(report, { params })).code).toBe('not_found')
    await move(id, 0.01)
    expect((await pair.landlord.call(report, { params })).report).toEqual(own)
    expect(await readOf(pair.landlord, id)).toMatchObject({ status: 'released', result: null })
  })

  test('is not released by itself while it is disputed, and is ready again once the provider revised it', async () => {
    const pair = await meet()
    const { id, params } = await check(pair, 'Consider')
    const statement = 'This is not me: I never lived in that county.'
    await pair.tenant.call(dispute, { params, body: { message: statement } })
    await move(id, 30)
    expect(await statusOf(pair.tenant, id)).toBe('disputed')
    expect(await readOf(pair.landlord, id)).toMatchObject({
      status: 'ready',
      statement: null,
      disputedAt: null,
    })
    expect((await pair.landlord.refusal(report, { params })).code).toBe('not_found')

    const [stored] = await database.select().from(backgroundChecks).where(eq(backgroundChecks.id, id))
    await turn(`reports/${stored?.providerReportId}/dispute`, {})
    await heard()
    expect(await statusOf(pair.tenant, id)).toBe('disputed')
    await turn(`reports/${stored?.providerReportId}/complete`, { result: 'clear' })
    await heard()
    expect(await readOf(pair.tenant, id)).toMatchObject({ status: 'ready', result: 'clear' })
    await pair.tenant.call(release, { params })
    expect(await readOf(pair.landlord, id)).toMatchObject({ status: 'released', statement })
    expect((await pair.landlord.call(report, { params })).report.result).toBe('clear')
  })

  test('can be released although it is disputed', async () => {
    const pair = await meet()
    const { params } = await check(pair, 'Consider')
    await pair.tenant.call(dispute, { params, body: { message: 'It was long ago.' } })
    await pair.tenant.call(release, { params })
    expect((await pair.landlord.call(report, { params })).report.result).toBe('consider')
  })

  test('is a reason to decline only once it is released, and ends for the landlord with the application', async () => {
    const pair = await meet()
    const { applicationId, params } = await check(pair, 'Consider')
    const declining = { params: { id: applicationId }, body: { reason: 'background_report' } }
    const { status, fields } = await pair.landlord.refusal(applicationEndpoints.decline, declining)
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['reason']])
    await pair.tenant.call(release, { params })
    await pair.landlord.call(report, { params })
    await pair.landlord.call(applicationEndpoints.decline, declining)
    expect((await pair.landlord.refusal(report, { params })).code).toBe('not_found')
    await pair.tenant.call(report, { params })
  })
})

describe('the badge', () => {
  const badgesOf = async ({ tenant, landlord, ids }: Pair) => {
    const home = await makeHome(database, ids.landlord)
    const { criteria } = await tenant.call(fitEndpoints.fit, { params: { id: home } })
    return [
      (await tenant.call(authEndpoints.profile)).user.backgroundCheckStatus === 'approved',
      (await landlord.call(peopleEndpoints.read, { params: { id: ids.tenant } })).person
        .isBackgroundCheckApproved,
      criteria.find(({ name }) => name === 'background_check')?.isMet ?? false,
    ]
  }

  test('comes with a clear report, and is gone at the next reading after 90 days', async () => {
    const pair = await meet()
    const { id, params } = await check(pair, 'Clear')
    expect(await badgesOf(pair)).toEqual([true, true, true])
    await move(id, 90)
    await database
      .update(users)
      .set({ backgroundApprovedUntil: sql`${users.backgroundApprovedUntil} - interval '90 days'` })
      .where(eq(users.id, pair.ids.tenant))
    expect(await badgesOf(pair)).toEqual([false, false, false])
    expect(await statusOf(pair.tenant, id)).toBe('expired')
    expect((await pair.landlord.refusal(report, { params })).code).toBe('not_found')
  })

  test('ends with a report that has something to consider, and nobody learns why', async () => {
    const pair = await meet()
    await check(pair, 'Clear')
    await check(pair, 'Consider')
    expect(await badgesOf(pair)).toEqual([false, false, false])
    expect((await pair.tenant.call(authEndpoints.profile)).user.backgroundCheckStatus).toBe('pending')
  })
})

test('a landlord with a consent learns whether a released report was approved', async () => {
  const pair = await meet()
  const { params } = await check(pair, 'Consider')
  const read = async () => {
    const [consent] = await database
      .insert(userConsents)
      .values({
        ownerId: pair.ids.tenant,
        requesterId: pair.ids.landlord,
        dataCategory: 'background',
        specificFields: ['backgroundCheck'],
        status: 'granted',
        grantedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning()
    return (await pair.landlord.call(consentEndpoints.data, { params: { id: consent?.id ?? '' } })).data
  }
  expect(await read()).toEqual({ backgroundCheck: null })
  await pair.tenant.call(release, { params })
  expect(await read()).toEqual({ backgroundCheck: 'rejected' })
  await check(pair, 'Clear')
  expect(await read()).toEqual({ backgroundCheck: 'approved' })
})

describe('strangers', () => {
  test('ask without an application, and read without the tenant’s acceptance: 404', async () => {
    const [pair, other] = [await meet(), await meet()]
    const foreign = await other.apply()
    expect((await pair.landlord.refusal(order, { body: { applicationId: foreign } })).code).toBe('not_found')
    const isNoted = eq(securityEvents.userId, pair.ids.landlord)
    expect(await database.$count(securityEvents, isNoted)).toBeGreaterThan(0)
    const unknown = { body: { applicationId: crypto.randomUUID() } }
    expect((await pair.landlord.refusal(order, unknown)).code).toBe('not_found')
    const asked = await ask(pair)
    for (const browser of [pair.landlord, pair.tenant, other.landlord, other.tenant])
      expect((await browser.refusal(report, { params: asked.params })).code).toBe('not_found')
    expect((await other.tenant.refusal(accept, { params: asked.params })).code).toBe('not_found')
    expect(await other.landlord.call(list)).toMatchObject({ backgroundChecks: [] })
  })

  test('a landlord names an application, a tenant none; nobody asks twice, or again after a refusal', async () => {
    const pair = await meet()
    expect((await pair.landlord.refusal(order, { body: {} })).fields).toHaveProperty('applicationId')
    const own = await pair.apply()
    await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, pair.ids.tenant))
    expect((await pair.tenant.refusal(order, { body: { applicationId: own } })).status).toBe(422)
    const { applicationId, params } = await ask(pair)
    expect((await pair.landlord.refusal(order, { body: { applicationId } })).code).toBe('conflict')
    await pair.tenant.call(decline, { params })
    expect(await pair.landlord.refusal(order, { body: { applicationId } })).toMatchObject({
      code: 'conflict',
      message: 'This applicant declined a background check.',
    })
    await database.update(applications).set({ status: 'withdrawn' }).where(eq(applications.id, own))
    expect((await pair.landlord.refusal(order, { body: { applicationId: own } })).code).toBe('conflict')
  })
})

describe('a tenant', () => {
  test('orders their own check, one at a time, and gets the badge', async () => {
    const tenant = await signUp('tenant', 'basic')
    const { backgroundCheck } = await tenant.call(order, { body: {} })
    const params = { id: backgroundCheck.id }
    expect((await tenant.refusal(order, { body: {} })).code).toBe('conflict')
    const { url } = await tenant.call(accept, { params })
    await fill(url, 'clear')
    await heard()
    expect(await readOf(tenant, backgroundCheck.id)).toMatchObject({ status: 'ready', result: 'clear' })
    expect((await tenant.call(authEndpoints.profile)).user.backgroundCheckStatus).toBe('approved')
    await tenant.call(report, { params })
  })

  test('cannot decline what was accepted, or dispute what is not ready', async () => {
    const pair = await meet()
    const { params } = await ask(pair)
    const message = 'This is not me.'
    expect((await pair.tenant.refusal(dispute, { params, body: { message } })).code).toBe('conflict')
    expect((await pair.tenant.refusal(release, { params })).code).toBe('conflict')
    await pair.tenant.call(accept, { params })
    expect((await pair.tenant.refusal(decline, { params })).code).toBe('conflict')
  })

  /** Each state of the graph, with the next states that a subject can cause. */
  const verbs = [
    { verb: accept, next: 'running' },
    { verb: decline, next: 'cancelled' },
    { verb: release, next: 'released' },
    { verb: dispute, next: 'disputed' },
  ] as const
  test.each(statesOf(backgroundCheckLifecycle).flatMap(state => verbs.map(each => ({ state, ...each }))))(
    'from $state to $next as the graph has it, and only for its subject',
    async ({ state, verb, next }) => {
      const pair = await meet()
      const past = state === 'expired' ? { expiresAt: '2026-01-01T00:00:00Z' } : {}
      const params = { id: await makeCheck(database, pair.ids, state, past) }
      const body = verb === dispute ? { message: 'This is not me.' } : undefined
      const stranger = await signUp('tenant')
      expect((await stranger.refusal(verb, { params, body })).code).toBe('not_found')
      expect((await pair.landlord.refusal(verb, { params, body })).code).toBe('forbidden')
      const { status } = await pair.tenant.sendTo(verb, { params, body })
      expect(status).toBe(mayFollow(backgroundCheckLifecycle, state, next) ? 200 : 409)
    },
  )
})

describe('the provider', () => {
  test.each([
    ['is slow', { kind: 'late', delayMs: 3000 }],
    ['is busy', { kind: 'busy' }],
    ['fails', { kind: 'error' }],
    ['loses its answer', { kind: 'lost' }],
  ])('%s: nothing is half done, and trying again leads to one invitation', async (_, fault) => {
    const pair = await meet('basic')
    const { params } = await ask(pair)
    for (const path of ['/v1/candidates', '/v1/invitations']) {
      await turn('faults', { ...fault, path })
      expect((await pair.tenant.refusal(accept, { params })).code).toBe('not_now')
      expect(await statusOf(pair.tenant, params.id)).toBe('invited')
    }
    const { url } = await pair.tenant.call(accept, { params })
    expect((await pair.tenant.call(accept, { params })).url).toBe(url)
    expect(await usedBy(pair)).toBe(1)
    await fill(url, 'Clear')
    await heard()
    await turn('faults', { ...fault, path: '/v1/reports' })
    expect((await pair.tenant.refusal(report, { params })).code).toBe('not_now')
    await pair.tenant.call(report, { params })
    expect(await usedBy(pair)).toBe(1)
  })

  test('whose answer about a new invitation was lost is asked for that one again', async () => {
    const pair = await meet()
    const { params } = await ask(pair)
    await turn('faults', { kind: 'lost', path: 'POST /v1/invitations' })
    expect((await pair.tenant.refusal(accept, { params })).code).toBe('not_now')
    await pair.tenant.call(accept, { params })
    const [stored] = await database.select().from(backgroundChecks).where(eq(backgroundChecks.id, params.id))
    const authorization = `Basic ${btoa(`${app.keys.apiKey}:`)}`
    const path = `/v1/invitations?candidate_id=${stored?.providerCandidateId}`
    const response = await fetch(`${app.standInUrl}${path}`, { headers: { authorization } })
    expect((await response.json()).count).toBe(1)
  })

  test('sends its events three times, in any order: one report, charged once', async () => {
    await turn('deliveries', { hold: true, copies: 3, shuffle: true })
    const pair = await meet('basic')
    const asked = await ask(pair)
    const { url } = await pair.tenant.call(accept, { params: asked.params })
    await fill(url, 'Clear')
    await turn('deliveries', { hold: false })
    await heard()
    expect(await statusOf(pair.tenant, asked.id)).toBe('ready')
    expect(await usedBy(pair)).toBe(1)
  })

  test('makes no report: the check fails, and no longer counts', async () => {
    const pair = await meet('basic')
    const { id, applicationId } = await check(pair, 'Error')
    expect(await statusOf(pair.landlord, id)).toBe('failed')
    expect(await usedBy(pair)).toBe(0)
    await pair.landlord.call(order, { body: { applicationId } })
  })

  test('takes its time; nobody sees a report before it is there', async () => {
    const pair = await meet()
    const { id, params } = await check(pair, 'Slow')
    expect(await statusOf(pair.landlord, id)).toBe('running')
    expect((await pair.tenant.refusal(report, { params })).code).toBe('not_found')
    expect((await pair.tenant.call(accept, { params }).catch(() => null)) ?? null).toBeNull()
  })

  test('is heard only with its signature, and of candidates that it has of us', async () => {
    const pair = await meet()
    const { id } = await ask(pair)
    const body = (candidate: string) =>
      JSON.stringify({
        id: 'e',
        type: 'report.completed',
        data: { object: { id: 'r', object: 'report', candidate_id: candidate } },
      })
    const send = async (text: string, secret: string) => {
      const signature = createHmac('sha256', secret).update(text).digest('hex')
      const headers = { 'x-checkr-signature': signature }
      return (await fetch(`${app.portalUrl}api/screening/webhook`, { method: 'POST', body: text, headers }))
        .status
    }
    expect(await send(body('x'), 'forged')).toBe(400)
    expect(await send(body('x'), app.keys.webhookSecret)).toBe(200)
    expect(await send('{', app.keys.webhookSecret)).toBe(200)
    const unsigned = await fetch(`${app.portalUrl}api/screening/webhook`, { method: 'POST', body: body('x') })
    expect(unsigned.status).toBe(400)
    expect(await statusOf(pair.tenant, id)).toBe('invited')
  })

  test('is asked again about checks of which nothing was heard, and its invitations can end', async () => {
    await turn('deliveries', { hold: true })
    const pair = await meet('basic')
    const [done, left] = [await ask(pair), await ask(pair)]
    await fill((await pair.tenant.call(accept, { params: done.params })).url, 'Clear')
    await pair.tenant.call(accept, { params: left.params })
    const [stored] = await database.select().from(backgroundChecks).where(eq(backgroundChecks.id, left.id))
    await turn(`invitations/${stored?.providerInvitationId}/expire`, {})
    expect(await statusOf(pair.tenant, done.id)).toBe('invited')
    const { announce } = services.jobs
    await settleBackgroundChecks(database, { screening: app.screening, announce })
    expect(await statusOf(pair.tenant, done.id)).toBe('invited')
    await database.execute(sql`alter table background_checks disable trigger note_update`)
    await database.update(backgroundChecks).set({ updatedAt: sql`now() - interval '2 hours'` })
    await database.execute(sql`alter table background_checks enable trigger note_update`)
    const settle = () => settleBackgroundChecks(database, { screening: app.screening, announce })
    await Promise.all([settle(), settle()])
    expect(await statusOf(pair.tenant, done.id)).toBe('ready')
    expect(await statusOf(pair.tenant, left.id)).toBe('cancelled')
    expect(await usedBy(pair)).toBe(1)
  })
})

test('a chore writes down what happened by itself: the same that readings say', async () => {
  const pair = await meet()
  const { id } = await check(pair, 'Clear')
  const lapsing = await ask(pair)
  await move(id, 6)
  await database
    .update(userInteractions)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(userInteractions.receiverId, pair.ids.tenant))
  const before = [await statusOf(pair.tenant, id), await statusOf(pair.tenant, lapsing.id)]
  expect(before).toEqual(['released', 'cancelled'])
  const { announce } = services.jobs
  const settle = () => settleBackgroundChecks(database, { screening: undefined, announce })
  await Promise.all([settle(), settle()])
  const stored = await database
    .select()
    .from(backgroundChecks)
    .where(eq(backgroundChecks.subjectId, pair.ids.tenant))
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(before))
  expect(stored.find(({ status }) => status === 'released')?.releasedAt).not.toBeNull()
})

test('the contract says of a moment what the database says now', async () => {
  const pair = await meet()
  const { id } = await check(pair, 'Clear')
  const ready = await readOf(pair.tenant, id)
  for (const days of [4, 6, 91]) {
    await move(id, days)
    const later = Date.now() + days * 86_400_000
    expect(backgroundCheckStateAt(ready, later)).toBe(await statusOf(pair.tenant, id))
    await move(id, -days)
  }
})

test('a portal without a provider offers none, and keeps what there is', async () => {
  const without = await openTestApp({ screening: null })
  const tenant = await without.signUp('tenant', 'premium')
  expect((await tenant.refusal(order, { body: {} })).code).toBe('not_now')
  const parties = { tenant: tenant.user.id, landlord: (await without.signUp('landlord')).user.id }
  const params = { id: await makeCheck(without.database, parties) }
  expect((await tenant.refusal(accept, { params })).code).toBe('not_now')
  expect((await tenant.call(list)).backgroundChecks).toHaveLength(1)
  const health = await (await without.app.handle(new Request('http://localhost/healthz'))).json()
  expect(health.screening).toBe(false)
})
