// One application of a tenant: its state, what comes next, what was sent, and what is shared for it.
import { ApplicationBadge } from '@portal/app-kit/applications/application-badge'
import { ApplicationFacts, askedIn } from '@portal/app-kit/applications/application-facts'
import { ApplicationProgress } from '@portal/app-kit/applications/application-progress'
import { FitList } from '@portal/app-kit/applications/fit-list'
import { ReadApplication } from '@portal/app-kit/applications/read-application'
import { WhyDeclined } from '@portal/app-kit/applications/why-declined'
import { factsInWords } from '@portal/app-kit/sharing/fact-words'
import { TenancyBadge, TenancyDetails } from '@portal/app-kit/tenancies/tenancy-details'
import { stepTitles } from '@portal/app-kit/tenancies/tenancy-steps'
import { useTask } from '@portal/app-kit/use-task'
import { useTitle } from '@portal/app-kit/use-title'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { mayApplicationBecome } from '@portal/contract/applications/lifecycle'
import { landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Link, useParams } from 'react-router-dom'
import { TenantsOnly } from '../tenants-only.tsx'
import { nextStep, statusNow } from './next-step.ts'

const StepDialog = lazily(async () => (await import('@portal/app-kit/tenancies/step-dialog')).StepDialog)
const WithdrawDialog = lazily(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)

const applicationReads = [applicationEndpoints.list, applicationEndpoints.read]

export const ApplicationPage = withQueries(() => {
  useTitle('Application')
  const person = useSession()?.user
  const { id = '' } = useParams()
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="applications" />
      ) : (
        person && (
          <ReadApplication
            key={id}
            id={id}
            list={{ to: sitePaths.applications, words: 'View your applications' }}
          >
            {application => <Details application={application} />}
          </ReadApplication>
        )
      )}
    </Page>
  )
})

function Details({ application }: { application: Application }) {
  const { property, propertyTitle, threadId, tenancy, fit, terms } = application
  const status = statusNow(application)
  const mayWithdraw = mayApplicationBecome(application, 'withdrawn', Date.now())
  const hasAgreed = status === 'accepted' && !mayWithdraw
  const [task, setTask] = useTask<'agree' | 'decline' | 'withdraw'>(() => mayWithdraw)
  const close = () => setTask(null)
  return (
    <>
      <PageHeader
        title={propertyTitle}
        description={`Your application to ${landlordName(application)}`}
        actions={<ApplicationBadge status={status} />}
      />
      <Stack $gap={5}>
        <Panel title="What comes next">
          <Stack $gap={3}>
            <ApplicationProgress status={status} tenancy={tenancy} />
            <Text>{nextStep(application)}</Text>
            <WhyDeclined {...application} />
            <Stack $direction="row" $gap={2}>
              {tenancy && hasAgreed && (
                <Button asChild size="sm">
                  <Link to={sitePaths.tenancy(tenancy.id)}>Go to this home</Link>
                </Button>
              )}
              {threadId && (
                <Button asChild variant={tenancy && mayWithdraw ? 'outline' : 'secondary'} size="sm">
                  <Link to={sitePaths.conversation(threadId)}>Open conversation</Link>
                </Button>
              )}
              {property && !hasAgreed && (
                <Button asChild variant="ghost" size="sm">
                  <Link to={sitePaths.property(property.id)}>View home</Link>
                </Button>
              )}
              {mayWithdraw && status !== 'accepted' && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-haspopup="dialog"
                  {...WithdrawDialog.near}
                  onClick={() => setTask('withdraw')}
                >
                  Withdraw
                </Button>
              )}
            </Stack>
          </Stack>
        </Panel>
        {tenancy && (
          <OfferPanel application={application} tenancy={tenancy} mayAnswer={mayWithdraw} onTask={setTask} />
        )}
        <Panel title="What you sent">
          <ApplicationFacts application={application} />
        </Panel>
        <Panel title="What you share" description="Ends with the application or on the date shown.">
          <Shared consents={application.consents} />
        </Panel>
        <Panel
          title="Requirements"
          description="As of the day you applied. The landlord sees whether each requirement is met, but not the amounts."
        >
          <FitList fit={fit} asked={askedIn(terms)} />
        </Panel>
      </Stack>
      {task === 'withdraw' && (
        <DialogOnDemand title="Withdraw this application?" size="sm" onClose={close}>
          <WithdrawDialog application={application} onClose={close} />
        </DialogOnDemand>
      )}
      {tenancy && (task === 'agree' || task === 'decline') && (
        <DialogOnDemand title={stepTitles[task]} size="sm" onClose={close}>
          <StepDialog tenancy={tenancy} step={task} reads={applicationReads} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

interface OfferPanelProps {
  application: Application
  tenancy: Tenancy
  mayAnswer: boolean
  onTask: (task: 'agree' | 'decline') => void
}

/** What the landlord offers, with the rent of the application if the offer's is another. */
const OfferPanel = ({ application, tenancy, mayAnswer, onTask }: OfferPanelProps) => {
  const { terms, landlord } = application
  return (
    <Panel
      title="The offer"
      actions={<TenancyBadge status={tenancy.status} />}
      description={
        tenancy.rentAmount !== null && tenancy.rentAmount !== terms.rentAmount
          ? `When you applied, the rent was ${formatMoney(terms.rentAmount)} a month.`
          : undefined
      }
    >
      <Stack $gap={4}>
        <TenancyDetails
          tenancy={tenancy}
          other={{
            label: 'Landlord',
            value: <Link to={sitePaths.people(landlord.id)}>{landlordName(application)}</Link>,
          }}
        />
        {mayAnswer && (
          <Stack $direction="row" $gap={2}>
            <Button aria-haspopup="dialog" onClick={() => onTask('agree')}>
              Agree
            </Button>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => onTask('decline')}>
              Decline
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

const Shared = ({ consents }: Pick<Application, 'consents'>) => (
  <Stack $gap={2}>
    {consents.length === 0 && <Text>Nothing beyond your application.</Text>}
    {consents.map(({ id, specificFields, status, expiresAt }) => (
      <Text key={id}>
        {status === 'granted'
          ? `Your ${factsInWords(specificFields)}, until ${formatDate(expiresAt ?? 0)}.`
          : `${status === 'revoked' ? 'You stopped sharing' : 'No longer shared'}: ${factsInWords(specificFields)}.`}
      </Text>
    ))}
    <Link to={sitePaths.sharing}>See who viewed it, or stop sharing</Link>
  </Stack>
)
