// What it counts and opens loads after the first screen, or at a press.
import { withoutCode } from '@portal/client/connection-error'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Bell } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { afterFirstScreen } from '../after-first-screen.ts'
import type { NotificationsProps } from '../notifications/notifications.tsx'
import type { ShellPlatform } from '../platform.ts'
import { loadNotifications } from './load-on-demand.ts'
import { Part } from './part.tsx'

interface NotificationsButtonProps {
  platform: ShellPlatform
  personId: string
}

export const NotificationsButton = (person: NotificationsButtonProps) => {
  const bell = useRef<HTMLButtonElement>(null)
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [Notifications, setNotifications] = useState<ComponentType<NotificationsProps> | null>(null)
  const load = () => loadNotifications().then(loaded => setNotifications(() => loaded.Notifications))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const loadOnline = () =>
      void load().catch(() => window.addEventListener('online', loadOnline, { once: true }))
    void afterFirstScreen(loadOnline)
  }, [])
  const sayMissing = () => {
    setOpen(false)
    person.platform.toast({
      title: 'We couldn’t open your notifications',
      description: withoutCode('read').sentence,
      tone: 'danger',
    })
  }
  const press = () => {
    setOpen(!isOpen)
    load().catch(sayMissing)
  }
  return (
    <>
      <IconButton
        ref={bell}
        label="Notifications"
        count={count}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
      >
        <Bell aria-hidden />
      </IconButton>
      {Notifications && (
        <Part>
          <Notifications
            {...person}
            bell={bell}
            isOpen={isOpen}
            unread={count}
            onCount={setCount}
            onClose={() => setOpen(false)}
            onMissing={sayMissing}
          />
        </Part>
      )}
    </>
  )
}
