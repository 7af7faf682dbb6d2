import { type ComponentType, useEffect, useState } from 'react'
import type { NotificationsPanelProps } from './notifications-panel.tsx'
import { UnreadCount, type UnreadCountProps } from './unread-count.tsx'

export interface NotificationsProps extends UnreadCountProps, NotificationsPanelProps {
  isOpen: boolean
  /** The panel's code could not be loaded. */
  onMissing: () => void
}

/** Loaded from here, so that its file leaves out what this one has. */
const loadPanel = async () =>
  (await import(/* webpackChunkName: "on-demand-notifications" */ './notifications-panel.tsx'))
    .NotificationsPanel

/** What the bell counts and opens. The panel loads ahead, so it opens offline, too. */
export const Notifications = ({
  platform,
  personId,
  onCount,
  isOpen,
  onMissing,
  ...panel
}: NotificationsProps) => {
  const isOnline = useWasOnline()
  const [Panel, setPanel] = useState<ComponentType<NotificationsPanelProps> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again at each press
  useEffect(() => {
    if (Panel) return
    loadPanel().then(
      Loaded => setPanel(() => Loaded),
      () => isOpen && onMissing(),
    )
  }, [isOpen])
  return (
    <>
      {isOnline && <UnreadCount platform={platform} personId={personId} onCount={onCount} />}
      {isOpen && Panel && <Panel {...panel} />}
    </>
  )
}

/** The count waits for the connection, while a read that a person started reports its failure. */
const useWasOnline = (): boolean => {
  const [wasOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const note = () => setOnline(true)
    window.addEventListener('online', note)
    return () => window.removeEventListener('online', note)
  }, [])
  return wasOnline
}
