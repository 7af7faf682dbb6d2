import type { AdminProperty } from '@portal/contract/moderation/admin-property-endpoints'
import { Badge } from '@portal/shared-ui/badge'

export const PropertyBadges = ({ property }: { property: AdminProperty }) => {
  const { heldAt, isPublic, archivedAt } = property
  return (
    <>
      {heldAt && <Badge tone="warning">Hidden</Badge>}
      {archivedAt ? <Badge>Archived</Badge> : !heldAt && !isPublic && <Badge>Private</Badge>}
    </>
  )
}
