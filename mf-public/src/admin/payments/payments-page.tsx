// What the portal does not act on at the payment provider: administrators check it there.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import type { Answer } from '@portal/contract/endpoint'
import {
  BillingFindingKind,
  billingFindingEndpoints,
} from '@portal/contract/subscriptions/billing-finding-endpoints'
import { billingFindingWords, noBillingFindings } from '@portal/contract/subscriptions/billing-finding-words'
import { formatCount } from '@portal/contract/values/numerals'
import { capitalized } from '@portal/contract/values/words'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { Rows } from '../finding-rows.tsx'

export const PaymentsPage = forAdministrators(() => {
  useTitle('Payments')
  const { data, error, refetch } = useQuery({ ...queryOf(billingFindingEndpoints.list), ...useFresh() })
  return (
    <AdminFrame title="Payments">
      {data ? (
        data.count > 0 ? (
          <Stack $gap={6}>
            <Text $size="sm" $tone="muted">
              {data.findings.length < data.count
                ? `The newest ${data.findings.length} of ${formatCount(data.count)}`
                : `${data.count} to check`}
            </Text>
            {BillingFindingKind.options.map(kind => (
              <Kind key={kind} kind={kind} findings={data.findings.filter(each => each.kind === kind)} />
            ))}
          </Stack>
        ) : (
          <EmptyState picture="inbox" title="Nothing to check">
            {noBillingFindings}
          </EmptyState>
        )
      ) : error ? (
        <LoadFailure title="We couldn’t load the payments" error={error} retry={refetch} />
      ) : (
        <SkeletonGroup label="Loading payments" $height="160px" $radius="md" />
      )}
    </AdminFrame>
  )
})

type Finding = Answer<typeof billingFindingEndpoints.list>['findings'][number]

const Kind = ({ kind, findings }: { kind: BillingFindingKind; findings: readonly Finding[] }) => {
  const { title, meaning, advice } = billingFindingWords[kind]
  if (findings.length === 0) return null
  return (
    <Panel title={title} description={`${meaning} ${advice}`} padding="none">
      <Rows role="list">
        {findings.map(({ id, customerId, about, createdAt }) => (
          <li key={id}>
            <ListRow title={capitalized(about)} meta={`Found ${formatTime(createdAt)}`}>
              <Text $size="sm">
                ID {id}, customer {customerId}
              </Text>
            </ListRow>
          </li>
        ))}
      </Rows>
    </Panel>
  )
}
