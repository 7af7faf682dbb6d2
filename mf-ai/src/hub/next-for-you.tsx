import { queryOf } from '@portal/client/call'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, media, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { AlarmClock, Bell } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { HubList, Middle } from './hub-list.tsx'
import { type NextItem, nextOf } from './next-items.ts'
import { useReminders } from './use-hub.ts'

const shownItems = 3

/** Also the header's read, so the answer is usually there. */
export const useWaitingNotifications = () =>
  useQuery({
    ...queryOf(notificationEndpoints.list, { query: { unread: 'true' } }),
    select: ({ notifications }) => notifications,
  })

/** What waits for the person, each with one press to where it is done. */
export function NextForYou() {
  const reminders = useReminders()
  const notifications = useWaitingNotifications()
  const items =
    reminders.data && notifications.data
      ? nextOf({ reminders: reminders.data, notifications: notifications.data }, Date.now())
      : undefined
  return (
    <Panel title="Next for you" padding="none">
      <Body>
        <HubList
          what="next steps"
          query={{
            data: items,
            isError: reminders.isError || notifications.isError,
            refetch: () => Promise.all([reminders.refetch(), notifications.refetch()]),
          }}
          shown={shownItems}
          empty={
            <Middle>
              <strong>You’re all caught up</strong>
              <Text $tone="muted">Anything that needs your answer appears here.</Text>
            </Middle>
          }
          row={(item: NextItem) => <Item item={item} />}
        />
      </Body>
    </Panel>
  )
}

function Item({ item: { kind, title, about, when, action, path } }: { item: NextItem }) {
  const navigate = useNavigate()
  return (
    <Row>
      {kind === 'reminder' ? <AlarmClock aria-hidden /> : <Bell aria-hidden />}
      <div>
        <strong>{title}</strong>
        <p>{about}</p>
        <p>{when}</p>
      </div>
      <Button variant="secondary" size="sm" aria-label={`${action}: ${title}`} onClick={() => navigate(path)}>
        {action}
      </Button>
    </Row>
  )
}

const rowPx = 88

const Body = styled.div`
  border-top: 1px solid ${color.border};
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${rowPx}px;
  padding: ${space[3]} ${space[4]};
  & > svg {
    flex: none;
    align-self: flex-start;
    color: ${color.primary};
  }
  & > div {
    flex: 1 1 0;
    min-width: 0;
    font-size: ${fontSize.sm};
    overflow-wrap: anywhere;
  }
  & > button {
    flex: 1 0 100%;
    ${media.tablet} {
      flex: none;
    }
  }
  strong {
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.semibold};
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${media.tablet} {
      -webkit-line-clamp: 1;
    }
  }
  p:last-child {
    color: ${color.textMuted};
  }
`
