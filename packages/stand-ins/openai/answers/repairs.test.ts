import { expect, test } from 'bun:test'
import { RepairRequest } from './read-results.ts'
import { requestLine } from './repairs.ts'

const furnace = {
  id: 'one',
  title: 'Furnace',
  status: 'in_progress',
  priority: 'high',
  createdAt: '2026-11-14T20:00:00.000Z',
  scheduledDate: '2026-11-24T23:30:00.000Z',
}

test('a visit is shown in the home’s time zone', () => {
  const line = requestLine(
    RepairRequest.parse({ ...furnace, timeZone: 'America/Los_Angeles' }),
    'Europe/Berlin',
  )
  expect(line).toContain('Nov 24, 2026, 3:30 PM PST')
})

test('for a home without a time zone it is shown in the asker’s', () => {
  expect(requestLine(RepairRequest.parse({ ...furnace, timeZone: null }), 'America/New_York')).toContain(
    '6:30 PM EST',
  )
})
