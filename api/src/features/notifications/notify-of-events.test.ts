import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { startJobs } from '../../start-jobs.ts'

const { database, signUp, url, forgetLimits } = await openTestApp({ jobs: true })
const tenant = await signUp('tenant')
const landlord = await signUp('landlord')
const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
const { acknowledge, addLandlordNote, assign, cancel, complete, estimate, schedule, setStatus } =
  maintenanceEndpoints
const { create } = filingEndpoints

const notificationsOf = async (browser: TestBrowser) =>
  (await browser.call(notificationEndpoints.list)).notifications.toReversed()

/** Waits, and returns the notifications that arrived meanwhile. */
const notificationsTo = async (browser: TestBrowser, count: number) => {
  await untilTrue(async () => (await notificationsOf(browser)).length >= count)
  await untilHandled(database)
  const received = await notificationsOf(browser)
  for (const { id } of received) await browser.call(notificationEndpoints.delete, { params: { id } })
  return received
}

describe('people are notified', () => {
  test('about a new request, the landlord', async () => {
    const { request } = await tenant.call(create, { body: newRequest(home) })
    await tenant.call(create, { body: newRequest(home, { priority: 'urgent' }) })
    expect(await notificationsTo(landlord, 2)).toMatchObject([
      {
        title: 'New maintenance request',
        message: 'Sunny flat near the park, 12 Fell St: Alex Doe reports “Dripping tap”.',
        type: 'update',
        priority: 'medium',
        category: 'maintenance',
        actionRequired: true,
        actionUrl: `/maintenance/manage?request=${request.id}`,
      },
      { title: 'Urgent maintenance request', type: 'alert', priority: 'urgent' },
    ])
  })

  test('about each action of the landlord, the tenant, in order', async () => {
    const { request } = await tenant.call(create, { body: newRequest(home, { priority: 'high' }) })
    await notificationsTo(landlord, 1)
    const params = { id: request.id }
    await landlord.call(acknowledge, { params })
    await landlord.call(setStatus, { params, body: { status: 'in_progress' } })
    await landlord.call(assign, { params, body: { assignedTo: 'Bay Plumbing' } })
    await landlord.call(estimate, { params, body: { estimatedCost: 100 } })
    await landlord.call(schedule, { params, body: { scheduledDate: '2031-05-04T10:00:00Z' } })
    await landlord.call(addLandlordNote, { params, body: { note: 'n'.repeat(500) } })
    await landlord.call(complete, { params, body: { actualCost: 99.5 } })
    const received = await notificationsTo(tenant, 7)
    expect(received.map(({ title }) => title)).toEqual([
      'Request acknowledged',
      'Request status changed',
      'Request assigned',
      'Cost estimate',
      'Work scheduled',
      'Note from your landlord',
      'Request completed',
    ])
    expect(received.map(({ message }) => message)).toMatchObject({
      1: 'Sunny flat near the park: Your request “Dripping tap” is now in progress.',
      2: 'Sunny flat near the park: Bay Plumbing will take care of “Dripping tap”.',
      3: 'Sunny flat near the park: “Dripping tap” is expected to cost $100.',
      4: expect.stringMatching(/is scheduled for May 4, 2031, 3:00\sAM PDT\./),
      5: `Sunny flat near the park: About “Dripping tap”: ${'n'.repeat(199)}…`,
      6: expect.stringContaining(' It cost $99.50. '),
    })
    expect(received.flatMap(({ title, expiresAt }) => (expiresAt ? [[title, expiresAt]] : []))).toEqual([
      ['Work scheduled', '2031-05-04T10:00:00.000Z'],
    ])
    for (const { message } of received) expect(message).toStartWith('Sunny flat near the park: ')
    for (const notification of received)
      expect(notification).toMatchObject({
        type: 'update',
        priority: 'high',
        category: 'maintenance',
        actionUrl: `/maintenance/requests?request=${request.id}`,
      })
    expect(await notificationsOf(landlord)).toEqual([])
  })

  test('about a canceled request, the landlord', async () => {
    const { request } = await tenant.call(create, { body: newRequest(home) })
    await tenant.call(cancel, { params: { id: request.id } })
    expect(await notificationsTo(landlord, 2)).toMatchObject([{}, { title: 'Request canceled' }])
    expect(await notificationsOf(tenant)).toEqual([])
  })

  test('about an inquiry the landlord, and about its answer the tenant', async () => {
    const asked = { propertyId: home, message: 'Is it quiet?' }
    const { inquiry } = await tenant.call(inquiryEndpoints.create, { body: asked })
    expect(await notificationsTo(landlord, 1)).toMatchObject([
      {
        title: 'New inquiry',
        message: 'Sunny flat near the park, 12 Fell St: Alex Doe asks: Is it quiet?',
        category: 'inquiry',
        actionUrl: `/landlord/inquiries?inquiry=${inquiry.id}`,
        expiresAt: new Date(Date.parse(inquiry.createdAt) + 14 * 86_400_000).toISOString(),
      },
    ])
    const body = { message: 'Very.', status: 'declined' }
    await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body })
    expect(await notificationsTo(tenant, 1)).toMatchObject([
      {
        title: 'Inquiry declined',
        message: 'Sunny flat near the park: Alex Doe answered: Very.',
        category: 'inquiry',
        actionUrl: `/inquiries?inquiry=${inquiry.id}`,
      },
    ])
  })

  test('about a canceled inquiry, the landlord', async () => {
    const asked = { propertyId: home, message: 'Is it quiet?' }
    const { inquiry } = await tenant.call(inquiryEndpoints.create, { body: asked })
    await untilHandled(database)
    await tenant.call(inquiryEndpoints.cancel, { params: { id: inquiry.id } })
    expect(await notificationsTo(landlord, 2)).toMatchObject([
      { title: 'New inquiry', isRead: true, actionRequired: false },
      {
        title: 'Inquiry canceled',
        message: 'Sunny flat near the park, 12 Fell St: Alex Doe canceled the inquiry.',
        actionUrl: `/landlord/inquiries?inquiry=${inquiry.id}`,
      },
    ])
    expect(await notificationsOf(tenant)).toEqual([])
  })

  test(
    'once, however many replicas run',
    async () => {
      await forgetLimits()
      const replicas = await Promise.all([1, 2, 3].map(() => startJobs(url, {}, { chores: {} })))
      const { request } = await tenant.call(create, { body: newRequest(home) })
      const writes = Array.from({ length: 40 }, () =>
        landlord.sendTo(setStatus, { params: { id: request.id }, body: { status: 'in_progress' } }),
      )
      // They wait for each other, so a busy machine refuses some after their deadline: those changed nothing.
      const codes = (await Promise.all(writes)).map(({ status }) => status)
      expect([200, 503]).toEqual(expect.arrayContaining([...new Set(codes)]))
      const written = codes.filter(code => code === 200).length
      expect(written).toBeGreaterThan(10)
      expect([
        (await notificationsTo(landlord, 1)).length,
        (await notificationsTo(tenant, written)).length,
      ]).toEqual([1, written])
      for (const jobs of replicas) await jobs.stop()
    },
    inRounds(60),
  )
})
