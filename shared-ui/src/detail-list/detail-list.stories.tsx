import { Badge } from '../badge/badge.tsx'
import { DetailList } from './detail-list.tsx'

export default { title: 'Detail list' }

export const Request = () => (
  <DetailList
    details={[
      { label: 'Category', value: 'plumbing' },
      { label: 'Priority', value: <Badge tone="danger">urgent</Badge> },
      { label: 'Status', value: <Badge tone="warning">in progress</Badge> },
      { label: 'Created', value: 'Nov 12, 2024, 9:30 AM' },
      { label: 'Description', value: 'The kitchen faucet drips all night, and the cabinet below is wet.' },
      { label: 'Landlord notes', value: null },
    ]}
  />
)
