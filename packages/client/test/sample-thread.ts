import type { Thread, ThreadMessage } from '@portal/contract/threads/thread'

const other = {
  id: '0190a000-0000-7000-8000-000000000002',
  firstName: 'Dana',
  lastName: 'Ortiz',
  profilePicture: null,
  accountType: 'individual' as const,
  organizationName: null,
  isVerified: false,
  isOrganizationVerified: false,
}

const threadId = '0190a000-0000-7000-8000-0000000000a1'

export const sampleThread = (overrides: Partial<Thread> = {}): Thread => ({
  id: threadId,
  property: {
    id: '0190a000-0000-7000-8000-0000000000b1',
    title: 'Sunny flat in the Mission',
    address: '12 Guerrero St',
    city: 'San Francisco',
    state: 'CA',
    timeZone: 'America/Los_Angeles',
  },
  propertyTitle: 'Sunny flat in the Mission',
  other,
  lastMessage: null,
  lastMessageAt: '2026-11-03T12:00:00.000Z',
  unreadCount: 0,
  readPosition: 0,
  closedBy: null,
  nextStep: null,
  ...overrides,
})

export const sampleMessage = (position: number, overrides: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `0190a000-0000-7000-8000-${String(position).padStart(12, '0')}`,
  threadId,
  position,
  senderId: other.id,
  kind: 'text',
  body: `Message ${position}`,
  event: null,
  photos: [],
  removedAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})
