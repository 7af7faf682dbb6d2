import { sentenceOf } from '@portal/client/api-error'
import type { Answer } from '@portal/contract/endpoint'
import type { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import type { UseQueryResult } from '@tanstack/react-query'
import { billedAmount } from '../billed-amount.ts'
import { CardLines } from '../card-state.tsx'

type Costs = UseQueryResult<Answer<typeof paymentEndpoints.previewChange>>

export const ChangeCosts = ({ costs: { data, error, isFetching } }: { costs: Costs }) => {
  if (isFetching) return <CardLines label="Loading the price..." height="112px" />
  if (!data)
    return (
      <Notice tone="danger" live title="We couldn’t load the price">
        {sentenceOf(error, 'Please try again.')}
      </Notice>
    )
  const { dueToday, credit, currency, amount, billingPeriod, nextBillingDate } = data.preview
  const inWords = (dollars: number) => billedAmount({ amount: dollars, currency })
  return (
    <DetailList
      details={[
        { label: 'Starts', value: 'As soon as you confirm' },
        { label: 'Due today', value: inWords(dueToday) },
        { label: 'Credit', value: credit > 0 ? `${inWords(credit)}, applied to your next invoices` : null },
        { label: 'After that', value: `${inWords(amount)} a ${billingPeriod}` },
        { label: 'Next billing date', value: formatDate(nextBillingDate) },
      ]}
    />
  )
}
