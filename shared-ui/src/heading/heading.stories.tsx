import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

export default { title: 'Heading' }

export const Levels = () => (
  <Stack>
    <Heading level={1} size="display">
      Connect with Verified Tenants & Landlords
    </Heading>
    <Heading level={1}>My Properties</Heading>
    <Heading level={2}>Recent insights</Heading>
    <Heading level={3}>Property Details</Heading>
    <Heading level={4}>Quiet house by Golden Gate Park</Heading>
  </Stack>
)
