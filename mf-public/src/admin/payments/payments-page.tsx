// What the portal does not act on at the payment provider: administrators check it there.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { formatCount } from '@portal/contract/values/numerals'
import { Card } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { formatTime } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { AdminFrame, forAdministrators } from '../admin-frame.tsx'
import { Rows } from '../finding-rows.tsx'

const kindWords = { not_sold_here: 'Not sold by the portal', unreadable: 'Unreadable' }

export const PaymentsPage = forAdministrators(() => {
  useTitle('Payments')
  const { data, error, refetch } = useQuery({ ...queryOf(billingFindingEndpoints.list), ...useFresh() })
  return (
    <AdminFrame
      title="Payments"
      description="The portal won’t change these. Please check them in the payment dashboard."
    >
      {data ? (
        data.count > 0 ? (
          <Stack $gap={3}>
            <Text $size="sm" $tone="muted">
              {data.findings.length < data.count
                ? `The newest ${data.findings.length} of ${formatCount(data.count)}`
                : `${data.count} to check`}
            </Text>
            <Card $padding="none">
              <Rows role="list">
                {data.findings.map(({ id, customerId, kind, about, createdAt }) => (
                  <li key={id}>
                    <ListRow title={kindWords[kind]} meta={`Found ${formatTime(createdAt)}`}>
                      <Text $size="sm">
                        {about}: {id}, customer {customerId}
                      </Text>
                    </ListRow>
                  </li>
                ))}
              </Rows>
            </Card>
          </Stack>
        ) : (
          <EmptyState picture="inbox" title="Nothing to check">
            What the payment provider has and the portal didn’t sell appears here.
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
