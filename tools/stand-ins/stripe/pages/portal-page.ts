import { type Html, html } from '../../html-page.ts'
import { changePlan, previewInvoice } from '../billing/change-plan.ts'
import { endOfPeriod, scheduleEnd } from '../billing/schedule-end.ts'
import { changeSubscription } from '../billing/subscription-status.ts'
import type { Invoice, Price, Subscription } from '../kinds.ts'
import { authenticationFailed } from '../payment/charge-card.ts'
import { attachPaymentMethod, keepCard, makeDefault } from '../payment/payment-methods.ts'
import { configurationOf, pricesIn } from '../resources/portal-configurations.ts'
import { missingResource, StripeRefusal } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'
import { cardFields, readCard } from './card-fields.ts'
import { dayInWords, dollars, goTo, page, problem } from './page.ts'
import type { PageRoute } from './page-route.ts'

interface Visit {
  world: World
  home: string
  /** Where a completed action leads, and where leaving does. */
  doneUrl: string
  backUrl: string
  customer: string
  returnUrl: string
  subscription: Subscription | undefined
  /** That it can change to. */
  prices: Price[]
}

/** All, without a configuration. */
const pricesOf = (world: World, configuration: string | undefined): Price[] => {
  const allowed = configuration && pricesIn(configurationOf(world, configuration))
  return world.store.price
    .newestFirst()
    .filter(({ id, active, recurring }) => active && recurring && (!allowed || allowed.includes(id)))
}

const visitOf = (world: World, id: string): Visit => {
  const visit = world.store.portalVisit.get(id)
  if (!visit || visit.expiresAt < Date.now() / 1000) throw missingResource('billing_portal.session', id)
  const subscription = world.store.subscription
    .newestFirst()
    .find(
      ({ id: own, customer, status }) =>
        customer === visit.customer &&
        own === (visit.subscription ?? own) &&
        !['canceled', 'incomplete_expired'].includes(status),
    )
  const home = `/p/session/${id}`
  return {
    world,
    home,
    doneUrl: visit.doneUrl ?? home,
    backUrl: visit.doneUrl ? visit.returnUrl : home,
    customer: visit.customer,
    returnUrl: visit.returnUrl,
    subscription,
    prices: pricesOf(world, visit.configuration),
  }
}

const nameOf = (world: World, { product }: Price) => held(world.store.product.get(product), product).name
const priceInWords = ({ unit_amount: amount, recurring }: Price) =>
  `${dollars(amount ?? 0)} a ${recurring?.interval}`

const runningOf = ({ subscription, customer }: Visit): Subscription => {
  if (!subscription) throw missingResource('subscription', customer)
  return subscription
}

const currentPrice = (subscription: Subscription): Price =>
  held(subscription.items.data[0]?.price, subscription.id)

const planSection = (visit: Visit): Html => {
  const { world, home, subscription } = visit
  if (!subscription) return html`<section><h2>Current plan</h2><p>There is no plan.</p></section>`
  const price = currentPrice(subscription)
  const ends = subscription.cancel_at
  return html`<section aria-labelledby="plan"><h2 id="plan">Current plan</h2>
<p><strong>${nameOf(world, price)}</strong>, ${priceInWords(price)}${subscription.status === 'past_due' ? html`. <span class="error">A payment is overdue.</span>` : null}</p>
<p>${ends ? `Your plan will be canceled on ${dayInWords(ends)}.` : `Your plan renews on ${dayInWords(endOfPeriod(subscription))}.`}</p>
${visit.prices.length > 0 ? html`<a class="button" href="${home}/plans">Update plan</a>` : null}
${
  ends
    ? html`<form method="post" action="${home}/renew"><button class="plain">Renew plan</button></form>`
    : html`<a class="button plain" href="${home}/cancel">Cancel plan</a>`
}</section>`
}

const cardSection = ({ world, home, customer, subscription }: Visit): Html => {
  const id =
    subscription?.default_payment_method ??
    customerOf(world, customer).invoice_settings.default_payment_method
  const card = world.store.paymentMethod.get(id ?? '')?.card
  return html`<section aria-labelledby="card-title"><h2 id="card-title">Payment method</h2>
<p>${card ? `${card.brand} ending in ${card.last4}` : 'No card'}</p>
<a class="button plain" href="${home}/card">Change card</a></section>`
}

const invoiceRow = (invoice: Invoice): Html => html`<tr>
<th scope="row">${dayInWords(invoice.created)}, ${invoice.status}<br>
<a href="/i/${invoice.id}">Invoice ${invoice.number}</a>, <a href="/i/${invoice.id}/pdf">PDF of ${invoice.number}</a></th>
<td class="amount">${dollars(invoice.total)}</td></tr>`

const invoicesSection = ({ world, customer }: Visit): Html => {
  const invoices = world.store.invoice
    .newestFirst()
    .filter(invoice => invoice.customer === customer && invoice.number !== null)
  return html`<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${invoices.length === 0 ? html`<p>No invoices yet.</p>` : html`<table>${invoices.map(invoiceRow)}</table>`}</section>`
}

const homePage = (visit: Visit) =>
  page(
    'Billing',
    html`${planSection(visit)}${cardSection(visit)}${invoicesSection(visit)}
<p><a href="${visit.returnUrl}">Return to Rental Portal</a></p>`,
  )

const plansPage = (visit: Visit) => {
  const subscription = runningOf(visit)
  const chosen = currentPrice(subscription)
  return page(
    'Update your plan',
    html`<section><table>${visit.prices
      .toReversed()
      .map(
        price =>
          html`<tr><th scope="row">${nameOf(visit.world, price)}<br>${priceInWords(price)}</th><td>${
            price.id === chosen.id
              ? 'Current plan'
              : html`<a href="${visit.home}/plan?price=${price.id}">Select ${nameOf(visit.world, price)} by the ${price.recurring?.interval ?? ''}</a>`
          }</td></tr>`,
      )}</table></section>
<p><a href="${visit.home}">Back</a></p>`,
  )
}

const changeTo = (visit: Visit, priceId: string) => {
  const subscription = runningOf(visit)
  const price = visit.prices.find(({ id }) => id === priceId)
  if (!price) throw missingResource('price', priceId)
  const [item] = subscription.items.data
  const change = {
    items: [{ id: item?.id, price: price.id }],
    prorationBehavior: 'always_invoice' as const,
    mustBePaid: true,
  }
  return { subscription, price, change }
}

const confirmPage = (visit: Visit, priceId: string, trouble: string | null) => {
  const { subscription, price, change } = changeTo(visit, priceId)
  const preview = previewInvoice(visit.world, subscription, change)
  return page(
    'Confirm your new plan',
    html`<section><p><strong>${nameOf(visit.world, price)}</strong>, ${priceInWords(price)}</p>
<table>${preview.lines.data.map(({ description, amount }) => html`<tr><th scope="row">${description}</th><td class="amount">${dollars(amount)}</td></tr>`)}
<tr class="total"><th scope="row">Due today</th><td class="amount">${dollars(preview.amount_due)}</td></tr></table>
${preview.total < 0 ? html`<p>${dollars(-preview.total)} is kept as credit for the next invoices.</p>` : null}
<form method="post" action="${visit.home}/plan?price=${price.id}">${problem(trouble)}<button>Confirm</button></form>
<a class="button plain" href="${visit.backUrl}">Back</a></section>`,
    trouble ? 422 : 200,
  )
}

const confirm = (visit: Visit, priceId: string) => {
  const { subscription, change } = changeTo(visit, priceId)
  try {
    changePlan(visit.world, subscription, change)
  } catch (thrown) {
    if (!(thrown instanceof StripeRefusal)) throw thrown
    return confirmPage(visit, priceId, thrown.message)
  }
  return goTo(visit.doneUrl)
}

const cardPage = (visit: Visit, trouble: string | null) =>
  page(
    'Change your card',
    html`<form class="card" method="post" action="${visit.home}/card">${problem(trouble)}${cardFields()}<button>Save</button>
<a class="button plain" href="${visit.backUrl}">Back</a></form>`,
    trouble ? 422 : 200,
  )

const saveCard = (visit: Visit, form: URLSearchParams) => {
  const card = readCard(form)
  if (typeof card === 'string') return cardPage(visit, card)
  const method = keepCard(visit.world, card).id
  return card.behavior === 'authenticates_once' ? questionPage(visit, method) : useCard(visit, method)
}

const useCard = (visit: Visit, id: string) => {
  const { world, customer, subscription, doneUrl } = visit
  try {
    attachPaymentMethod(world, held(world.store.paymentMethod.get(id), id), customer)
  } catch (thrown) {
    if (!(thrown instanceof StripeRefusal)) throw thrown
    return cardPage(visit, thrown.message)
  }
  makeDefault(world, customer, id)
  if (subscription) changeSubscription(world, subscription, { default_payment_method: id })
  return goTo(doneUrl)
}

const questionPage = ({ home }: Visit, method: string) =>
  page(
    'Your bank asks if this is you',
    html`<form class="card" method="post" action="${home}/authenticate?card=${method}">
<p>Rental Portal asks to keep your card for later payments.</p>
<button name="answer" value="complete">Authenticate</button>
<button class="plain" name="answer" value="fail">Fail authentication</button>
</form>`,
  )

const authenticate = (visit: Visit, id: string, form: URLSearchParams) => {
  const card = visit.world.store.card.get(id)
  if (card?.behavior !== 'authenticates_once') throw missingResource('PaymentMethod', id)
  if (form.get('answer') !== 'complete') return cardPage(visit, authenticationFailed.message)
  visit.world.store.card.put({ ...card, behavior: 'pays' })
  return useCard(visit, id)
}

const cancelPage = (visit: Visit) =>
  page(
    'Cancel your plan',
    html`<form class="card" method="post" action="${visit.home}/cancel">
<p>It remains yours until ${dayInWords(endOfPeriod(runningOf(visit)))}.</p>
<button>Cancel plan</button><a class="button plain" href="${visit.backUrl}">Back</a></form>`,
  )

/** Sets only `cancel_at`, as Stripe's portal does in billing mode `flexible`. */
const end = (visit: Visit, atEnd: boolean) => {
  const subscription = runningOf(visit)
  changeSubscription(
    visit.world,
    subscription,
    scheduleEnd(visit.world, subscription, {
      at: atEnd ? endOfPeriod(subscription) : null,
      atPeriodEnd: false,
    }),
  )
  return goTo(visit.doneUrl)
}

const at = (
  method: PageRoute['method'],
  path: string,
  answer: (visit: Visit, request: { form: URLSearchParams; query: URLSearchParams }) => Response,
): PageRoute => ({
  method,
  path: `/p/session/:id${path}`,
  answer: ({ world, id, form, query }) => answer(visitOf(world, id), { form, query }),
})

export const portalPages: PageRoute[] = [
  at('GET', '', homePage),
  at('GET', '/plans', plansPage),
  at('GET', '/plan', (visit, { query }) => confirmPage(visit, query.get('price') ?? '', null)),
  at('POST', '/plan', (visit, { query }) => confirm(visit, query.get('price') ?? '')),
  at('GET', '/card', visit => cardPage(visit, null)),
  at('POST', '/card', (visit, { form }) => saveCard(visit, form)),
  at('POST', '/authenticate', (visit, { form, query }) => authenticate(visit, query.get('card') ?? '', form)),
  at('GET', '/cancel', cancelPage),
  at('POST', '/cancel', visit => end(visit, true)),
  at('POST', '/renew', visit => end(visit, false)),
]
