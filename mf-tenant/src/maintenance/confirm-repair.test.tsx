import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleRequest } from '@portal/client/test/sample-request'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const draw = async (
  overrides: Partial<MaintenanceRequest>,
  answer: (request: MaintenanceRequest, body?: unknown) => void = () => {},
) => {
  const request = sampleRequest({ status: 'completed', completedDate: daysAgo(1), ...overrides })
  server = await serveEndpoints([
    answering(maintenanceEndpoints.myRequests, () => [request]),
    answering(maintenanceEndpoints.read, () => ({ request, updates: [] })),
    answering(confirmingEndpoints.confirm, () => {
      answer(request)
      return { request }
    }),
    answering(confirmingEndpoints.reopen, ({ body }) => {
      answer(request, body)
      return { request }
    }),
  ])
  visit(server.url, `/maintenance/requests?request=${request.id}`)
  const platform = testPlatform({ userType: 'tenant' })
  drawOn(platform, <Routes />)
  return { platform, dialog: await screen.findByRole('dialog', { name: request.title }) }
}

test('a completed repair is confirmed with one press, and says until when it can be', async () => {
  const { platform, dialog } = await draw({}, request => {
    request.confirmedAt = new Date().toISOString()
  })
  expect(
    within(dialog).getByText(/^Is it fixed\? If you don’t answer, we’ll mark it as fixed on /),
  ).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, it’s fixed' }))
  expect(await within(dialog).findByText('Confirmed')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Not fixed' })).toBeNull()
  expect(platform.toasts).toMatchObject([{ title: 'Repair confirmed', tone: 'success' }])
})

test('one that is not fixed is reopened with words, and shows its new state', async () => {
  const sent: unknown[] = []
  const { platform, dialog } = await draw({}, (request, body) => {
    sent.push(body)
    request.status = 'acknowledged'
    request.reopenedCount = 1
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not fixed' }))
  const form = await screen.findByRole('dialog', { name: 'Not fixed?' })
  const submit = await within(form).findByRole('button', { name: 'Reopen repair' })
  await userEvent.click(submit)
  expect(await within(form).findByText('Please describe what still needs to be fixed')).toBeDefined()
  await userEvent.type(within(form).getByLabelText(/^What still needs/), 'It drips again.')
  await userEvent.click(submit)
  await waitFor(() => expect(document.contains(form)).toBe(false))
  expect(sent).toEqual([{ message: 'It drips again.', images: [] }])
  expect(await within(dialog).findByText('1 time')).toBeDefined()
  expect(platform.toasts).toMatchObject([{ title: 'Repair reopened', tone: 'success' }])
})

test('a refusal is shown, and keeps what was written', async () => {
  const { platform, dialog } = await draw({}, () => {
    throw new Refusal('conflict', 'This repair is confirmed already.')
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not fixed' }))
  const form = await screen.findByRole('dialog', { name: 'Not fixed?' })
  await userEvent.type(await within(form).findByLabelText(/^What still needs/), 'It drips again.')
  await userEvent.click(within(form).getByRole('button', { name: 'Reopen repair' }))
  await waitFor(() =>
    expect(platform.toasts.at(-1)).toMatchObject({ description: 'This repair is confirmed already.' }),
  )
  expect(within(form).getByDisplayValue('It drips again.')).toBeDefined()
})

test.each([
  ['that is not completed', { status: 'in_progress', completedDate: null }],
  ['that was confirmed', { confirmedAt: daysAgo(0) }],
  ['that confirmed itself while its page was open', { completedDate: daysAgo(14) }],
] as const)('a repair %s asks nothing', async (_, overrides) => {
  const { dialog } = await draw(overrides)
  expect(within(dialog).queryByText(/Is it fixed/)).toBeNull()
})
