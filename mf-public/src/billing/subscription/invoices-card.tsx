// The newest five invoices (spec §2.6, §9).
import type { Invoice } from '@portal/contract/subscriptions/subscription'
import { capitalized } from '@portal/contract/values/words'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { FileText, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { billedAmount } from '../billed-amount.ts'
import { invoicesQuery } from '../billing-queries.ts'
import { CardFailure, CardLines } from '../card-state.tsx'

const shown = 5

export const InvoicesCard = () => {
  const { data, isError, refetch } = useQuery(invoicesQuery)
  return (
    <Panel title="Recent Invoices">
      {data ? (
        data.length > 0 ? (
          <Rows role="list">
            {data.slice(0, shown).map(invoice => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </Rows>
        ) : (
          <Text $tone="muted">No invoices yet. Your first one will appear after your first payment.</Text>
        )
      ) : isError ? (
        <CardFailure what="your invoices" onRetry={() => void refetch()} />
      ) : (
        <CardLines label="Loading invoices..." />
      )}
    </Panel>
  )
}

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const date = formatDate(invoice.created * 1000)
  return (
    <Row>
      <div>
        <strong>{billedAmount(invoice)}</strong>
        <time dateTime={new Date(invoice.created * 1000).toISOString()}>{date}</time>
      </div>
      <InvoiceStatus status={invoice.status} />
      <Documents>
        {invoice.hosted_invoice_url && (
          <DocumentLink href={invoice.hosted_invoice_url} target="_blank" rel="noreferrer">
            View
            <VisuallyHidden> the invoice of {date}, opens in a new tab</VisuallyHidden>
          </DocumentLink>
        )}
        {invoice.invoice_pdf && (
          <DocumentLink href={invoice.invoice_pdf} target="_blank" rel="noreferrer">
            <FileText aria-hidden /> PDF
            <VisuallyHidden> of the invoice of {date}, opens in a new tab</VisuallyHidden>
          </DocumentLink>
        )}
      </Documents>
    </Row>
  )
}

/** Paid is normal; any other state stands out. */
const InvoiceStatus = ({ status }: { status: string }) =>
  status === 'paid' ? (
    <Badge>Paid</Badge>
  ) : (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
      {status === 'processing' ? 'On its way' : capitalized(status.replaceAll('_', ' '))}
    </Badge>
  )

const Rows = styled.ul`
  li + li {
    border-top: 1px solid ${color.border};
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-height: 64px;
  padding: ${space[2]} 0;
  font-variant-numeric: tabular-nums;
  & > div {
    flex: 1;
    min-width: 120px;
  }
  strong {
    display: block;
    font-weight: ${fontWeight.semibold};
  }
  time {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

/** As wide without documents as with them, so that the states line up. */
const Documents = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 104px;
`

const DocumentLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.primary};
  & > svg {
    width: 18px;
    height: 18px;
  }
`
