import type { FoundPerson } from '@portal/contract/moderation/admin-people-endpoints'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'

/** What keeps a person from something. */
export const PersonBadges = ({ person }: { person: FoundPerson }) => {
  const { isRestricted, restrictedUntil, isEmailConfirmed, closesAt } = person
  return (
    <>
      {isRestricted && (
        <Badge tone="danger">
          {restrictedUntil ? `Restricted until ${formatDate(restrictedUntil)}` : 'Restricted'}
        </Badge>
      )}
      {!isEmailConfirmed && <Badge tone="warning">Email not confirmed</Badge>}
      {closesAt && <Badge>Closes {formatDate(closesAt)}</Badge>}
    </>
  )
}
