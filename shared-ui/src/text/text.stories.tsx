import { Stack } from '../stack/stack.tsx'
import { Text } from './text.tsx'

export default { title: 'Text' }

export const Looks = () => (
  <Stack>
    <Text $size="lg">People choose a home and share private data here.</Text>
    <Text>Nothing shouts, nothing misleads, every state is explained.</Text>
    <Text $size="sm" $tone="muted">
      Listed on November 12, 2024
    </Text>
    <Text $weight="semibold" $figures>
      $2,450
    </Text>
    <Text $tone="danger">This could not be saved.</Text>
    <Text $lines={2} style={{ maxWidth: 280 }}>
      The kitchen faucet drips all night, the cabinet below it is wet, and the wood has begun to swell and
      smell.
    </Text>
  </Stack>
)
