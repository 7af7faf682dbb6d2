import type { ConversationCategory } from '@portal/contract/assistant/conversation'
import { Field } from '@portal/shared-ui/field'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'
import { Example } from './example.tsx'
import { RecentConversations } from './recent-conversations.tsx'

const topics = [
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

const examplesOf = (category: ConversationCategory, role: Role): readonly string[] => examples[role][category]

export function ChatStart({ isShown }: { isShown: boolean }) {
  const { category, choose } = useChat()
  const role = useSession()?.user.userType ?? 'tenant'
  return (
    <Frame>
      <Field label="What can I help you with?" group>
        <RadioGroup options={topics} value={category} onValueChange={choose} columns={2} />
      </Field>
      <div>
        <Title id="assistant-examples">For example</Title>
        <Examples role="list" aria-labelledby="assistant-examples">
          {examplesOf(category, role).map(example => (
            <li key={example}>
              <Example>{example}</Example>
            </li>
          ))}
        </Examples>
      </div>
      <RecentConversations isShown={isShown} />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[5]};
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Title = styled.h3`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`

const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`
