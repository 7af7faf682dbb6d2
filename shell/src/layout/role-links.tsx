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
}

type Role = SessionUser['userType'] | 'administrator'

/** Administrators review, whichever side of the portal they are on. */
const roleOf = ({ userType, isAdministrator }: SessionUser): Role =>
  isAdministrator ? 'administrator' : userType

const placesOf: Record<Role, readonly RolePlace[]> = {
  administrator: [{ words: 'Administration', to: sitePaths.admin }],
  tenant: [
    { words: 'Find a home', to: sitePaths.search },
    { words: 'Saved', to: sitePaths.saved },
    { words: 'Messages', to: sitePaths.messages },
    { words: 'Inquiries', to: sitePaths.inquiries },
    { words: 'Applications', to: sitePaths.applications, isInPanelOnly: true },
    { words: 'My homes', to: sitePaths.tenancies },
    { words: 'Maintenance', to: sitePaths.maintenanceRequests },
  ],
  landlord: [
    { words: 'My properties', to: sitePaths.landlordProperties },
    { words: 'Messages', to: sitePaths.messages },
    { words: 'Inquiries', to: sitePaths.landlordInquiries },
    { words: 'Applications', to: sitePaths.landlordApplications },
    { words: 'Maintenance', to: sitePaths.maintenanceManagement },
  ],
}

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
  return (
    <nav aria-label={`For ${roleOf(user)}s`}>
      <List role="list" $isStacked={isStacked}>
        {places.map(({ words, to }) => (
          <li key={to}>
            <Place
              to={to}
              aria-current={`${pathname}/`.toLowerCase().startsWith(`${to}/`) ? 'page' : undefined}
            >
              {words}
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
