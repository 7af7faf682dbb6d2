// Which findings the queue shows, kept in the address.
import { useAddressView } from '@portal/app-kit/use-address-params'
import { QueueStatus } from '@portal/contract/moderation/finding'
import { ReportReason } from '@portal/contract/moderation/report'
import { ViolationSource } from '@portal/contract/moderation/violation'

/** Empty values are the defaults: everything that waits, oldest first. */
export interface QueueView {
  status: Exclude<QueueStatus, 'open'> | ''
  source: ViolationSource | ''
  reason: ReportReason | ''
}

/** Unknown values count as empty. */
export const viewIn = (params: URLSearchParams): QueueView => {
  const status = QueueStatus.options.find(option => option === params.get('status'))
  return {
    status: status && status !== 'open' ? status : '',
    source: ViolationSource.options.find(option => option === params.get('source')) ?? '',
    reason: ReportReason.options.find(option => option === params.get('reason')) ?? '',
  }
}

export const useQueueView = () => useAddressView(viewIn)

export const isFiltered = ({ status, source, reason }: QueueView): boolean =>
  status !== '' || source !== '' || reason !== ''

export const queueQuery = ({ status, source, reason }: QueueView) => ({
  ...(status && { status }),
  ...(source && { source }),
  ...(reason && { reason }),
})
