import type { NextInvoice as Next } from '@portal/contract/subscriptions/payment-endpoints'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { billedAmount } from '../billed-amount.ts'
import { nextInvoiceQuery } from '../billing-queries.ts'

/** The provider's own preview. */
export const NextInvoice = () => {
  const { data, isError } = useQuery(nextInvoiceQuery)
  if (isError) return 'Not available right now'
  if (!data) return <Skeleton $width="120px" />
  return data.invoice ? invoiceWords(data.invoice) : 'None'
}

const invoiceWords = ({ amount, currency, discount, tax, credit }: Next): string => {
  const inWords = (part: number) => billedAmount({ amount: part, currency })
  const less = [
    discount > 0 && `a ${inWords(discount)} discount`,
    credit > 0 && `${inWords(credit)} of credit`,
  ]
  const taken = less.filter(Boolean).join(' and ')
  return [inWords(amount), tax > 0 && `including ${inWords(tax)} tax`, taken && `after ${taken}`]
    .filter(Boolean)
    .join(', ')
}
