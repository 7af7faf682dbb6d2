import { ArrowRight, Plus } from 'lucide-react'
import { Stack } from '../stack/stack.tsx'
import { Button } from './button.tsx'

export default { title: 'Button' }

export const Variants = () => (
  <Stack $direction="row" $gap={3}>
    <Button>Save changes</Button>
    <Button variant="secondary">Search this area</Button>
    <Button variant="outline">Cancel</Button>
    <Button variant="ghost">Clear</Button>
    <Button variant="danger">Delete listing</Button>
  </Stack>
)

export const Sizes = () => (
  <Stack $direction="row" $gap={3}>
    <Button size="sm" variant="outline">
      Acknowledge
    </Button>
    <Button icon={<Plus aria-hidden />}>Add Property</Button>
    <Button size="lg">Find a Home</Button>
  </Stack>
)

export const Pending = () => (
  <Stack $direction="row" $gap={3}>
    <Button pending pendingText="Signing in...">
      Login
    </Button>
    <Button variant="outline" pending>
      Save
    </Button>
  </Stack>
)

export const Disabled = () => (
  <Stack $direction="row" $gap={3}>
    <Button disabled>Create Property Listing</Button>
    <Button variant="outline" disabled>
      Back
    </Button>
  </Stack>
)

export const FullWidth = () => <Button fullWidth>Create account</Button>

export const AsLink = () => (
  <Button asChild variant="outline">
    <a href="#search">
      See all homes <ArrowRight aria-hidden />
    </a>
  </Button>
)
