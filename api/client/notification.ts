import { notificationEndpoints } from '@portal/contract/notification'
import { clientOf } from './client-of.ts'

export const notificationClient = clientOf(notificationEndpoints)
