import type { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { maxInvoices } from '@portal/contract/subscriptions/subscription'
import { desc, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { payments } from '../../schema/subscriptions.ts'

export const listInvoices: Verb<typeof subscriptionEndpoints.invoices> = async ({ database, caller }) => {
  const rows = await database
    .select()
    .from(payments)
    .where(eq(payments.userId, caller.id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(maxInvoices)
  return rows.map(payment => ({
    ...payment,
    created: Math.floor(Date.parse(payment.createdAt) / 1000),
    hosted_invoice_url: payment.hostedUrl,
    invoice_pdf: payment.invoicePdf,
  }))
}
