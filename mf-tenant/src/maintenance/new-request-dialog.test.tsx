import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleRequest } from '@portal/client/test/sample-request'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { type CreateMaintenanceRequest, filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

type RequestBody = CreateMaintenanceRequest & { clientId?: string | undefined }

let server: ServedEndpoints
let sent: RequestBody[]
let stored: MaintenanceRequest[]
beforeEach(() => {
  sent = []
  stored = []
})
afterEach(() => {
  server.stop()
  window.sessionStorage.clear()
})

const photoId = '0190a000-0000-7000-8000-000000000009'

const tenancy = (title: string) => ({
  id: crypto.randomUUID(),
  propertyId: crypto.randomUUID(),
  title,
  address: '12 Guerrero St',
  city: 'San Francisco',
  state: 'CA',
  startsOn: '2026-01-01',
  endsOn: null,
})
const flat = tenancy('Sunny flat')

const draw = async ({ tenancies = [flat], agreed = [] as Tenancy[], refuse = () => {}, query = '' } = {}) => {
  server = await serveEndpoints([
    answering(maintenanceEndpoints.myRequests, () => stored),
    answering(tenancyEndpoints.my, () => ({ tenancies, nextCursor: null })),
    answering(tenancyEndpoints.list, () => ({ tenancies: agreed, nextCursor: null })),
    answering(photoEndpoints.upload, async ({ body, query: { purpose } }) => {
      await body.read()
      const size = { width: 4, height: 3 }
      return {
        photo: {
          id: photoId,
          purpose,
          url: photoAddressOf(photoId),
          ...size,
          createdAt: '2026-11-03T12:00:00.000Z',
        },
      }
    }),
    answering(filingEndpoints.create, ({ body }) => {
      sent.push(body)
      refuse()
      const { propertyId, title, description } = body
      const request = sampleRequest({ propertyId, title, description })
      stored = [request]
      return { request }
    }),
  ])
  return show(query)
}

const show = (query = '') => {
  visit(server.url, `/maintenance/requests${query}`)
  const platform = testPlatform({ userType: 'tenant' })
  drawOn(platform, <Routes />)
  return platform
}

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New Request' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Request' })
  await within(dialog).findByLabelText(/^Title/)
  return dialog
}

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const fill = async () => {
  await userEvent.type(screen.getByLabelText(/^Title/), 'Water under the sink')
  await userEvent.type(screen.getByLabelText(/^Description/), 'The pipe has dripped since Monday.')
  await choose(/^Category/, 'Plumbing')
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Request' }))

test('a filled form files the request, says so, and the list has it', async () => {
  const platform = await draw()
  await openForm()
  await fill()
  await submit()
  await screen.findByRole('article')
  expect(sent).toMatchObject([
    {
      propertyId: flat.propertyId,
      title: 'Water under the sink',
      category: 'plumbing',
      priority: 'medium',
    },
  ])
  expect(platform.toasts).toEqual([
    {
      title: 'Request Submitted',
      description: 'Your maintenance request has been submitted successfully.',
      tone: 'success',
    },
  ])
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
})

test('photos are sent with the request, and none that was refused is forgotten', async () => {
  await draw()
  await openForm()
  await fill()
  const input = await screen.findByLabelText(/Drag and drop photos here/)
  const choose = (...types: string[]) =>
    fireEvent.change(input, { target: { files: types.map(type => new File(['a'], 'a', { type })) } })
  choose('image/png', 'application/pdf')
  await screen.findByText('1 of 5 photos uploaded')
  await submit()
  await screen.findByText('Some photos were not uploaded. Try again, or remove them.')
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  await submit()
  await waitFor(() => expect(sent).toMatchObject([{ images: [photoAddressOf(photoId)] }]))
})

test('an empty form names everything that is missing, in the words of the specification', async () => {
  await draw({ tenancies: [flat, tenancy('Garden house')] })
  const dialog = await openForm()
  await submit()
  for (const words of [
    'Property is required',
    'Title is required',
    'Description must be at least 10 characters',
    'Category is required',
  ])
    expect(await within(dialog).findByText(words)).toBeDefined()
  expect(sent).toEqual([])
})

test('what the server refuses is said at its field, what was typed stays, and a retry is the same request', async () => {
  let isRefused = true
  const platform = await draw({
    refuse: () => {
      if (isRefused)
        throw new Refusal('invalid', 'Please check the fields.', { title: 'This title is taken' })
    },
  })
  const dialog = await openForm()
  await fill()
  await submit()
  expect(await within(dialog).findByText('This title is taken')).toBeDefined()
  expect(platform.toasts.at(-1)).toMatchObject({ title: 'Error', description: 'Please check the fields.' })
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Water under the sink')
  isRefused = false
  await userEvent.type(screen.getByLabelText(/^Title/), '!')
  await submit()
  await screen.findByRole('article')
  expect(sent.map(({ clientId }) => clientId)).toEqual([sent[0]?.clientId, sent[0]?.clientId])
  expect(sent[0]?.clientId).toBeString()
})

test('what was typed is there again after a reload, until it is sent', async () => {
  await draw()
  await openForm()
  await fill()
  cleanup()
  show('?new')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Water under the sink')
  await submit()
  await screen.findByRole('article')
  cleanup()
  show('?new')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('')
})

test('a tenant without a home on the portal sees why no request can be sent', async () => {
  await draw({ tenancies: [], query: '?new' })
  expect(await screen.findByText('No home is connected yet')).toBeDefined()
})

test('a tenant who has agreed on a home reads from when on they can request repairs', async () => {
  await draw({
    tenancies: [],
    agreed: [sampleTenancy({ status: 'agreed', startsOn: '2036-12-15' })],
    query: '?new',
  })
  expect(await screen.findByText('You move in on Dec 15, 2036')).toBeDefined()
})

test('a gas smell is answered with what to do first, and can be marked as urgent', async () => {
  await draw()
  const dialog = await openForm()
  await userEvent.type(screen.getByLabelText(/^Title/), 'Smell in the kitchen')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Description/), 'It smells of gas near the stove.')
  expect(within(dialog).getByRole('alert').textContent).toContain('Gas: leave now.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as urgent' }))
  expect(screen.getByRole('combobox', { name: /^Priority/ }).textContent).toBe('Urgent')
  expect(within(dialog).queryByRole('button', { name: 'Mark as urgent' })).toBeNull()
  await choose(/^Category/, 'Appliance')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ priority: 'urgent' }])
})
