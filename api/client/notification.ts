import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { clientOf } from './client-of.ts'

export const notificationClient = clientOf(notificationEndpoints)
