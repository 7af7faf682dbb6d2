// On the bar if there is room, otherwise in the panel.
import * as sitePaths from '@portal/contract/site-paths'
import { matchRoute } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { color, fontWeight, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'

interface RolePlace {
  words: string
  to: string
  /** The bar has no room for it; the account's menu has it, too. */
  isInPanelOnly?: true
  /** Where their work starts. */
  isStart?: true
}

type Role = SessionUser['userType'] | 'administrator'

/** Administrators review, whichever side of the portal they are on. */
const roleOf = ({ userType, isAdministrator }: SessionUser): Role =>
  isAdministrator ? 'administrator' : userType

const placesOf: Record<Role, readonly RolePlace[]> = {
  administrator: [
    { words: 'Queue', to: sitePaths.admin, isStart: true },
    { words: 'People', to: sitePaths.adminPeople },
    { words: 'Listings', to: sitePaths.adminProperties },
    { words: 'Papers', to: sitePaths.adminVerifications },
    { words: 'Payments', to: sitePaths.adminPayments },
  ],
  tenant: [
    { words: 'Find a home', to: sitePaths.search },
    { words: 'Saved', to: sitePaths.saved },
    { words: 'Messages', to: sitePaths.messages },
    { words: 'Inquiries', to: sitePaths.inquiries },
    { words: 'Applications', to: sitePaths.applications, isInPanelOnly: true },
    { words: 'My homes', to: sitePaths.tenancies, isStart: true },
    { words: 'Maintenance', to: sitePaths.maintenanceRequests },
  ],
  landlord: [
    { words: 'My properties', to: sitePaths.landlordProperties, isStart: true },
    { words: 'Messages', to: sitePaths.messages },
    { words: 'Inquiries', to: sitePaths.landlordInquiries },
    { words: 'Applications', to: sitePaths.landlordApplications },
    { words: 'Maintenance', to: sitePaths.maintenanceManagement },
  ],
}

export const startOf = (user: SessionUser): RolePlace | undefined =>
  placesOf[roleOf(user)].find(({ isStart }) => isStart)

interface RoleLinksProps {
  registry: Registry
  user: SessionUser
  isStacked?: boolean
}

/** Only links to pages that an app serves. */
export const RoleLinks = ({ registry, user, isStacked = false }: RoleLinksProps) => {
  const { pathname } = useAddress()
  const places = placesOf[roleOf(user)].filter(
    ({ to, isInPanelOnly }) => (isStacked || !isInPanelOnly) && matchRoute(registry, to),
  )
  // The last, because the queue is above all other pages of administrators.
  const here = places.findLast(({ to }) => `${pathname}/`.toLowerCase().startsWith(`${to}/`))
  return (
    <nav aria-label={`For ${roleOf(user)}s`}>
      <List role="list" $isStacked={isStacked}>
        {places.map(place => (
          <li key={place.to}>
            <Place to={place.to} aria-current={place === here ? 'page' : undefined}>
              {place.words}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul<{ $isStacked: boolean }>`
  display: flex;
  flex-direction: ${props => (props.$isStacked ? 'column' : 'row')};
  padding: 0;
  list-style: none;
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.primary};
  }
`
