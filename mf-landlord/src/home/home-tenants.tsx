import { ShowMore } from '@portal/app-kit/show-more'
import { mayAcceptNotice, noticeInWords } from '@portal/app-kit/tenancies/notice-words'
import { datesOf, rentOf, TenancyBadge } from '@portal/app-kit/tenancies/tenancy-details'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useTask } from '@portal/app-kit/use-task'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { mayTakeTenancy } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { isOngoing, tenantName } from '@portal/contract/tenancies/tenancy-words'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, space } from '@portal/shared-ui/tokens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { tenanciesOf } from './tenancies-of.ts'
import { TenancyDialog, type TenancyTask } from './tenancy-dialog.tsx'

interface TenancyAction {
  task: TenancyTask
  tenancy: Tenancy
}

export function HomeTenants({ home }: { home: OwnProperty }) {
  const list = useInfiniteQuery({ ...tenanciesOf(home.id), ...useFresh() })
  const { isError, refetch } = list
  const tenancies = list.data?.pages.flatMap(page => page.tenancies)
  const [opened, setOpened] = useTask<TenancyAction | 'invite'>(
    chosen =>
      chosen === 'invite' ||
      mayLandlordDo(chosen.task, tenancies?.find(({ id }) => id === chosen.tenancy.id) ?? chosen.tenancy),
  )
  const ongoing = tenancies?.filter(isOngoing)
  const past = tenancies?.filter(tenancy => !isOngoing(tenancy)) ?? []
  return (
    <Panel
      title="Tenants"
      actions={
        <Button
          variant="outline"
          size="sm"
          icon={<UserPlus aria-hidden />}
          onClick={() => setOpened('invite')}
        >
          Invite a tenant
        </Button>
      }
    >
      {!tenancies && isError && (
        <ErrorPanel title="We couldn’t load the tenants" onRetry={() => void refetch()}>
          Please try again.
        </ErrorPanel>
      )}
      {!tenancies && !isError && <SkeletonGroup label="Loading the tenants" $height="48px" />}
      {ongoing?.length === 0 && !list.hasNextPage && (
        <Text $tone="muted">
          This home has no tenants {past.length > 0 ? 'now' : 'yet'}. Invite your tenants so that they can
          request repairs.
        </Text>
      )}
      {ongoing && ongoing.length > 0 && (
        <Tenants role="list">
          {ongoing.map(tenancy => (
            <li key={tenancy.id}>
              <Tenant tenancy={tenancy} onTask={task => setOpened({ task, tenancy })} />
            </li>
          ))}
        </Tenants>
      )}
      {past.length > 0 && (
        <Past>
          <Heading level={3} size="sm">
            Past
          </Heading>
          <PastTenants tenancies={past} />
        </Past>
      )}
      <ShowMore list={list} />
      {opened && <TenancyDialog home={home} opened={opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}

const mayLandlordDo = (task: TenancyTask, tenancy: Tenancy): boolean => {
  if (task === 'details') return true
  return task === 'acceptNotice'
    ? mayAcceptNotice(tenancy, 'landlord')
    : mayTakeTenancy(task, 'landlord', tenancy.status)
}

export const PastTenants = ({ tenancies }: { tenancies: readonly Tenancy[] }) => (
  <Tenants role="list">
    {tenancies.map(tenancy => (
      <li key={tenancy.id}>
        <Who tenancy={tenancy} />
      </li>
    ))}
  </Tenants>
)

const Who = ({ tenancy }: { tenancy: Tenancy }) => (
  <Stack $direction="row" $justify="space-between" $align="start" $gap={2}>
    <div>
      {tenancy.tenant ? (
        <Link to={sitePaths.people(tenancy.tenant.id)}>{tenantName(tenancy)}</Link>
      ) : (
        <Text as="span">{tenantName(tenancy)}</Text>
      )}
      <Text $size="sm" $tone="muted">
        {[datesOf(tenancy), rentOf(tenancy)].filter(Boolean).join(' · ')}
      </Text>
    </div>
    <TenancyBadge status={tenancy.status} />
  </Stack>
)

function Tenant({ tenancy, onTask }: { tenancy: Tenancy; onTask: (task: TenancyTask) => void }) {
  const { status, expiresAt, threadId } = tenancy
  const mayWithdraw = mayTakeTenancy('withdraw', 'landlord', status)
  const notice = noticeInWords(tenancy, 'landlord')
  // Each tenant has the same buttons.
  const named = (children: string) => ({ children, 'aria-label': `${children}: ${tenantName(tenancy)}` })
  return (
    <Stack $gap={2}>
      <Who tenancy={tenancy} />
      {status === 'offered' && expiresAt && (
        <Text $size="sm">The offer expires on {formatDate(expiresAt)}.</Text>
      )}
      {notice && <Text $size="sm">{notice}</Text>}
      <Stack $direction="row" $gap={2}>
        {threadId && (
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.conversation(threadId)} {...named('Message')} />
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onTask('details')} {...named('Details')} />
        {mayWithdraw && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => onTask('withdraw')}
            {...named('Withdraw offer')}
          />
        )}
        {mayAcceptNotice(tenancy, 'landlord') && (
          <Button size="sm" onClick={() => onTask('acceptNotice')} {...named('Accept notice')} />
        )}
        {mayTakeTenancy('notice', 'landlord', status) && (
          <Button variant="outline" size="sm" onClick={() => onTask('notice')} {...named('Give notice')} />
        )}
      </Stack>
    </Stack>
  )
}

const Tenants = styled.ul`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  & > li + li {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.border};
  }
`

const Past = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
`
