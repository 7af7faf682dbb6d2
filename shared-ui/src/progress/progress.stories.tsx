import { Stack } from '../stack/stack.tsx'
import { Progress } from './progress.tsx'

export default { title: 'Progress' }

export const States = () => (
  <Stack $gap={6}>
    <Progress label="Upload" value={40} />
    <Progress label="Listings used" value={9} max={10} tone="warning" />
    <Progress label="Complete" value={100} />
    <Progress label="Preparing" value={null} />
  </Stack>
)
