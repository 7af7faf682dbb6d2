import * as sitePaths from '@portal/contract/site-paths'
import { IconButton } from '@portal/shared-ui/icon-button'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { goTo } from '../address/address.ts'
import { afterFirstScreen } from '../after-first-screen.ts'
import type { ShellPlatform } from '../platform.ts'
import { loadUnreadCount } from './load-on-demand.ts'
import { Part } from './part.tsx'

const UnreadCount = lazily(async () => (await loadUnreadCount()).UnreadCount)

/** Offline it waits for the connection, while a read that a person started reports its failure. */
const whenOnline = async (count: () => void): Promise<void> => {
  await UnreadCount.loadAhead()
  if (navigator.onLine) count()
  else window.addEventListener('online', () => void whenOnline(count), { once: true })
}

interface NotificationsButtonProps {
  platform: ShellPlatform
  personId: string
}

/** Counts once the first screen is drawn. */
export const NotificationsButton = (person: NotificationsButtonProps) => {
  const [count, setCount] = useState(0)
  const [isCounting, setCounting] = useState(false)
  useEffect(() => void afterFirstScreen(() => void whenOnline(() => setCounting(true))), [])
  return (
    <>
      <IconButton
        label="Notifications"
        count={count}
        onClick={() => goTo(sitePaths.assistantTab('notifications'))}
      >
        <Bell aria-hidden />
      </IconButton>
      {isCounting && (
        <Part>
          <WhileLoading>
            <UnreadCount {...person} onCount={setCount} />
          </WhileLoading>
        </Part>
      )}
    </>
  )
}
