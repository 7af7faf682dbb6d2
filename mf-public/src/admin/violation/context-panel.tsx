import type { ContextMessage } from '@portal/contract/moderation/finding'
import { Badge } from '@portal/shared-ui/badge'
import { formatTime } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { nameOf } from '../finding-words.ts'

export const ContextPanel = ({ messages }: { messages: readonly ContextMessage[] }) => (
  <Panel title="Conversation around it" description="Private messages. We record that you read them.">
    <Stack as="ol" role="list" $gap={2}>
      {messages.map(({ id, sender, body, isReported, createdAt }) => (
        <Message key={id} $isReported={isReported}>
          <Stack $direction="row" $gap={2}>
            <Text as="strong" $size="sm" $weight="semibold">
              {sender ? nameOf(sender) : 'The portal'}
            </Text>
            {isReported && <Badge tone="danger">Reported</Badge>}
            <Text $size="xs" $tone="muted">
              {formatTime(createdAt)}
            </Text>
          </Stack>
          {body ? <p>{body}</p> : <Text $tone="muted">{sender ? 'Removed by the portal' : 'An event'}</Text>}
        </Message>
      ))}
    </Stack>
  </Panel>
)

const Message = styled.li<{ $isReported: boolean }>`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  ${props => props.$isReported && `background: ${color.sunken}; box-shadow: inset 3px 0 ${color.danger};`}
  white-space: pre-line;
  overflow-wrap: anywhere;
`
