// The open applications for a home, side by side. The order is that of their arrival; nothing ranks them.
import { askedIn } from '@portal/app-kit/applications/application-facts'
import { askedWords, signOf } from '@portal/app-kit/applications/fit-list'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { LookAtFacts } from '@portal/app-kit/sharing/look-at-facts'
import { ShowMore } from '@portal/app-kit/show-more'
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTask } from '@portal/app-kit/use-task'
import { useTitle } from '@portal/app-kit/use-title'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { pagesOf } from '@portal/client/pages-of'
import type { ComparedApplication } from '@portal/contract/applications/application'
import { criterionWords } from '@portal/contract/applications/application-words'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { type CriterionName, criterionNames } from '@portal/contract/applications/fit'
import { mayApplicationBecome } from '@portal/contract/applications/lifecycle'
import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { HomeName } from '@portal/shared-ui/home-name'
import { Notice } from '@portal/shared-ui/notice'
import { Page } from '@portal/shared-ui/page'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, radius, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { LandlordsOnly } from '../landlords-only.tsx'
import { applicantName } from './applicant-name.ts'
import { comparedHomeIn } from './applications-reads.ts'
import { CompareHeader, CompareSkeleton } from './compare-skeleton.tsx'

const AcceptDialog = lazily(async () => (await import('./accept-dialog.tsx')).AcceptDialog)
const DeclineDialog = lazily(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

/** The address holds the home. */
export const ComparePage = withQueries(() => {
  useTitle('Compare applications')
  const person = useSession()?.user
  const [params] = useAddressParams()
  const propertyId = comparedHomeIn(params)
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly
        picture="inbox"
        instead={{ to: sitePaths.applications, words: 'Go to your applications' }}
      >
        This page compares applications for landlords’ homes.
      </LandlordsOnly>
    )
  return (
    <Page>
      <CompareHeader />
      {person && propertyId ? <Compared propertyId={propertyId} /> : <NothingToCompare />}
    </Page>
  )
})

const ToApplications = () => (
  <Button asChild>
    <Link to={sitePaths.landlordApplications}>Go to Applications</Link>
  </Button>
)

const NothingToCompare = () => (
  <EmptyState picture="inbox" title="No open applications" action={<ToApplications />}>
    Open applications for one home are compared here.
  </EmptyState>
)

function Compared({ propertyId }: { propertyId: string }) {
  const fresh = useFresh()
  useReadOnArrival([applicationEndpoints.compare])
  const list = useInfiniteQuery({
    ...pagesOf(cursor =>
      queryOf(applicationEndpoints.compare, { query: { propertyId, ...(cursor && { cursor }) } }),
    ),
    ...fresh,
    retry: false,
  })
  const { data, error, refetch } = list
  if (isPlanLimit(error))
    return (
      <Stack $gap={4}>
        <Notice live title="Applicants side by side" action={<ComparePlans />}>
          {sentenceOf(error, '')}
        </Notice>
        <div>
          <ToApplications />
        </div>
      </Stack>
    )
  if (!data && error)
    return <LoadFailure title="We couldn’t load the comparison" error={error} retry={refetch} />
  if (!data) return <CompareSkeleton />
  const applications = data.pages.flatMap(page => page.applications)
  if (applications.length === 0) return <NothingToCompare />
  return (
    <Stack $gap={4}>
      <ComparedTable applications={applications} />
      <ShowMore list={list} />
    </Stack>
  )
}

type Decision = { id: string; to: 'accepted' | 'declined' }

function ComparedTable({ applications }: { applications: readonly ComparedApplication[] }) {
  const may = ({ id, to }: Decision) =>
    applications.some(one => one.id === id && mayApplicationBecome(one, to, Date.now()))
  const [decision, decide] = useTask(may)
  const decided = applications.find(({ id }) => id === decision?.id)
  const close = () => decide(null)
  const home = applications[0]?.property
  const decisionButton = (one: ComparedApplication, to: Decision['to']) => {
    const [Opened, words] = to === 'accepted' ? [AcceptDialog, 'Offer'] : [DeclineDialog, 'Decline']
    return (
      may({ id: one.id, to }) && (
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          {...Opened.near}
          onClick={() => decide({ id: one.id, to })}
        >
          {words}
          <VisuallyHidden> {applicantName(one)}</VisuallyHidden>
        </Button>
      )
    )
  }
  return (
    <>
      {home && (
        <HomeName
          title={<Link to={sitePaths.property(home.id)}>{home.title}</Link>}
          address={addressOf(home)}
        />
      )}
      <Scrolled tabIndex={0} role="region" aria-label="Applications side by side">
        <table>
          <thead>
            <tr>
              <th scope="col">Applicant</th>
              {applications.map(application => (
                <th key={application.id} scope="col">
                  <Link to={sitePaths.landlordApplication(application.id)}>{applicantName(application)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(applications).map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {applications.map(application => (
                  <td key={application.id}>{value(application)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">Decision</th>
              {applications.map(one => (
                <td key={one.id}>
                  <Stack $direction="row" $gap={2}>
                    {one.tenancy?.status === 'offered' && one.tenancy.expiresAt && (
                      <Text $size="sm">Offer open until {formatDate(one.tenancy.expiresAt)}</Text>
                    )}
                    {decisionButton(one, 'accepted')}
                    {decisionButton(one, 'declined')}
                  </Stack>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scrolled>
      {decided && decision?.to === 'accepted' && (
        <DialogOnDemand title="Accept this application?" placement="sheet" onClose={close}>
          <AcceptDialog application={decided} onClose={close} />
        </DialogOnDemand>
      )}
      {decided && decision?.to === 'declined' && (
        <DialogOnDemand title="Decline this application?" onClose={close}>
          <DeclineDialog application={decided} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

interface Row {
  label: string
  value: (application: ComparedApplication) => ReactNode
}

const isMet = ({ fit }: ComparedApplication, name: CriterionName): boolean | null =>
  fit.find(one => one.name === name)?.isMet ?? null

const asks = ({ terms }: ComparedApplication, name: CriterionName): boolean =>
  (askedIn(terms)[name] ?? null) !== null

/** Without the requirements that the home does not have, and those of which nobody can know yet whether they are met. */
const rowsOf = (applications: readonly ComparedApplication[]): Row[] => [
  { label: 'Sent', value: ({ createdAt }) => formatDate(createdAt) },
  {
    label: 'Move-in date',
    value: one => (
      <Met isMet={asks(one, 'move_in_date') ? isMet(one, 'move_in_date') : null}>
        {formatDate(one.moveInDate)}
      </Met>
    ),
  },
  {
    label: 'Lease',
    value: ({ leaseMonths }) => (leaseMonths === null ? 'No preference' : countOf(leaseMonths, 'month')),
  },
  {
    label: 'Household',
    value: one =>
      [
        countOf(one.occupants, 'person', 'people'),
        ...applications
          .filter(({ id, householdId }) => id !== one.id && householdId && householdId === one.householdId)
          .map(other => `with ${applicantName(other)}`),
      ].join(', '),
  },
  { label: 'Rent at application', value: ({ terms }) => formatMoney(terms.rentAmount) },
  ...criterionNames
    .filter(name => name !== 'move_in_date')
    .filter(name => applications.some(one => asks(one, name) && isMet(one, name) !== null))
    .map(name => ({
      label: criterionWords[name],
      value: (one: ComparedApplication) =>
        asks(one, name) && (
          <Met isMet={isMet(one, name)}>{askedWords(name, askedIn(one.terms)[name] ?? null)}</Met>
        ),
    })),
  {
    label: 'Shared with you',
    value: ({ consents, tenant }) => (
      <Stack $gap={3}>
        {consents
          .filter(({ status }) => status === 'granted')
          .map(consent => (
            <LookAtFacts key={consent.id} consent={consent} firstName={tenant.firstName} />
          ))}
      </Stack>
    ),
  },
]

/** A gap where it is unknown. */
const Met = ({ isMet, children }: { isMet: boolean | null; children: ReactNode }) => (
  <Sign>
    {isMet !== null && (
      <>
        {signOf(isMet)}
        <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
      </>
    )}
    <span>{children}</span>
  </Sign>
)

const Sign = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`

/** Wide enough for the words of the requirements; on a phone, one applicant and the start of the next. */
const labelWidth = '112px'

const Scrolled = styled.div`
  position: relative; /* for the words that only screen readers get */
  width: fit-content;
  max-width: 100%;
  max-height: calc(100dvh - ${size.header} - ${space[4]});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  scroll-snap-type: x proximity;
  scroll-padding-inline-start: ${labelWidth};
  font-size: ${fontSize.sm};
  table {
    border-collapse: separate;
    border-spacing: 0;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  p {
    font-size: inherit;
  }
  th,
  td {
    min-width: 208px;
    max-width: 288px;
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    scroll-snap-align: start;
  }
  /* The names and what is compared stay in view. */
  thead th,
  th:first-child {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
  }
  thead th {
    top: 0;
  }
  thead th:first-child {
    z-index: 2;
  }
  th:first-child {
    inset-inline-start: 0;
    min-width: ${labelWidth};
    max-width: ${labelWidth};
    border-inline-end: 1px solid ${color.border};
    color: ${color.textMuted};
    font-weight: inherit;
  }
`
