import { Badge } from '../badge/badge.tsx'
import { Stack } from './stack.tsx'

export default { title: 'Stack' }

const badges = ['Gym', 'Pool', 'Parking', 'WiFi', 'Laundry', 'Dishwasher'].map(name => (
  <Badge key={name}>{name}</Badge>
))

export const Column = () => (
  <Stack $gap={2} $align="start">
    {badges}
  </Stack>
)

export const Row = () => (
  <Stack $direction="row" $gap={2}>
    {badges}
  </Stack>
)
