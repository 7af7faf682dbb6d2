// Texts for the activity panels.
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { formatDate } from '@portal/shared-ui/format-date'

/** Completed and canceled requests need no more action. */
export const isOpenRequest = ({ status }: MaintenanceRequest): boolean =>
  status !== 'completed' && status !== 'cancelled'

/** Other inquiries are over. */
export const isOpenInquiry = ({ status }: Inquiry): boolean =>
  status === 'pending' || status === 'responded' || status === 'scheduled'

/** 'Reported Nov 3, 2026 · in progress'; labels show underscores as spaces (spec §4). */
export const stateOf = ({ status, createdAt }: MaintenanceRequest): string =>
  `Reported ${formatDate(createdAt)} · ${status.replaceAll('_', ' ')}`
