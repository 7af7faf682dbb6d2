import { queryOf } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Clock, TriangleAlert } from 'lucide-react'
import { HomeRow } from './home-row.tsx'
import { UnreadMessages } from './unread-messages.tsx'
import {
  useLandlordInquiries,
  useOpenApplications,
  usePressingRequests,
  useWaitingList,
  useWaitingTenancies,
} from './use-waiting.ts'
import { Panels } from './waiting-layout.tsx'
import { WaitingPanel, WaitingRow } from './waiting-panel.tsx'
import { stateOf, tourInWords } from './waiting-words.ts'

export const LandlordPanels = () => (
  <Panels>
    <UnreadMessages />
    <InquiriesAndTours />
    <OpenApplications />
    <OffersAndNotices />
    <PressingRepairs />
    <OwnListings />
  </Panels>
)

/** Questions that wait for an answer, then agreed tours. */
const InquiriesAndTours = () => (
  <WaitingPanel
    title="Inquiries and tours"
    {...useLandlordInquiries()}
    last={({ status }) => status === 'scheduled'}
    row={inquiry => (
      <WaitingRow
        to={sitePaths.landlordInquiry(inquiry.id)}
        title={inquiry.property.title}
        about={`${inquiry.tenant.firstName} ${inquiry.tenant.lastName}`}
        meta={tourInWords(inquiry) ?? inquiry.message}
      />
    )}
    all={sitePaths.landlordInquiries}
    empty={{ sentence: 'All caught up', action: 'View inquiries' }}
  />
)

const OpenApplications = () => (
  <WaitingPanel
    title="Open applications"
    {...useOpenApplications()}
    row={({ id, tenant, propertyTitle, createdAt }) => (
      <WaitingRow
        to={sitePaths.landlordApplication(id)}
        title={propertyTitle}
        about={`${tenant.firstName} ${tenant.lastName}`}
        meta={`Received ${formatDate(createdAt)}`}
      />
    )}
    all={sitePaths.landlordApplications}
    empty={{ sentence: 'No open applications.', action: 'View applications' }}
  />
)

/** Offers that expire soon, and notices to accept: each is on the page of its home. */
const OffersAndNotices = () => (
  <WaitingPanel
    title="Offers and notices"
    {...useWaitingTenancies()}
    row={tenancy => (
      <WaitingRow
        to={sitePaths.landlordProperty(tenancy.propertyId)}
        title={tenancy.title}
        about={tenantName(tenancy)}
        meta={
          tenancy.notice
            ? `until ${formatDate(tenancy.notice.endsOn)}`
            : tenancy.expiresAt && `The offer expires on ${formatDate(tenancy.expiresAt)}`
        }
        badge={tenancy.notice && <Badge tone="warning">Your turn</Badge>}
      />
    )}
    all={sitePaths.landlordProperties}
    empty={{ sentence: 'No expiring offers or pending notices.', action: 'View properties' }}
  />
)

const PressingRepairs = () => (
  <WaitingPanel
    title="Urgent and overdue repairs"
    {...usePressingRequests()}
    row={request => (
      <WaitingRow
        to={sitePaths.maintenanceToManage(request.id)}
        title={request.property.title}
        about={request.title}
        meta={stateOf(request)}
        badge={<PressingBadge isOverdue={request.isOverdue} />}
      />
    )}
    all={sitePaths.maintenanceManagement}
    empty={{ sentence: 'No urgent or overdue repairs.', action: 'View all repairs' }}
  />
)

const PressingBadge = ({ isOverdue }: { isOverdue: boolean }) =>
  isOverdue ? (
    <Badge tone="warning" icon={<Clock aria-hidden />}>
      Overdue
    </Badge>
  ) : (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
      Urgent
    </Badge>
  )

const OwnListings = () => (
  <WaitingPanel
    title="Your listings"
    {...useWaitingList(
      queryOf(ownPropertyEndpoints.my, { query: { limit: 20 } }),
      ({ properties }) => properties,
    )}
    row={home => (
      <HomeRow
        home={home}
        badge={<AvailabilityBadge isAvailable={home.isAvailable} otherwise="Occupied" />}
      />
    )}
    all={sitePaths.landlordProperties}
    empty={{ sentence: 'No listings yet.', action: 'List your first home', to: sitePaths.createProperty }}
  />
)
