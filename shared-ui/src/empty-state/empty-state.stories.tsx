import { Button } from '../button/button.tsx'
import { CardGrid } from '../card/card.tsx'
import { EmptyState } from './empty-state.tsx'

export default { title: 'Empty state' }

export const NoProperties = () => (
  <EmptyState title="No Properties Yet" action={<Button>Create Property</Button>}>
    List your first home, and tenants who search its street will find it.
  </EmptyState>
)

export const Pictures = () => (
  <CardGrid>
    <EmptyState compact picture="search" title="No properties found in this area" />
    <EmptyState compact picture="tools" title="No maintenance requests yet" />
    <EmptyState compact picture="inbox" title="No notifications" />
    <EmptyState compact picture="path" title="404 Page Not Found" />
  </CardGrid>
)
