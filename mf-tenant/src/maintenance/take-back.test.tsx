import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleRequest } from '@portal/client/test/sample-request'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (
  overrides: Partial<MaintenanceRequest>,
  cancel: (request: MaintenanceRequest) => void,
) => {
  const request = sampleRequest(overrides)
  server = await serveEndpoints([
    answering(maintenanceEndpoints.myRequests, () => [request]),
    answering(maintenanceEndpoints.read, () => ({ request, updates: [] })),
    answering(maintenanceEndpoints.cancel, () => {
      cancel(request)
      return { request }
    }),
  ])
  visit(server.url, `/maintenance/requests?request=${request.id}`)
  const platform = testPlatform({ userType: 'tenant' })
  drawOn(platform, <Routes />)
  return { platform, dialog: await screen.findByRole('dialog', { name: request.title }) }
}

test('a request is taken back after a confirmation, and shows its new state', async () => {
  const { platform, dialog } = await draw({ status: 'acknowledged' }, request => {
    request.status = 'cancelled'
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
  expect(within(dialog).getByRole('status').textContent).toBe('Withdraw this request?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await within(dialog).findByText('Cancelled')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: /back/i })).toBeNull()
  expect(platform.toasts).toMatchObject([{ title: 'Request withdrawn', tone: 'success' }])
})

test('a change by the landlord in the meantime is reported and shown', async () => {
  const { platform, dialog } = await draw({ status: 'submitted' }, request => {
    request.status = 'in_progress'
    throw new Refusal('conflict', 'Someone is working on it already')
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await within(dialog).findByText('In progress')).toBeDefined()
  expect(platform.toasts.at(-1)).toMatchObject({ description: 'Someone is working on it already' })
})

test.each(['in_progress', 'completed', 'cancelled'] as const)(
  'a request that is %s cannot be taken back',
  async status => {
    const { dialog } = await draw({ status }, () => {})
    expect(within(dialog).queryByRole('button', { name: 'Withdraw request' })).toBeNull()
  },
)
