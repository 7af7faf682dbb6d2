// One home of a tenant: what comes next, the terms, repairs, and the way out.

import { SendLinkAgain } from '@portal/app-kit/confirm-address'
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { mayAcceptNotice } from '@portal/app-kit/tenancies/notice-words'
import { TenancyBadge, TenancyDetails } from '@portal/app-kit/tenancies/tenancy-details'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useTask } from '@portal/app-kit/use-task'
import { useTitle } from '@portal/app-kit/use-title'
import { ApiError } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { addressOf, landlordName } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { mayTakeTenancy } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Panel } from '@portal/shared-ui/panel'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { TenantsOnly } from '../tenants-only.tsx'
import { HomeRepairs } from './home-repairs.tsx'
import { isMoveInAsked, NextStep } from './next-step.tsx'
import { OwnRating } from './own-rating.tsx'
import { TenanciesSkeleton } from './tenancies-skeleton.tsx'
import { TenancyDialog, type TenancyTask } from './tenancy-dialog.tsx'

export const TenancyPage = withQueries(() => {
  const { id = '' } = useParams()
  const person = useSession()?.user
  useTitle('Your home')
  return (
    <Page $width="form">
      {person?.userType === 'landlord' ? (
        <TenantsOnly about="homes" />
      ) : (
        person && <OneTenancy key={`${id} ${person.isEmailConfirmed}`} id={id} />
      )}
    </Page>
  )
})

function OneTenancy({ id }: { id: string }) {
  useReadOnArrival([tenancyEndpoints.read])
  const { data, error, refetch } = useQuery({
    ...queryOf(tenancyEndpoints.read, { params: { id } }),
    ...useFresh(),
  })
  if (error instanceof ApiError && [404, 422].includes(error.status)) return <NotFound />
  if (error && !data)
    return <LoadFailure level={1} title="We couldn’t load this home" error={error} retry={refetch} />
  if (!data)
    return (
      <>
        <PageHeader title="Your home" />
        <TenanciesSkeleton />
      </>
    )
  return <Shown tenancy={data.tenancy} />
}

function Shown({ tenancy }: { tenancy: Tenancy }) {
  const [task, setTask] = useTask<TenancyTask>(chosen => mayTenantDo(chosen, tenancy))
  const { status, endReason, landlord, notice, threadId, propertyId } = tenancy
  const other = landlordName(tenancy)
  return (
    <>
      <PageHeader
        title={tenancy.title}
        description={addressOf(tenancy)}
        actions={<TenancyBadge status={status} />}
      />
      <Stack $gap={6}>
        <NextStep tenancy={tenancy} onTask={setTask} />
        <Panel
          title="Terms"
          actions={
            <Stack $direction="row" $gap={2}>
              {threadId && (
                <Button asChild variant="outline" size="sm" icon={<MessageCircle aria-hidden />}>
                  <Link to={sitePaths.conversation(threadId)}>Message</Link>
                </Button>
              )}
              {mayTakeTenancy('notice', 'tenant', status) && (
                <Button variant="outline" size="sm" onClick={() => setTask('notice')}>
                  {notice?.by === 'tenant' ? 'Change notice' : 'Give notice'}
                </Button>
              )}
            </Stack>
          }
        >
          <TenancyDetails
            tenancy={tenancy}
            other={{ label: 'Landlord', value: <Link to={sitePaths.people(landlord.id)}>{other}</Link> }}
          />
        </Panel>
        {(status === 'active' || status === 'ended' || endReason === 'account_closed') && (
          <>
            <HomeRepairs propertyId={propertyId} mayRequest={status === 'active'} />
            <OwnRating tenancy={tenancy} onRate={() => setTask('rate')} />
          </>
        )}
      </Stack>
      {task && <TenancyDialog task={task} tenancy={tenancy} onClose={() => setTask(null)} />}
    </>
  )
}

const mayTenantDo = (task: TenancyTask, tenancy: Tenancy): boolean => {
  switch (task) {
    case 'acceptNotice':
      return mayAcceptNotice(tenancy, 'tenant')
    case 'moveIn':
      return isMoveInAsked(tenancy)
    case 'rate':
      return true // the panel with its button asks the API
    default:
      return mayTakeTenancy(task, 'tenant', tenancy.status)
  }
}

function NotFound() {
  const { hasMail } = usePlatform().settings
  const person = useSession()?.user
  if (hasMail && person?.isEmailConfirmed === false)
    return (
      <EmptyState
        level={1}
        title="Confirm your email address, then your offer opens here"
        picture="path"
        action={<SendLinkAgain email={person.email}>Send the link again</SendLinkAgain>}
      >
        We sent a link to {person.email}. If the offer was sent to another address, sign in with that one.
      </EmptyState>
    )
  return (
    <InsteadOfPage title="Home not found" picture="path" to={sitePaths.tenancies} words="Back to My homes">
      {hasMail ? (
        <>
          If this offer was sent to your email address, confirm the address on your{' '}
          <Link to={sitePaths.profile}>profile</Link>. If it was sent to another address, sign in with that
          one.
        </>
      ) : (
        'The offer may have been withdrawn, or it may not be for you.'
      )}
    </InsteadOfPage>
  )
}
