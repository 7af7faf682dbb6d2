import { formatTime } from '../format-date/format-date.tsx'
import { RequestTimeline, type RequestUpdate } from './request-timeline.tsx'

export default { title: 'Request timeline' }

const request = {
  id: '0',
  tenantId: 'tenant',
  landlordId: 'landlord',
  createdAt: '2026-11-10T09:30:00.000Z',
}

const update = (changes: Partial<RequestUpdate>): RequestUpdate => ({
  id: crypto.randomUUID(),
  userId: 'landlord',
  updateType: 'acknowledged',
  message: null,
  oldValue: null,
  newValue: null,
  createdAt: '2026-11-11T08:00:00.000Z',
  ...changes,
})

export const Repaired = () => (
  <RequestTimeline
    viewerId="tenant"
    visitInWords={formatTime}
    request={request}
    updates={[
      update({}),
      update({ updateType: 'assigned', newValue: 'Bayview Heating' }),
      update({ updateType: 'estimated', newValue: '129.50' }),
      update({ updateType: 'scheduled', newValue: '2026-11-14T17:00:00.000Z' }),
      update({ updateType: 'note_added', newValue: 'A part was ordered.' }),
      update({ updateType: 'status_changed', oldValue: 'acknowledged', newValue: 'in_progress' }),
      update({ updateType: 'completed', message: 'The valve was replaced.', newValue: 'completed' }),
    ]}
  />
)
