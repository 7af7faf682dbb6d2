// One application, for the landlord: terms, fit, and what the applicant shares, which is read at a press.
import { ApplicationBadge } from '@portal/app-kit/applications/application-badge'
import { ApplicationFacts, askedIn } from '@portal/app-kit/applications/application-facts'
import { ApplicationProgress } from '@portal/app-kit/applications/application-progress'
import { FitList } from '@portal/app-kit/applications/fit-list'
import { ReadApplication } from '@portal/app-kit/applications/read-application'
import { WhyDeclined } from '@portal/app-kit/applications/why-declined'
import { LookAtFacts } from '@portal/app-kit/sharing/look-at-facts'
import { TenancyBadge, TenancyDetails } from '@portal/app-kit/tenancies/tenancy-details'
import { stepTitles } from '@portal/app-kit/tenancies/tenancy-steps'
import { refetch as readAgain } from '@portal/app-kit/use-change'
import { useTask } from '@portal/app-kit/use-task'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import type { Application, ApplicationStatus } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { applicationStateAt, mayApplicationBecome } from '@portal/contract/applications/lifecycle'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatDate } from '@portal/shared-ui/format-date'
import { HomeName } from '@portal/shared-ui/home-name'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { LandlordsOnly } from '../landlords-only.tsx'
import { applicantName } from './applicant-name.ts'
import { BackgroundCheckPanel } from './background-check-panel.tsx'
import { DecisionFacts } from './decision-facts.tsx'

const AcceptDialog = lazily(async () => (await import('./accept-dialog.tsx')).AcceptDialog)
const DeclineDialog = lazily(async () => (await import('./decline-dialog.tsx')).DeclineDialog)
const StepDialog = lazily(async () => (await import('@portal/app-kit/tenancies/step-dialog')).StepDialog)

const applicationReads = [applicationEndpoints.read, applicationEndpoints.list]

export const ApplicationPage = withQueries(() => {
  useTitle('Application')
  const person = useSession()?.user
  const { id = '' } = useParams()
  if (person?.userType === 'tenant')
    return (
      <LandlordsOnly
        picture="inbox"
        instead={{ to: sitePaths.application(id), words: 'Go to your application' }}
      >
        This page is for the landlord whom an application was sent to.
      </LandlordsOnly>
    )
  return (
    <Page $width="form">
      {person && (
        <ReadApplication
          key={id}
          id={id}
          list={{ to: sitePaths.landlordApplications, words: 'View the applications you received' }}
        >
          {application => <Details application={application} />}
        </ReadApplication>
      )}
    </Page>
  )
})

/** Tells the applicant, once, that it is under review. If that fails, the next visit does it. */
const useOpening = ({ id, status }: Application): void => {
  const queryClient = useQueryClient()
  const isNew = status === 'submitted'
  useEffect(() => {
    if (!isNew) return
    const readBoth = () => readAgain(queryClient, applicationReads)
    call(applicationEndpoints.open, { params: { id } }).then(readBoth, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'conflict') void readBoth()
    })
  }, [id, isNew, queryClient])
}

function Details({ application }: { application: Application }) {
  useOpening(application)
  const { property, propertyTitle, tenant, tenancy, fit, terms, consents, threadId } = application
  const status = applicationStateAt(application, Date.now())
  const mayAccept = mayApplicationBecome(application, 'accepted', Date.now())
  const mayDecline = mayApplicationBecome(application, 'declined', Date.now())
  const offer = status === 'accepted' && tenancy?.status === 'offered' ? tenancy : null
  const may = { accept: mayAccept, decline: mayDecline, withdraw: offer !== null }
  const [task, setTask] = useTask<keyof typeof may>(chosen => may[chosen])
  const close = () => setTask(null)
  return (
    <>
      <PageHeader
        title={applicantName(application)}
        description={nextStep(application, status)}
        actions={<ApplicationBadge status={status} />}
      />
      <Stack $gap={5}>
        <Stack $direction="row" $justify="space-between" $gap={3}>
          <HomeName
            title={
              property ? <Link to={sitePaths.property(property.id)}>{property.title}</Link> : propertyTitle
            }
            address={property ? addressOf(property) : ''}
          />
          <Stack $direction="row" $gap={2}>
            {mayAccept && (
              <Button aria-haspopup="dialog" {...AcceptDialog.near} onClick={() => setTask('accept')}>
                Accept
              </Button>
            )}
            {mayDecline && (
              <Button
                variant="outline"
                aria-haspopup="dialog"
                {...DeclineDialog.near}
                onClick={() => setTask('decline')}
              >
                Decline
              </Button>
            )}
            {offer && (
              <Button
                variant="outline"
                aria-haspopup="dialog"
                {...StepDialog.near}
                onClick={() => setTask('withdraw')}
              >
                Withdraw offer
              </Button>
            )}
            {threadId && (
              <Button asChild variant="outline">
                <Link to={sitePaths.conversation(threadId)}>Open conversation</Link>
              </Button>
            )}
          </Stack>
        </Stack>
        <ApplicationProgress status={status} tenancy={tenancy} />
        <DecisionFacts {...application} />
        <WhyDeclined {...application} />
        {tenancy && <OfferPanel tenancy={tenancy} />}
        <Panel
          title="Application"
          description={application.householdId ? 'You noted that they move in with others.' : undefined}
        >
          <ApplicationFacts application={application} />
        </Panel>
        <Panel
          title="Requirements"
          description="As of the day they applied. You see whether each requirement is met, but not the amounts."
        >
          <FitList fit={fit} asked={askedIn(terms)} />
        </Panel>
        <Panel title="Shared with you">
          <Stack $gap={4}>
            {consents.every(({ status }) => status !== 'granted') && (
              <Text>
                {mayDecline || offer
                  ? `${tenant.firstName} shares nothing else at the moment.`
                  : 'What was shared for it is no longer shared.'}
              </Text>
            )}
            {consents
              .filter(consent => consent.status === 'granted')
              .map(consent => (
                <LookAtFacts key={consent.id} consent={consent} firstName={tenant.firstName} />
              ))}
            <Link to={sitePaths.people(tenant.id)}>View profile, and ask for more</Link>
          </Stack>
        </Panel>
        <BackgroundCheckPanel
          applicationId={application.id}
          firstName={tenant.firstName}
          isOpen={mayDecline || offer !== null}
        />
      </Stack>
      {task === 'accept' && (
        <DialogOnDemand title="Accept this application?" placement="sheet" onClose={close}>
          <AcceptDialog application={application} onClose={close} />
        </DialogOnDemand>
      )}
      {task === 'decline' && (
        <DialogOnDemand title="Decline this application?" onClose={close}>
          <DeclineDialog application={application} onClose={close} />
        </DialogOnDemand>
      )}
      {task === 'withdraw' && offer && (
        <DialogOnDemand title={stepTitles.withdraw} size="sm" onClose={close}>
          <StepDialog tenancy={offer} step="withdraw" reads={applicationReads} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

/** What comes next, for the landlord; undefined once nothing does. */
const nextStep = (
  { tenant, tenancy, expiresAt }: Application,
  status: ApplicationStatus,
): string | undefined => {
  if (status === 'submitted' || status === 'under_review')
    return `Please decide by ${formatDate(expiresAt)}. Deciding is free.`
  if (status !== 'accepted') return undefined
  return tenancy?.status === 'offered'
    ? `Next: ${tenant.firstName} answers your offer.`
    : `${tenant.firstName} agreed. The home’s page says what follows.`
}

/** The home's page has what follows for the home. */
const OfferPanel = ({ tenancy }: { tenancy: Tenancy }) => (
  <Panel
    title="Your offer"
    description={
      tenancy.expiresAt ? `They have until ${formatDate(tenancy.expiresAt)} to answer.` : undefined
    }
    actions={<TenancyBadge status={tenancy.status} />}
  >
    <TenancyDetails
      tenancy={tenancy}
      other={{
        label: 'Home',
        value: <Link to={sitePaths.landlordProperty(tenancy.propertyId)}>{tenancy.title}</Link>,
      }}
    />
  </Panel>
)
