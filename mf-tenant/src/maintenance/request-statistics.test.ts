import { expect, test } from 'bun:test'
import { sampleRequest } from '@portal/client/test/sample-request'
import { countRequests } from './request-statistics.tsx'

test('requests are urgent by priority or by mark, and each is counted once', () => {
  const requests = [
    sampleRequest({ priority: 'urgent', isUrgent: true, status: 'in_progress' }),
    sampleRequest({ isUrgent: true, status: 'completed' }),
    sampleRequest({ status: 'cancelled' }),
  ]
  expect(countRequests(requests)).toEqual({ total: 3, inProgress: 1, completed: 1, urgent: 2 })
  expect(countRequests([])).toEqual({ total: 0, inProgress: 0, completed: 0, urgent: 0 })
})
