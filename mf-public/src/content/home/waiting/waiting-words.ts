// Words for what waits.
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { formatDate } from '@portal/shared-ui/format-date'

/** Nobody has to do anything more about the others. */
export const isOpenRequest = ({ status }: MaintenanceRequest): boolean =>
  status !== 'completed' && status !== 'cancelled'

/** Something may still come of it. */
export const isOpenInquiry = ({ status }: Inquiry): boolean =>
  status === 'pending' || status === 'responded' || status === 'scheduled'

/** 'Reported Nov 3, 2026 · in progress'; labels show underscores as spaces (spec §4). */
export const stateOf = ({ status, createdAt }: MaintenanceRequest): string =>
  `Reported ${formatDate(createdAt)} · ${status.replaceAll('_', ' ')}`
