import { describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'

const { database, signUp, visitor, forgetLimits } = await openTestApp()
const tenant = await signUp('tenant')
const landlord = await signUp('landlord')
const people = { tenant: tenant.user.id, landlord: landlord.user.id }
const home = await makeTenancy(database, people)
const { create } = filingEndpoints
const { myRequests, statistics } = maintenanceEndpoints

describe('filing a request', () => {
  test('is submitted to the landlord of the home, with medium priority by default', async () => {
    const { request } = await tenant.call(create, { body: newRequest(home) })
    expect(request).toMatchObject({
      tenantId: people.tenant,
      landlordId: people.landlord,
      status: 'submitted',
      priority: 'medium',
      isUrgent: false,
      images: [],
      tenantNotes: null,
    })
    expect(await tenant.call(myRequests)).toContainEqual(request)
  })

  test('with priority urgent marks it urgent', async () => {
    const { request } = await tenant.call(create, { body: newRequest(home, { priority: 'urgent' }) })
    expect(request.isUrgent).toBe(true)
    expect((await tenant.call(statistics)).urgent).toBe(1)
  })

  test('names every wrong field in the specification’s words', async () => {
    const { status, fields } = await tenant.refusal(create, {
      body: { description: '  too short ', priority: null },
    })
    expect(status).toBe(422)
    expect(fields).toEqual({
      propertyId: 'Property is required',
      title: 'Title is required',
      description: 'Description must be at least 10 characters',
      category: 'Category is required',
      priority: 'Priority is required',
    })
  })

  test('shows photos of repairs that the tenant uploaded, to the tenant and the landlord only', async () => {
    const [other, stranger] = [await signUp('tenant'), await signUp('landlord')]
    const file = await pictureOf(40, 30)
    const photo = await uploadPhoto(tenant, file, { purpose: 'maintenance' })
    const { request } = await tenant.call(create, { body: newRequest(home, { images: [photo.url] }) })
    expect(request.images).toEqual([photo.url])
    const looks = await Promise.all(
      [tenant, landlord, other, stranger, visitor()].map(
        async each => (await each.sendTo(photoEndpoints.read, { params: { id: photo.id } })).status,
      ),
    )
    expect(looks).toEqual([200, 200, 404, 404, 404])
    const ofHome = await uploadPhoto(tenant, file, { purpose: 'home' })
    const ofOther = await uploadPhoto(other, file, { purpose: 'maintenance' })
    for (const { url } of [ofHome, ofOther])
      expect((await tenant.refusal(create, { body: newRequest(home, { images: [url] }) })).fields).toEqual({
        images: 'This is not one of your photos',
      })
  })

  test.each(['https://example.com/tap.jpg', '/uploads/tap.jpg', 'javascript:alert(1)', 'tap.jpg'])(
    'does not take %s as a picture',
    async image => {
      const { fields } = await tenant.refusal(create, { body: newRequest(home, { images: [image] }) })
      expect(fields).toEqual({ images: 'Please upload the picture' })
    },
  )

  test('requires a home where the tenant lives today', async () => {
    const left = await makeTenancy(database, { ...people, endsOn: '2021-01-01' })
    const others = await makeTenancy(database, { ...people, tenant: (await signUp('tenant')).user.id })
    for (const propertyId of [left, others, crypto.randomUUID()])
      expect((await tenant.refusal(create, { body: newRequest(propertyId) })).status).toBe(404)
  })

  test('ignores the tenant and landlord that the caller names', async () => {
    const details = { tenantId: people.landlord, landlordId: people.tenant, status: 'completed' }
    const { request } = await tenant.call(create, { body: newRequest(home, details) })
    expect(request).toMatchObject({
      tenantId: people.tenant,
      landlordId: people.landlord,
      status: 'submitted',
    })
  })

  test('is limited to sixty times an hour for one tenant', async () => {
    await forgetLimits()
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1)
      statuses.push((await tenant.sendTo(create, { body: newRequest(home) })).status)
    expect(statuses.slice(-2)).toEqual([201, 429])
    expect((await tenant.sendTo(myRequests)).status).toBe(200)
  })
})
