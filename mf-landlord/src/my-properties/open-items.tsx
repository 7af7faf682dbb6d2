import type { OwnProperty } from '@portal/contract/properties/own-property'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { fontSize, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { ClipboardList, Mail, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

interface OpenItemsProps {
  property: OwnProperty
  /** Without saying again that they are open, for a column that does. */
  isBrief?: boolean
  /** In place of no links. */
  fallback?: ReactNode
}

/** Links to applications, inquiries and requests that need the landlord. */
export function OpenItems({ property, isBrief = false, fallback = null }: OpenItemsProps) {
  const { id, title, openApplications, openInquiries, openMaintenanceRequests } = property
  const items = [
    {
      to: sitePaths.landlordApplicationsFor(id),
      Icon: ClipboardList,
      count: openApplications,
      words: countOf(openApplications, isBrief ? 'application' : 'open application'),
    },
    {
      to: sitePaths.landlordInquiriesAbout(id),
      Icon: Mail,
      count: openInquiries,
      words: isBrief
        ? countOf(openInquiries, 'inquiry', 'inquiries')
        : countOf(openInquiries, 'new inquiry', 'new inquiries'),
    },
    {
      to: sitePaths.maintenanceOf(id),
      Icon: Wrench,
      count: openMaintenanceRequests,
      words: countOf(openMaintenanceRequests, isBrief ? 'repair' : 'open repair request'),
    },
  ].filter(({ count }) => count > 0)
  if (items.length === 0) return fallback
  return (
    <Links role="list">
      {items.map(({ to, Icon, words }) => (
        <li key={to}>
          <Link to={to}>
            <Icon aria-hidden />
            {words}
            <VisuallyHidden> for {title}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </Links>
  )
}

/** Above the link that covers the card, so that these links can be clicked. */
const Links = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  width: fit-content;
  font-size: ${fontSize.sm};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.touch};
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`
