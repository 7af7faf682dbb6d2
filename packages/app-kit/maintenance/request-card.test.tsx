import { expect, test } from 'bun:test'
import { sampleRequest } from '@portal/client/test/sample-request'
import type { MaintenanceUpdate } from '@portal/contract/maintenance/maintenance-request'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { RequestCard } from './request-card.tsx'
import { RequestDetails } from './request-details.tsx'

const request = sampleRequest({
  estimatedCost: 120.5,
  actualCost: 1240.25,
  assignedTo: 'Ray’s Plumbing',
  scheduledDate: '2026-11-24T18:00:00.000Z',
  completedDate: '2026-11-25T18:00:00.000Z',
  description: 'The pipe drips.\nThe cupboard is wet.',
  tenantNotes: 'After 5 PM, please.',
})
const { propertyId, tenantId, landlordId } = request

const shownDetails = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map(name => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  )

const drawCard = (viewer: 'tenant' | 'landlord', given = request) => {
  cleanup()
  render(
    <RequestCard
      request={given}
      viewer={viewer}
      badge={<span>Overdue</span>}
      actions={<button type="button">Open</button>}
    />,
    { wrapper: MemoryRouter },
  )
}

test('tenant and landlord read the same amounts, to the cent, and the same times', () => {
  const seen = (['tenant', 'landlord'] as const).map(viewer => {
    drawCard(viewer)
    return shownDetails()
  })
  expect(seen[0]).toEqual({
    Scheduled: expect.stringContaining('Nov 24'),
    'Estimated cost': '$120.50',
    'Assigned to': 'Ray’s Plumbing',
  })
  expect(seen[1]).toEqual(seen[0] ?? {})
})

test('a card names the request and its home, and has the viewer’s badge and buttons', () => {
  drawCard('tenant')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Water under the sink')
  expect(screen.getByRole('link').getAttribute('href')).toContain(propertyId)
  for (const words of ['Plumbing · Created Nov 3, 2026', 'Overdue', 'Open'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('article').textContent).not.toContain(propertyId)
  drawCard('landlord')
  expect(screen.getByRole('article').textContent).toContain(propertyId)
})

test('what is not known yet is left out', () => {
  drawCard('tenant', sampleRequest({ estimatedCost: 0 }))
  expect(shownDetails()).toEqual({ 'Estimated cost': '$0.00' })
  drawCard('tenant', sampleRequest())
  expect(shownDetails()).toEqual({})
})

const update: MaintenanceUpdate = {
  id: crypto.randomUUID(),
  requestId: request.id,
  userId: landlordId,
  updateType: 'estimated',
  oldValue: null,
  newValue: '120.5',
  message: null,
  attachments: [],
  createdAt: '2026-11-04T12:00:00.000Z',
}

const drawDetails = (viewerId: string) => {
  cleanup()
  render(
    <RequestDetails
      request={{ ...request, images: ['/api/photos/leak'] }}
      updates={[update]}
      viewerId={viewerId}
    />,
    { wrapper: MemoryRouter },
  )
  return shownDetails()
}

test('tenant and landlord read the same details; only the landlord has a way to the tenant', () => {
  const { 'Your notes': notes, ...tenantSees } = drawDetails(tenantId)
  expect(notes).toBe('After 5 PM, please.')
  expect(tenantSees).toMatchObject({
    'Estimated cost': '$120.50',
    'Actual cost': '$1,240.25',
    Description: 'The pipe drips.\nThe cupboard is wet.',
    Completed: expect.stringContaining('Nov 25'),
  })
  expect(screen.getByRole('link', { name: '1 of 1, opens in a new tab' })).toBeTruthy()

  const { Tenant, 'Tenant notes': tenantNotes, ...landlordSees } = drawDetails(landlordId)
  expect(Tenant).toBe('Ana Quist')
  expect(tenantNotes).toBe('After 5 PM, please.')
  expect(landlordSees.Home).toContain(propertyId)
  expect(landlordSees).toEqual({ ...tenantSees, Home: landlordSees.Home ?? '' })
})

test('the history is below the details', () => {
  drawDetails(tenantId)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('History')
  expect(screen.getByText(/Cost estimated at \$120\.50/)).toBeTruthy()
})
