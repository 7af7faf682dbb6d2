// The topics of conversations (spec §2.15), with example questions.
import type { ConversationCategory } from '@portal/contract/assistant/conversation'

export const topics = [
  { value: 'general', label: 'General Help' },
  { value: 'property', label: 'Property Search' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'rental', label: 'Rental Process' },
] as const satisfies readonly { value: ConversationCategory; label: string }[]

type Role = 'tenant' | 'landlord'

const examples: Record<Role, Record<ConversationCategory, readonly string[]>> = {
  tenant: {
    general: ['What can you do for me?', 'What does my plan include?'],
    property: [
      'Two bedrooms under $3,000 near the Mission, dogs allowed',
      'Compare the homes that I have saved',
    ],
    maintenance: ['How are my repair requests doing?', 'My kitchen sink is leaking'],
    rental: ['How do I ask to see a home?', 'What happens after I send an inquiry?'],
  },
  landlord: {
    general: ['What can you do for me?', 'What does my plan include?'],
    property: ['What do homes like mine rent for nearby?', 'Improve the text of one of my listings'],
    maintenance: ['Which repairs are overdue?', 'Which requests are urgent?'],
    rental: ['Which inquiries have I not answered?', 'How do I list a home?'],
  },
}

export const examplesOf = (category: ConversationCategory, role: Role): readonly string[] =>
  examples[role][category]
