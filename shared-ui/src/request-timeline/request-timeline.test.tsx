import { expect, test } from 'bun:test'
import { render, screen, within } from '@testing-library/react'
import { formatTime } from '../format-date/format-date.tsx'
import { RequestTimeline, type RequestUpdate } from './request-timeline.tsx'

const request = {
  id: 'request',
  tenantId: 'tenant',
  tenant: { firstName: 'Ana', lastName: 'Quist' },
  landlordId: 'landlord',
  createdAt: '2026-11-10T09:30:00.000Z',
}

let number = 0
const update = (changes: Partial<RequestUpdate>): RequestUpdate => ({
  id: String(number++),
  userId: 'landlord',
  updateType: 'status_changed',
  message: null,
  oldValue: null,
  newValue: null,
  createdAt: '2026-11-11T08:00:00.000Z',
  ...changes,
})

/** Title of each event, newest first. */
const titles = (updates: RequestUpdate[], viewerId = 'tenant') => {
  render(
    <RequestTimeline request={request} updates={updates} viewerId={viewerId} visitInWords={formatTime} />,
  )
  return screen.getAllByRole('listitem').map(item => item.querySelector('strong')?.textContent)
}

test('every event is described in words, newest first', () => {
  expect(
    titles([
      update({ updateType: 'acknowledged', oldValue: 'submitted', newValue: 'acknowledged' }),
      update({ updateType: 'assigned', newValue: 'Bayview Heating' }),
      update({ updateType: 'estimated', newValue: '129.50' }),
      update({ updateType: 'estimated', newValue: '420.00' }),
      update({ updateType: 'scheduled', newValue: new Date(2026, 10, 14, 17).toISOString() }),
      update({ oldValue: 'acknowledged', newValue: 'in_progress' }),
      update({ oldValue: 'in_progress', newValue: 'in_progress' }),
      update({ updateType: 'completed', newValue: 'completed' }),
      update({ updateType: 'cancelled', newValue: 'cancelled' }),
      update({}),
      update({ userId: 'tenant', updateType: 'reopened', newValue: 'acknowledged' }),
      update({ userId: null, updateType: 'vendor_updated' }),
      update({
        userId: null,
        updateType: 'vendor_updated',
        newValue: new Date(2026, 10, 15, 17).toISOString(),
      }),
      update({ userId: null, updateType: 'photo_added' }),
      update({ userId: null, updateType: 'vendor_updated', newValue: 'done' }),
      update({ userId: 'tenant', updateType: 'confirmed', newValue: 'completed' }),
    ]),
  ).toEqual([
    'Repair confirmed',
    'Work reported as done',
    'Photo added',
    expect.stringMatching(/^Work scheduled for Nov 15, 2026/),
    'Message from the vendor',
    'Repair reopened',
    'Request updated',
    'Request cancelled',
    'Request completed',
    'Status set to In progress',
    'Status changed from Acknowledged to In progress',
    expect.stringMatching(/^Work scheduled for Nov 14, 2026/),
    'Cost estimated at $420.00',
    'Cost estimated at $129.50',
    'Assigned to Bayview Heating',
    'Request acknowledged',
    'Request submitted',
  ])
})

test('every note ever given stays, also when one came with a completion', () => {
  titles([
    update({ updateType: 'note_added', newValue: 'A part was ordered.' }),
    update({ updateType: 'note_added', oldValue: 'A part was ordered.', newValue: 'It has arrived.' }),
    update({ updateType: 'completed', message: 'The valve was replaced.', newValue: 'completed' }),
  ])
  const notes = screen.getAllByRole('listitem').map(item => item.querySelector('blockquote')?.textContent)
  expect(notes).toEqual(['The valve was replaced.', 'It has arrived.', 'A part was ordered.', undefined])
})

test.each([
  ['tenant', ['Former user', 'The landlord', 'You']],
  ['landlord', ['Former user', 'You', 'Ana Quist']],
])('it says who did what, to the %s', (viewerId, names) => {
  titles([update({}), update({ userId: null })], viewerId)
  const list = screen.getByRole('list', { name: 'History' })
  const authors = within(list)
    .getAllByRole('listitem')
    .map(item => item.querySelector('p')?.textContent?.split(' · ')[0])
  expect(authors).toEqual(names)
})

test('a vendor has no name, and what came with an update is shown below its words', () => {
  render(
    <RequestTimeline
      request={request}
      updates={[
        update({
          userId: null,
          updateType: 'vendor_updated',
          message: 'Bring a bucket.',
          attachments: ['/api/photos/tap'],
        }),
      ]}
      viewerId="tenant"
      visitInWords={formatTime}
      picturesOf={attachments => <span>{attachments.join()}</span>}
    />,
  )
  const [event] = screen.getAllByRole('listitem')
  expect(event?.textContent).toContain('The vendor')
  expect(event?.textContent).toEndWith('Bring a bucket./api/photos/tap')
})
