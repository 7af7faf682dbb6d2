import { tenantStepInWords } from '@portal/app-kit/tenancies/tenant-step-words'
import { queryOf } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { MessageCircleReply } from 'lucide-react'
import { HomeRow } from './home-row.tsx'
import { UnreadMessages } from './unread-messages.tsx'
import {
  useOpenApplications,
  useOwnInquiries,
  useOwnRequests,
  useTenanciesAhead,
  useWaitingList,
} from './use-waiting.ts'
import { Panels } from './waiting-layout.tsx'
import { WaitingPanel, WaitingRow } from './waiting-panel.tsx'
import { answerInWords, stateOf } from './waiting-words.ts'

export const TenantPanels = () => (
  <Panels>
    <UnreadMessages />
    <OffersAndLeases />
    <OpenInquiries />
    <OpenApplications />
    <OpenRequests />
    <SavedHomes />
  </Panels>
)

/** Offers to answer, notices to accept, and homes to move into. */
const OffersAndLeases = () => (
  <WaitingPanel
    title="Offers and leases"
    {...useTenanciesAhead()}
    row={tenancy => (
      <WaitingRow
        to={sitePaths.tenancy(tenancy.id)}
        title={tenancy.title}
        meta={tenantStepInWords(tenancy)}
        badge={tenancy.status === 'offered' && <Badge tone="primary">Offer</Badge>}
      />
    )}
    all={sitePaths.tenancies}
    empty={{ sentence: 'No offers or leases ahead.', action: 'View my homes' }}
  />
)

const OpenApplications = () => (
  <WaitingPanel
    title="Open applications"
    {...useOpenApplications({ order: 'newest' })}
    row={application => (
      <WaitingRow
        to={sitePaths.application(application.id)}
        title={application.propertyTitle}
        meta={`Decision by ${formatDate(application.expiresAt)}`}
        badge={application.status === 'under_review' && <Badge tone="primary">Under review</Badge>}
      />
    )}
    all={sitePaths.applications}
    empty={{ sentence: 'No open applications.', action: 'Find a home', to: sitePaths.search }}
  />
)

const OpenRequests = () => (
  <WaitingPanel
    title="Open repairs"
    {...useOwnRequests()}
    row={request => (
      <WaitingRow
        to={sitePaths.maintenanceRequest(request.id)}
        title={request.property.title}
        about={request.title}
        meta={stateOf(request)}
        badge={request.priority === 'urgent' && <Badge tone="danger">Urgent</Badge>}
      />
    )}
    all={sitePaths.maintenanceRequests}
    empty={{ sentence: 'No open repairs.', action: 'Request a repair' }}
  />
)

/** Answered ones come first: it is the tenant's turn. */
const OpenInquiries = () => (
  <WaitingPanel
    title="Open inquiries"
    {...useOwnInquiries()}
    last={({ status }) => status === 'pending'}
    row={inquiry => (
      <WaitingRow
        to={sitePaths.inquiry(inquiry.id)}
        title={inquiry.property.title}
        meta={answerInWords(inquiry)}
        badge={
          inquiry.status !== 'pending' && (
            <Badge tone="success" icon={<MessageCircleReply aria-hidden />}>
              {inquiry.status === 'scheduled' ? 'Scheduled' : 'Answered'}
            </Badge>
          )
        }
      />
    )}
    all={sitePaths.inquiries}
    empty={{ sentence: 'No inquiries yet.', action: 'Find a home', to: sitePaths.search }}
  />
)

const SavedHomes = () => (
  <WaitingPanel
    title="Saved homes"
    {...useWaitingList(queryOf(favoriteEndpoints.list), ({ properties }) => properties)}
    row={home => <HomeRow home={home} badge={!home.isAvailable && <Badge>Rented</Badge>} />}
    all={sitePaths.saved}
    empty={{ sentence: 'Homes you save appear here.', action: 'Find a home', to: sitePaths.search }}
  />
)
