import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import { formatTime } from '@portal/shared-ui/format-date'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** Messages of every version; nothing if there were no failures. */
export const Messages = ({ figures }: { figures: VersionFigures[] }) => {
  const messages = figures.flatMap(({ version, messages }) => messages.map(one => ({ ...one, version })))
  if (messages.length === 0) return null
  return (
    <List aria-label="Last failures">
      {messages.map(({ version, kind, stage, message, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are not unique, and have no state
        <li key={index}>
          <p>
            {formatTime(at)}: {kind} of {version} ({stage})
          </p>
          <code>{message || 'no message'}</code>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  font-size: ${fontSize.sm};
  list-style: none;
  p {
    color: ${color.textMuted};
  }
  code {
    overflow-wrap: anywhere;
  }
`
