// What waits for the person, of all kinds in one short list; the panels below it have the rest.
import { mayAcceptNotice } from '@portal/app-kit/tenancies/notice-words'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { formatDate } from '@portal/shared-ui/format-date'
import { color } from '@portal/shared-ui/tokens'
import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import {
  type PressingRequest,
  useLandlordInquiries,
  useOpenApplications,
  useOwnInquiries,
  useOwnRequests,
  usePressingRequests,
  useTenanciesAhead,
  useUnreadThreads,
  useWaitingTenancies,
} from './use-waiting.ts'
import { WaitingPanel, WaitingRow } from './waiting-panel.tsx'
import { dayThere, mayChooseTime } from './waiting-words.ts'

interface NextStep {
  id: string
  to: string
  title: string
  /** Which home, and by when or since when, on the home's clock. */
  meta: string
}

/** What the hook reads, one of it. */
type Waiting<Hook extends () => { things: readonly unknown[] | undefined }> = NonNullable<
  ReturnType<Hook>['things']
>[number]

/** The most pressing kinds first. */
export const TenantNext = () => {
  const tenancies = useTenanciesAhead()
  const inquiries = useOwnInquiries()
  const requests = useOwnRequests()
  const threads = useThreads()
  return (
    <NextPanel
      sources={[tenancies, inquiries, requests, threads]}
      steps={[
        ...(tenancies.things?.filter(({ status }) => status !== 'agreed').map(tenancyOfTenant) ?? []),
        ...(inquiries.things?.filter(mayChooseTime).map(timeToChoose) ?? []),
        ...[
          ...(tenancies.things?.flatMap(moveInAhead) ?? []),
          ...(inquiries.things?.flatMap(inquiry => tourAhead(inquiry, sitePaths.inquiry(inquiry.id))) ?? []),
          ...(requests.things?.flatMap(repairAhead) ?? []),
        ].toSorted(byMoment),
        ...(threads.things?.map(unread) ?? []),
      ]}
      empty={{ action: 'Find a home', to: sitePaths.search }}
    />
  )
}

/** The most pressing kinds first. */
export const LandlordNext = () => {
  const repairs = usePressingRequests()
  const tenancies = useWaitingTenancies()
  const inquiries = useLandlordInquiries()
  const applications = useOpenApplications()
  const threads = useThreads()
  return (
    <NextPanel
      sources={[repairs, tenancies, inquiries, applications, threads]}
      steps={[
        ...(repairs.things?.map(pressingRepair) ?? []),
        ...(tenancies.things?.filter(tenancy => mayAcceptNotice(tenancy, 'landlord')).map(notice) ?? []),
        ...(inquiries.things?.filter(({ status }) => status === 'pending').map(question) ?? []),
        ...(applications.things?.map(application) ?? []),
        ...(inquiries.things
          ?.flatMap(inquiry => tourAhead(inquiry, sitePaths.landlordInquiry(inquiry.id)))
          .toSorted(byMoment) ?? []),
        ...(threads.things?.map(unread) ?? []),
      ]}
      empty={{ action: 'View properties', to: sitePaths.landlordProperties }}
    />
  )
}

const useThreads = () => {
  const { data, ...state } = useUnreadThreads()
  return { things: data?.threads, ...state }
}

interface Source {
  things: readonly unknown[] | undefined
  isError: boolean
  retry: () => void
}

interface NextPanelProps {
  sources: readonly Source[]
  steps: readonly NextStep[]
  empty: { action: string; to: string }
}

/** A source that fails is reported by its panel; this one fails only if all of them do. */
const NextPanel = ({ sources, steps, empty }: NextPanelProps) => {
  const isSettled = sources.every(({ things, isError }) => things || isError)
  const isError = sources.every(source => !source.things && source.isError)
  return (
    <Framed>
      <WaitingPanel
        title="Next for you"
        things={isSettled && !isError ? steps : undefined}
        isError={isError}
        retry={() => {
          for (const { retry } of sources) retry()
        }}
        row={({ to, title, meta }) => (
          <WaitingRow to={to} title={title} meta={meta} badge={<ChevronRight aria-hidden />} />
        )}
        empty={{ sentence: 'You’re all caught up.', ...empty }}
      />
    </Framed>
  )
}

const tenancyOfTenant = (tenancy: Tenancy): NextStep => {
  const { id, status, title, expiresAt, timeZone, startsOn } = tenancy
  const step = { id, to: sitePaths.tenancy(id) }
  if (status === 'offered')
    return {
      ...step,
      title: 'Answer an offer',
      meta: `${title}${expiresAt ? ` · by ${dayThere(expiresAt, timeZone)}` : ''}`,
    }
  if (mayAcceptNotice(tenancy, 'tenant'))
    return {
      ...step,
      title: 'Answer a notice',
      meta: `${title} · last day ${formatDate(tenancy.notice?.endsOn ?? startsOn)}`,
    }
  return { ...step, title: 'Confirm that you moved in', meta: `${title} · from ${formatDate(startsOn)}` }
}

const notice = (tenancy: Tenancy): NextStep => ({
  id: tenancy.id,
  to: sitePaths.landlordProperty(tenancy.propertyId),
  title: `Answer the notice from ${tenantName(tenancy)}`,
  meta: `${tenancy.title} · last day ${formatDate(tenancy.notice?.endsOn ?? tenancy.startsOn)}`,
})

const timeToChoose = ({ id, property }: Inquiry): NextStep => ({
  id,
  to: sitePaths.inquiry(id),
  title: 'Choose a tour time',
  meta: property.title,
})

const question = ({ id, tenant, property, createdAt }: Inquiry): NextStep => ({
  id,
  to: sitePaths.landlordInquiry(id),
  title: `Answer ${tenant.firstName} ${tenant.lastName}`,
  meta: `${property.title} · since ${dayThere(createdAt, property.timeZone)}`,
})

const application = ({
  id,
  tenant,
  property,
  propertyTitle,
  expiresAt,
}: Waiting<typeof useOpenApplications>): NextStep => ({
  id,
  to: sitePaths.landlordApplication(id),
  title: `Decide on ${tenant.firstName} ${tenant.lastName}’s application`,
  meta: `${propertyTitle} · by ${dayThere(expiresAt, property?.timeZone ?? null)}`,
})

const pressingRepair = ({
  id,
  title,
  property,
  isOverdue,
  createdAt,
  timeZone,
}: PressingRequest): NextStep => ({
  id,
  to: sitePaths.maintenanceToManage(id),
  title: `${isOverdue ? 'Overdue' : 'Urgent'} repair: ${title}`,
  meta: `${property.title} · since ${dayThere(createdAt, timeZone)}`,
})

const unread = ({ id, other, property, propertyTitle }: Waiting<typeof useThreads>): NextStep => ({
  id,
  to: sitePaths.conversation(id),
  title: `Read messages from ${`${other.firstName} ${other.lastName}`.trim()}`,
  meta: property?.title ?? propertyTitle,
})

interface Dated extends NextStep {
  atMs: number
}

const byMoment = (one: Dated, other: Dated): number => one.atMs - other.atMs

const tourAhead = ({ id, status, scheduledDate, property }: Inquiry, to: string): Dated[] => {
  const atMs = Date.parse(scheduledDate ?? '')
  if (status !== 'scheduled' || !scheduledDate || atMs < Date.now()) return []
  const title = `Tour ${visitInWords(scheduledDate, property.timeZone)}`
  return [{ id, to, title, meta: property.title, atMs }]
}

const moveInAhead = ({ id, status, title: meta, startsOn }: Tenancy): Dated[] => {
  if (status !== 'agreed') return []
  const title = `Move in on ${formatDate(startsOn)}`
  return [{ id, to: sitePaths.tenancy(id), title, meta, atMs: Date.parse(startsOn) }]
}

const repairAhead = ({ id, title, scheduledDate, property, timeZone }: MaintenanceRequest): Dated[] => {
  const atMs = Date.parse(scheduledDate ?? '')
  if (!scheduledDate || atMs < Date.now()) return []
  const visit = `Repair visit ${visitInWords(scheduledDate, timeZone)}`
  return [
    { id, to: sitePaths.maintenanceRequest(id), title: visit, meta: `${property.title} · ${title}`, atMs },
  ]
}

/** Stands out from the panels below it. */
const Framed = styled.div`
  & > section {
    border-color: ${color.primary};
  }
  li > svg {
    flex: none;
    width: 20px;
    color: ${color.primary};
  }
`
