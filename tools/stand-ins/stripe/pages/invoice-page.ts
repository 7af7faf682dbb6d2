// For paying it after a failed charge.

import { html } from '../../html-page.ts'
import { collectInvoice } from '../billing/settle-invoice.ts'
import type { Invoice } from '../kinds.ts'
import { refusalToKeep } from '../payment/charge-card.ts'
import { attachPaymentMethod, keepCard } from '../payment/payment-methods.ts'
import { missingResource } from '../wire/refusal.ts'
import type { World } from '../world.ts'
import { cardFields, readCard } from './card-fields.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { dollars, goTo, page, problem } from './page.ts'
import type { PageRoute } from './page-route.ts'

const finalized = (world: World, id: string): Invoice => {
  const invoice = world.store.invoice.get(id)
  if (!invoice || invoice.status === 'draft') throw missingResource('invoice', id)
  return invoice
}

const invoicePage = (invoice: Invoice, trouble: string | null) =>
  page(
    `Invoice ${invoice.number}`,
    html`<section><table>${invoice.lines.data.map(({ description, amount }) => html`<tr><th scope="row">${description}</th><td class="amount">${dollars(amount)}</td></tr>`)}
<tr class="total"><th scope="row">Amount due</th><td class="amount">${dollars(invoice.amount_due)}</td></tr></table>
<p>Status: ${invoice.status}</p><p><a href="/i/${invoice.id}/pdf">Download PDF</a></p></section>
${
  invoice.status === 'open'
    ? html`<form class="card" method="post" action="/i/${invoice.id}">${problem(trouble)}${cardFields()}<button>Pay ${dollars(invoice.amount_due)}</button></form>`
    : null
}`,
    trouble ? 422 : 200,
  )

const pay = (world: World, invoice: Invoice, form: URLSearchParams) => {
  if (invoice.status !== 'open') return invoicePage(invoice, null)
  const card = readCard(form)
  if (typeof card === 'string') return invoicePage(invoice, card)
  const method = keepCard(world, card)
  if (invoice.customer && !refusalToKeep(card.behavior)) attachPaymentMethod(world, method, invoice.customer)
  const { invoice: after, paid } = collectInvoice(world, invoice, { isPresent: true, method: method.id })
  if (paid?.outcome === 'authenticate') return goTo(`/authenticate/${paid.intent.id}`)
  return paid?.outcome === 'declined'
    ? invoicePage(after, paid.error?.message ?? 'Your card was declined.')
    : goTo(`/i/${invoice.id}`)
}

export const invoicePages: PageRoute[] = [
  { method: 'GET', path: '/i/:id', answer: ({ world, id }) => invoicePage(finalized(world, id), null) },
  { method: 'POST', path: '/i/:id', answer: ({ world, id, form }) => pay(world, finalized(world, id), form) },
  {
    method: 'GET',
    path: '/i/:id/pdf',
    answer: ({ world, id }) => {
      const invoice = finalized(world, id)
      return new Response(invoicePdf(invoice), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
        },
      })
    },
  },
]
