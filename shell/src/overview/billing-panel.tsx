import { queryOf } from '@portal/client/call'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { billingFindingWords } from '@portal/contract/subscriptions/billing-finding-words'
import { formatTime } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Panel } from '@portal/shared-ui/panel'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { Table } from './figures-table.tsx'

/** Data at the payment provider that the portal does not act on: an administrator should check it there. */
export const BillingPanel = () => {
  const { data, isError } = useQuery(queryOf(billingFindingEndpoints.list))
  return (
    <Panel
      title="Billing"
      description="Entries at the payment provider that don’t match what we sold. The portal leaves them alone: please check them there."
    >
      {data ? (
        data.count > 0 ? (
          <Table>
            <caption>
              {data.findings.length < data.count
                ? `The newest ${data.findings.length} of ${data.count.toLocaleString('en-US')}`
                : `${data.count} to check`}
            </caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Customer</th>
                <th scope="col">Found</th>
              </tr>
            </thead>
            <tbody>
              {data.findings.map(({ id, customerId, kind, about, createdAt }) => (
                <tr key={id}>
                  <th scope="row">
                    {billingFindingWords[kind].title}: {id}, {about}
                  </th>
                  <td>{customerId}</td>
                  <td>{formatTime(createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : (
          <Text $tone="muted">Nothing to check.</Text>
        )
      ) : isError ? (
        <Notice tone="danger">We couldn’t load billing.</Notice>
      ) : (
        <Text $tone="muted">Loading...</Text>
      )}
    </Panel>
  )
}
