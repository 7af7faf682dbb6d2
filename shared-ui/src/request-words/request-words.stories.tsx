import { Stack } from '../stack/stack.tsx'
import { PriorityBadge, StatusBadge } from './request-words.tsx'

export default { title: 'Request words' }

export const Badges = () => (
  <Stack $gap={3}>
    <Stack $direction="row" $gap={2}>
      {(['submitted', 'acknowledged', 'in_progress', 'completed', 'cancelled'] as const).map(status => (
        <StatusBadge key={status} status={status} />
      ))}
    </Stack>
    <Stack $direction="row" $gap={2}>
      {(['low', 'medium', 'high', 'urgent'] as const).map(priority => (
        <PriorityBadge key={priority} priority={priority} />
      ))}
    </Stack>
  </Stack>
)
