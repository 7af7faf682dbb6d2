import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { accused, sampleFinding } from '@portal/client/test/sample-finding'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import {
  type AdminProperty,
  adminPropertyEndpoints,
} from '@portal/contract/moderation/admin-property-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const home: AdminProperty = {
  ...sampleProperty({ title: 'Sunny flat' }),
  isPublic: true,
  heldAt: null,
  heldReason: null,
  archivedAt: null,
}

const draw = async (path: string, cannotAct: string | null = null) => {
  let property = home
  const sent: object[] = []
  server = await serveEndpoints([
    answering(adminPropertyEndpoints.find, ({ query }) => ({
      properties: query.query === 'nothing' ? [] : [property],
      nextCursor: null,
    })),
    answering(adminPropertyEndpoints.read, ({ params }) => {
      if (params.id !== home.id) throw new Refusal('not_found', 'There is no such home.')
      return { property, landlord: accused, violations: [sampleFinding(1)], acts: [], cannotAct }
    }),
    answering(adminPropertyEndpoints.hide, ({ body }) => {
      sent.push(body)
      property = { ...property, isPublic: false, heldAt: '2026-11-05T12:00:00.000Z', heldReason: body.reason }
      return { property }
    }),
    answering(adminPropertyEndpoints.restore, ({ body }) => {
      sent.push(body)
      property = { ...property, heldAt: null, heldReason: null }
      return { property }
    }),
  ])
  visit(server.url, path)
  drawOn(testPlatform({ isAdministrator: true }), <Routes />)
  return { sent }
}

const onePath = `/admin/properties/${home.id}`
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('listings are found as words are typed', async () => {
  await draw('/admin/properties')
  expect((await screen.findByRole('link', { name: 'Sunny flat' })).getAttribute('href')).toBe(onePath)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find listings' }), 'nothing')
  expect(await screen.findByRole('heading', { name: 'No listings found' })).toBeTruthy()
})

test('a listing is hidden with a reason that the landlord reads, and restored', async () => {
  const { sent } = await draw(onePath)
  expect(await screen.findByRole('heading', { name: 'Sunny flat', level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Marcus Hale' }).getAttribute('href')).toBe(
    `/admin/people/${accused.id}`,
  )
  expect(screen.getByRole('region', { name: 'Findings' }).textContent).toContain('ScamNew')
  await press('Hide listing')
  expect((await screen.findByRole('dialog')).textContent).toContain('The landlord reads this.')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'It does not exist.')
  await press('Hide listing')
  expect(await screen.findByText('Hidden since Nov 5, 2026')).toBeTruthy()
  expect(screen.getByText('It does not exist.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Restore listing')
  await screen.findByRole('dialog')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'It does.')
  await press('Restore listing')
  await waitFor(() => expect(screen.queryByText(/^Hidden since/)).toBeNull())
  expect(sent).toEqual([{ reason: 'It does not exist.' }, { reason: 'It does.' }])
})

test('what the administrator cannot act on says why', async () => {
  await draw(onePath, 'This listing is your own.')
  expect(await screen.findByText('This listing is your own.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hide listing' })).toBeNull()
})

test('a listing that is gone says so', async () => {
  await draw('/admin/properties/0190a000-0000-7000-8000-0000000000ff')
  expect(await screen.findByRole('heading', { name: 'Listing not found' })).toBeTruthy()
})
