import type { Conversation, HomeCard, Message } from '@portal/contract/assistant/conversation'

/** A message as the API sends it, with its own id and the given values; by default from the assistant. */
export const sampleMessage = (overrides: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  role: 'assistant',
  content: 'I found one home.',
  timestamp: '2026-11-03T12:00:00.000Z',
  isCut: false,
  homes: [],
  drafts: [],
  sources: [],
  ...overrides,
})

export const sampleConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  id: crypto.randomUUID(),
  title: 'Homes near the Mission',
  category: 'property',
  lastMessageAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

export const sampleHome = (overrides: Partial<HomeCard> = {}): HomeCard => ({
  id: crypto.randomUUID(),
  title: 'Sunny flat in the Mission',
  city: 'San Francisco',
  state: 'CA',
  rentAmount: 2800,
  bedrooms: 2,
  bathrooms: 1,
  propertyType: 'apartment',
  isAvailable: true,
  image: null,
  ...overrides,
})
