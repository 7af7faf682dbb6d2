import { SmartNotifications } from './smart-notifications.tsx'

export const NotificationsTab = () => <SmartNotifications heightPx={600} />
