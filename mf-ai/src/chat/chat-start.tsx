import { Field } from '@portal/shared-ui/field'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { RadioGroup } from '@portal/shared-ui/radio-group'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'
import { Example } from './example.tsx'
import { RecentConversations } from './recent-conversations.tsx'
import { examplesOf, topics } from './topics.ts'

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
