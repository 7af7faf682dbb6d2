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
  /** In place of no links. */
  fallback?: ReactNode
}

/** Links to applications, inquiries and requests that need the landlord. */
export function OpenItems({ property, fallback = null }: OpenItemsProps) {
  const { id, title, openApplications, openInquiries, openMaintenanceRequests } = property
  if (openApplications + openInquiries + openMaintenanceRequests === 0) return fallback
  const about = <VisuallyHidden> for {title}</VisuallyHidden>
  return (
    <Links role="list">
      {openApplications > 0 && (
        <li>
          <Link to={sitePaths.landlordApplicationsFor(id)}>
            <ClipboardList aria-hidden />
            {countOf(openApplications, 'open application')}
            {about}
          </Link>
        </li>
      )}
      {openInquiries > 0 && (
        <li>
          <Link to={sitePaths.landlordInquiriesAbout(id)}>
            <Mail aria-hidden />
            {countOf(openInquiries, 'new inquiry', 'new inquiries')}
            {about}
          </Link>
        </li>
      )}
      {openMaintenanceRequests > 0 && (
        <li>
          <Link to={sitePaths.maintenanceOf(id)}>
            <Wrench aria-hidden />
            {countOf(openMaintenanceRequests, 'open repair request')}
            {about}
          </Link>
        </li>
      )}
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
    width: 16px;
    height: 16px;
  }
`
