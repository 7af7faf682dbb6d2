import { ArrowUp } from 'lucide-react'
import { MessageField, RoundButton } from './message-field.tsx'

export default { title: 'Message field' }

export const WithButton = () => (
  <form style={{ display: 'flex', alignItems: 'end', gap: 8 }}>
    <MessageField aria-label="Message" placeholder="Write a message" onSend={() => {}} />
    <RoundButton type="button" label="Send">
      <ArrowUp aria-hidden />
    </RoundButton>
  </form>
)
