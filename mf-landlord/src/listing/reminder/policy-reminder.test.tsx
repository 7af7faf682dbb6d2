import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { Warning } from '@portal/contract/warnings/warning'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let warnings: Warning[]
let isAway: boolean

const warning = (overrides: Partial<Warning>): Warning => ({
  id: crypto.randomUUID(),
  warningType: 'platform_policy',
  message: 'Please stay on the platform.',
  severity: 'medium',
  isAcknowledged: false,
  acknowledgedAt: null,
  createdAt: new Date().toISOString(),
  ...overrides,
})
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
const acknowledged = (hours: number) =>
  warning({ isAcknowledged: true, acknowledgedAt: hoursAgo(hours), createdAt: hoursAgo(hours) })

beforeEach(async () => {
  warnings = []
  isAway = false
  server = await serveEndpoints([
    answering(warningEndpoints.list, () => warnings),
    answering(warningEndpoints.create, ({ body }) => {
      warnings = [warning(body), ...warnings]
      return { warning: warnings[0] ?? warning({}) }
    }),
    answering(warningEndpoints.acknowledge, ({ params }) => {
      if (isAway) throw new Refusal('not_now', 'Please try again in a moment.')
      const acknowledgedAt = new Date().toISOString()
      warnings = warnings.map(known =>
        known.id === params.id ? { ...known, isAcknowledged: true, acknowledgedAt } : known,
      )
      return { warning: warnings.find(({ id }) => id === params.id) ?? warning({}) }
    }),
  ])
  visit(server.url, '/create-property')
})
afterEach(() => server.stop())

const draw = () => drawOn(testPlatform({ userType: 'landlord' }), <Routes />)

const isShown = async (): Promise<boolean> => {
  await screen.findByRole('textbox', { name: 'Title' })
  return screen.queryByText('Platform policy') !== null
}

test('the policy is shown first, and an acknowledgment records it and hides it', async () => {
  const first = draw()
  expect(await isShown()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'I understand' }))
  expect(await isShown()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
  await waitFor(() =>
    expect(warnings).toMatchObject([{ warningType: 'platform_policy', isAcknowledged: true }]),
  )
  expect(warnings[0]?.message).toContain('must stay on the platform')
  first.unmount()
  draw()
  expect(await isShown()).toBe(false)
})

test('it is due after seven days, and for a day after a violation until it is acknowledged again', async () => {
  const violation = warning({ warningType: 'content_violation', createdAt: hoursAgo(2) })
  const shown: boolean[] = []
  for (const list of [
    [acknowledged(6 * 24)],
    [acknowledged(8 * 24)],
    [violation, acknowledged(5)],
    [acknowledged(1), violation],
  ]) {
    warnings = list
    const drawn = draw()
    shown.push(await isShown())
    drawn.unmount()
  }
  expect(shown).toEqual([false, true, true, false])
})

test('a failed acknowledgment is logged, blocks no one, and is resumed at the next visit', async () => {
  const log = spyOn(console, 'error').mockImplementation(() => {})
  isAway = true
  const first = draw()
  expect(await isShown()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'I understand' }))
  expect(await isShown()).toBe(false)
  // The page also logs the failed call.
  const logged = () => log.mock.calls.map(([words]) => words)
  await waitFor(() => expect(logged()).toContain('The policy was not acknowledged:'))
  log.mockRestore()
  first.unmount()
  draw()
  expect(await isShown()).toBe(true)
})

test('if the warnings cannot be loaded, the form works without the reminder', async () => {
  server.stop()
  draw()
  expect(await isShown()).toBe(false)
})
