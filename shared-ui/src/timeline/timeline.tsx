import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type BadgeTone, badgeTones } from '../badge/badge.tsx'
import { formatTime } from '../format-date/format-date.tsx'
import { color, fontSize, fontWeight, radius, space } from '../tokens/tokens.tsx'

export interface TimelineEvent {
  id: string
  title: ReactNode
  icon: ReactNode
  tone?: BadgeTone
  by: string
  /** ISO 8601. */
  at: string
  note?: string | null
  /** Below the note, such as pictures. */
  more?: ReactNode
}

/** In the given order; `label` names the list for screen readers. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <List role="list" aria-label={label}>
      {events.map(({ id, title, icon, tone = 'neutral', by, at, note, more }) => (
        <Event key={id}>
          <Sign aria-hidden $tone={tone}>
            {icon}
          </Sign>
          <div>
            <strong>{title}</strong>
            <Meta>
              {by} · <time dateTime={at}>{formatTime(at)}</time>
            </Meta>
            {note?.trim() && <Note>{note}</Note>}
            {more && <More>{more}</More>}
          </div>
        </Event>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
`

const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding-bottom: ${space[5]};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
  strong {
    font-weight: ${fontWeight.semibold};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 36px;
    bottom: ${space[1]};
    left: 15px;
    width: 2px;
    border-radius: ${radius.full};
    background: ${color.border};
  }
`

const Sign = styled.span<{ $tone: BadgeTone }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${props => badgeTones[props.$tone][0]};
  color: ${props => badgeTones[props.$tone][1]};
  & > svg {
    width: 16px;
    height: 16px;
  }
`

const Meta = styled.p`
  color: ${color.textMuted};
`

const More = styled.div`
  margin-top: ${space[2]};
`

const Note = styled.blockquote`
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.hover};
  white-space: pre-line;
`
