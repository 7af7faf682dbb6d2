import { Check, Clock, TriangleAlert } from 'lucide-react'
import { Stack } from '../stack/stack.tsx'
import { Badge } from './badge.tsx'

export default { title: 'Badge' }

export const Tones = () => (
  <Stack $direction="row" $gap={2}>
    <Badge>42 properties</Badge>
    <Badge tone="primary">Tenant</Badge>
    <Badge tone="secondary">Landlord</Badge>
    <Badge tone="success">Available</Badge>
    <Badge tone="warning">Past Due</Badge>
    <Badge tone="danger">urgent</Badge>
  </Stack>
)

export const WithIcons = () => (
  <Stack $direction="row" $gap={2}>
    <Badge tone="success" icon={<Check aria-hidden />}>
      completed
    </Badge>
    <Badge tone="warning" icon={<Clock aria-hidden />}>
      in progress
    </Badge>
    <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
      Overdue
    </Badge>
  </Stack>
)
