import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Popover } from '@portal/shared-ui/popover'
import { color } from '@portal/shared-ui/tokens'
import { CheckCheck } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { NewestList } from './newest-list.tsx'
import { useMarkAllRead, useNewest } from './use-newest.ts'

export interface NotificationsPanelProps {
  bell: RefObject<HTMLElement | null>
  /** The count of all; 0 until they are counted. */
  unread: number
  onClose: () => void
}

export const NotificationsPanel = withQueries(({ bell, unread, onClose }: NotificationsPanelProps) => {
  const { key } = useAddress()
  const [opened] = useState(key)
  useEffect(() => {
    if (key !== opened) onClose()
  }, [key, opened, onClose])
  const newest = useNewest()
  const { mutate: markAllRead, isPending } = useMarkAllRead()
  const isMarkable = !isPending && (unread > 0 || newest.data?.some(({ isRead }) => !isRead) === true)
  return (
    <Popover
      title="Notifications"
      opener={bell}
      onClose={onClose}
      actions={
        <MarkAll
          variant="ghost"
          size="sm"
          icon={<CheckCheck aria-hidden />}
          busy={isPending}
          aria-disabled={!isMarkable}
          onClick={() => isMarkable && markAllRead()}
        >
          Mark all read
        </MarkAll>
      }
      footer={
        <Button asChild variant="ghost" fullWidth>
          <Link to={sitePaths.assistantTab('notifications')}>All notifications</Link>
        </Button>
      }
    >
      <NewestList newest={newest} />
    </Popover>
  )
})

/** It would lose the focus if the browser disabled it. */
const MarkAll = styled(Button)`
  &&[aria-disabled='true'] {
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
    scale: none;
  }
`
