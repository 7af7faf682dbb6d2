import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import type { ServedEndpoints } from '@portal/client/test/serve-endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleRequest } from '../../test/sample-request.ts'
import { type ServerState, serveMaintenance } from '../../test/serve-maintenance.ts'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

/** The page with one request, whose details are open by default (`isOpen`). */
const draw = async (request: MaintenanceRequest, { isOpen = true, hasMail = false } = {}) => {
  const kept: ServerState = { requests: [request], updates: [], away: new Set(), sent: [] }
  server = await serveMaintenance(kept)
  visit(server.url, `/maintenance/manage${isOpen ? `?request=${request.id}` : ''}`)
  const platform = testPlatform({ userType: 'landlord' })
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
  await screen.findByRole(isOpen ? 'dialog' : 'article')
  return { kept, toasts: platform.toasts }
}

const open = async (button: string | RegExp, title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}

const submit = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

const gone = (dialog: HTMLElement) => waitFor(() => expect(document.contains(dialog)).toBe(false))

test('acknowledging is one click, after which the button is gone', async () => {
  const { kept, toasts } = await draw(sampleRequest(), { isOpen: false })
  const button = await screen.findByRole('button', { name: /^Acknowledge/ })
  await userEvent.click(button)
  await gone(button)
  expect(kept.sent).toEqual([{ name: 'acknowledge', body: undefined }])
  expect(toasts).toEqual([{ title: 'Request acknowledged successfully', tone: 'success' }])
  expect(screen.getByRole('article').textContent).toContain('Acknowledged')
  await waitFor(() =>
    expect(document.activeElement === screen.getByRole('button', { name: /^View/ })).toBe(true),
  )
})

test('a faster change in another tab is reported, and the card shows the current state', async () => {
  const request = sampleRequest()
  const { kept, toasts } = await draw(request, { isOpen: false })
  const button = await screen.findByRole('button', { name: /^Acknowledge/ })
  kept.requests = [{ ...request, status: 'completed' }]
  await userEvent.click(button)
  await gone(button)
  expect(toasts).toEqual([
    {
      title: 'We couldn’t acknowledge the request',
      description: 'Only a request that was just submitted can be acknowledged.',
      tone: 'danger',
    },
  ])
  expect(screen.getByRole('article').textContent).toContain('Completed')
})

interface Case {
  button: string
  title: string
  fill: (dialog: HTMLElement) => Promise<unknown> | undefined
  submitText: string
  sent: { name: string; body: unknown }
  toast: string
}

const type = (label: string | RegExp, words: string) => async (dialog: HTMLElement) => {
  const field = within(dialog).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

const cases: Case[] = [
  {
    button: 'Update Status',
    title: 'Update Request Status',
    fill: async dialog => {
      await userEvent.click(within(dialog).getByRole('combobox', { name: 'Status' }))
      await userEvent.click(await screen.findByRole('option', { name: 'In progress' }))
      await type('Notes', 'The plumber is there.')(dialog)
    },
    submitText: 'Update Status',
    sent: {
      name: 'setStatus',
      body: {
        status: 'in_progress',
        notes: 'The plumber is there.',
        updatedAt: '2026-11-03T12:00:00.000Z',
      },
    },
    toast: 'Status updated successfully',
  },
  {
    button: 'Assign',
    title: 'Assign Maintenance',
    fill: type('Who will do the work?*', 'Bay Plumbing'),
    submitText: 'Assign',
    sent: { name: 'assign', body: { assignedTo: 'Bay Plumbing' } },
    toast: 'Maintenance assigned successfully',
  },
  {
    button: 'Cost Estimate',
    title: 'Add Cost Estimate',
    fill: type('Estimated cost*', '129.499'),
    submitText: 'Add Estimate',
    sent: { name: 'estimate', body: { estimatedCost: 129.5 } },
    toast: 'Cost estimate added successfully',
  },
  {
    button: 'Add Note',
    title: 'Add Note',
    fill: type('Note*', 'On Tuesday.'),
    submitText: 'Add Note',
    sent: { name: 'addLandlordNote', body: { note: 'On Tuesday.' } },
    toast: 'Note added successfully',
  },
  {
    button: 'Complete',
    title: 'Complete Request',
    fill: async dialog => {
      await type('Actual cost', '99.5')(dialog)
      await type('Notes', 'A new valve.')(dialog)
    },
    submitText: 'Complete',
    sent: { name: 'complete', body: { actualCost: 99.5, notes: 'A new valve.' } },
    toast: 'Request completed successfully',
  },
]

test.each(cases)('$title saves, says so, and adds to what happened', async given => {
  const { kept, toasts } = await draw(sampleRequest({ status: 'acknowledged' }))
  const dialog = await open(given.button, given.title)
  expect(dialog.textContent).toContain(
    `${given.title}Sunny flat in the Mission, 12 Guerrero St, San Francisco, CAWater under the sink`,
  )
  await given.fill(dialog)
  await submit(dialog, given.submitText)
  await gone(dialog)
  expect(kept.sent).toEqual([given.sent])
  expect(toasts).toEqual([{ title: given.toast, tone: 'success' }])
  const history = screen.getByRole('list', { name: 'History' })
  await within(history).findByText(`${given.sent.name} done`)
})

test('Schedule Work takes a date and a time on the home’s clocks, next to what the tenant noted', async () => {
  const { kept, toasts } = await draw(sampleRequest({ tenantNotes: 'After six.' }), { isOpen: false })
  const dialog = await open(/^Schedule/, 'Schedule Work')
  within(dialog).getByText('The tenant noted: After six.')
  fireEvent.change(within(dialog).getByLabelText('Scheduled date*'), {
    target: { value: '2031-05-04T10:00' },
  })
  await submit(dialog, 'Schedule')
  await gone(dialog)
  expect(kept.sent).toEqual([{ name: 'schedule', body: { scheduledDate: '2031-05-04T17:00:00.000Z' } }])
  expect(toasts).toEqual([{ title: 'Work scheduled successfully', tone: 'success' }])
})

test.each([
  ['Assign', 'Assign Maintenance', 'Assign', 'Assigned person/company is required'],
  ['Add Note', 'Add Note', 'Add Note', 'Note is required'],
])('%s asks for its words', async (button, title, submitText, message) => {
  const { kept } = await draw(sampleRequest())
  const dialog = await open(button, title)
  await submit(dialog, submitText)
  await within(dialog).findByText(message)
  expect(kept.sent).toEqual([])
})

test('Schedule Work takes no new time that is over; the one that was scheduled may stay', async () => {
  const scheduledDate = '2026-01-05T18:00:00.000Z'
  const { kept } = await draw(sampleRequest({ scheduledDate }), { isOpen: false })
  const dialog = await open(/^Schedule/, 'Schedule Work')
  const field = within(dialog).getByLabelText('Scheduled date*')
  fireEvent.change(field, { target: { value: '2026-01-05T11:00' } })
  await submit(dialog, 'Schedule')
  await within(dialog).findByText('Please choose a time in the future')
  await waitFor(() => expect(document.activeElement === field).toBe(true))
  expect(kept.sent).toEqual([])
  fireEvent.change(field, { target: { value: '2026-01-05T10:00' } })
  await submit(dialog, 'Schedule')
  await gone(dialog)
  expect(kept.sent).toEqual([{ name: 'schedule', body: { scheduledDate } }])
})

test('Schedule Work asks for its date', async () => {
  const { kept } = await draw(sampleRequest(), { isOpen: false })
  const dialog = await open(/^Schedule/, 'Schedule Work')
  await submit(dialog, 'Schedule')
  await within(dialog).findByText('Scheduled date is required')
  expect(kept.sent).toEqual([])
})

test('a cost is not negative, an empty one becomes 0, and what the tenant will see is said once there is one', async () => {
  const { kept } = await draw(sampleRequest())
  const dialog = await open('Cost Estimate', 'Add Cost Estimate')
  const field = within(dialog).getByLabelText('Estimated cost*')
  expect([field.getAttribute('step'), field.getAttribute('min')]).toEqual(['0.01', '0'])
  expect(within(dialog).queryByText(/^The tenant will see/)).toBeNull()
  await userEvent.type(field, '45.5')
  await within(dialog).findByText('The tenant will see $45.50.')
  await userEvent.clear(field)
  await userEvent.type(field, '-5')
  await submit(dialog, 'Add Estimate')
  await within(dialog).findByText('Cost must be positive')
  expect(within(dialog).queryByText('Optional.')).toBeNull()
  expect(kept.sent).toEqual([])
  await userEvent.clear(field)
  expect(within(dialog).queryByText(/^The tenant will see/)).toBeNull()
  await submit(dialog, 'Add Estimate')
  await gone(dialog)
  expect(kept.sent).toEqual([{ name: 'estimate', body: { estimatedCost: 0 } }])
})

test('completing needs neither a cost nor notes', async () => {
  const { kept } = await draw(sampleRequest())
  const dialog = await open('Complete', 'Complete Request')
  expect(within(dialog).getByText('Optional.')).toBeTruthy()
  await submit(dialog, 'Complete')
  await gone(dialog)
  expect(kept.sent).toEqual([{ name: 'complete', body: { actualCost: null, notes: '' } }])
})

test('a failure keeps the dialog and what was typed, and trying again saves it', async () => {
  const { kept, toasts } = await draw(sampleRequest())
  const dialog = await open('Add Note', 'Add Note')
  kept.away.add('addLandlordNote')
  await type('Note*', 'On Tuesday.')(dialog)
  await submit(dialog, 'Add Note')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toEqual({
    title: 'We couldn’t add the note',
    description: 'The database is away.',
    tone: 'danger',
  })
  kept.away.clear()
  await submit(dialog, 'Add Note')
  await gone(dialog)
  expect(kept.sent).toEqual([{ name: 'addLandlordNote', body: { note: 'On Tuesday.' } }])
})

test('a vendor’s link is made, and shown once', async () => {
  const { kept, toasts } = await draw(sampleRequest({ assignedTo: 'Bay Plumbing' }))
  const dialog = await open('Share with Vendor', 'Share with Vendor')
  await submit(dialog, 'Make link')
  const shown = await screen.findByDisplayValue(/\/vendor#a{43}$/)
  expect(kept.sent).toEqual([{ name: 'makeLink', body: { vendorName: 'Bay Plumbing', days: 7 } }])
  expect(toasts).toMatchObject([{ title: 'Vendor link ready', tone: 'success' }])
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await gone(shown)
})

test('a vendor’s link is emailed, and a wrong address says so at its field', async () => {
  const { kept } = await draw(sampleRequest({ assignedTo: 'Bay Plumbing' }), { hasMail: true })
  const dialog = await open('Share with Vendor', 'Share with Vendor')
  const email = within(dialog).getByLabelText(/^Vendor’s email/)
  await userEvent.type(email, 'bay')
  await submit(dialog, 'Make link')
  expect(await within(dialog).findByText('Please enter a valid email address')).toBeDefined()
  await userEvent.type(email, '@plumbing.example')
  await submit(dialog, 'Make link')
  expect(await screen.findByText(/^We’re emailing it to bay@plumbing\.example\./)).toBeDefined()
  const body = { vendorName: 'Bay Plumbing', days: 7, email: 'bay@plumbing.example' }
  expect(kept.sent).toEqual([{ name: 'makeLink', body }])
})

test('a vendor’s link can be ended, also once the work is completed', async () => {
  const link = { vendorName: 'Bay Plumbing', expiresAt: '2031-01-05T12:00:00.000Z', lastUsedAt: null }
  const { kept } = await draw(sampleRequest({ status: 'completed' }))
  kept.link = link
  const dialog = await open('Share with Vendor', 'Share with Vendor')
  expect(await within(dialog).findByText('Bay Plumbing has a link')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Make link' })).toBeNull()
  const end = within(dialog).getByRole('button', { name: 'End link' })
  await userEvent.click(end)
  await gone(end)
  expect(kept.sent).toEqual([{ name: 'endLink', body: undefined }])
})
