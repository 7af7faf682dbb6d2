// The hosted checkout page, and the bank's authentication page that follows for some cards.

import { html } from '../../html-page.ts'
import { amountOf } from '../billing/lines.ts'
import { takeOver } from '../billing/settle-invoice.ts'
import type { CheckoutSession } from '../kinds.ts'
import { followPayment, orderOf, payCheckout } from '../payment/pay-checkout.ts'
import { authenticateIntent } from '../payment/payment-intents.ts'
import { sessionOf } from '../resources/checkout-sessions.ts'
import { missingResource } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'
import { cardFields, readCard } from './card-fields.ts'
import { dollars, goTo, page, problem } from './page.ts'
import type { PageRoute } from './page-route.ts'

const returnTo = (session: CheckoutSession): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

const closedPage = (session: CheckoutSession) =>
  session.status === 'complete'
    ? page(
        'This checkout is complete',
        html`<section><p>The plan was bought.</p><a class="button" href="${returnTo(session)}">Continue</a></section>`,
      )
    : page(
        'This checkout has expired',
        html`<section><p>Go back and choose the plan again.</p>${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Go back</a>` : null}</section>`,
        410,
      )

const checkoutPage = (world: World, session: CheckoutSession, trouble: string | null) => {
  const email = session.customer && customerOf(world, session.customer).email
  const items = orderOf(world, session).items
  const interval = items[0]?.price.recurring?.interval ?? 'month'
  return page(
    'Subscribe to Rental Portal',
    html`<section aria-label="Order"><table>
${items.map(({ price, quantity }) => html`<tr><th scope="row">${held(world.store.product.get(price.product), price.product).name}</th><td class="amount">${dollars(amountOf(price, quantity))} a ${interval}</td></tr>`)}
<tr class="total"><th scope="row">Due today</th><td class="amount">${dollars(session.amount_total ?? 0)}</td></tr></table></section>
<form class="card" method="post" action="/c/pay/${session.id}">
${problem(trouble)}
${email ? html`<p>Email: ${email}</p>` : html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>`}
<label for="name">Name on the card</label><input id="name" name="name" autocomplete="cc-name" required maxlength="100">
${cardFields()}
<button>Subscribe</button>
${session.cancel_url ? html`<a class="button plain" href="${session.cancel_url}">Back</a>` : null}
</form>`,
    trouble ? 422 : 200,
  )
}

const pay = (world: World, session: CheckoutSession, form: URLSearchParams) => {
  if (session.status !== 'open') return closedPage(session)
  const card = readCard(form)
  if (typeof card === 'string') return checkoutPage(world, session, card)
  const contact = {
    email: String(form.get('email') ?? '') || null,
    name: String(form.get('name') ?? '').slice(0, 100) || null,
  }
  const trouble = payCheckout(world, session, card, contact)
  if (trouble?.outcome === 'authenticate') return goTo(`/authenticate/${trouble.intent}`)
  if (trouble) return checkoutPage(world, session, trouble.message)
  return goTo(returnTo(session))
}

/** For the bank's answer: whether this is the person, or whether a debit has arrived. */
const waitingIntent = (world: World, id = '') => {
  const intent = world.store.paymentIntent.get(id)
  if (intent?.status !== 'requires_action' && intent?.status !== 'processing')
    throw missingResource('payment_intent', id)
  return intent
}

const authenticationPage = (id: string, amount: number) =>
  page(
    'Your bank asks if this is you',
    html`<form class="card" method="post" action="/authenticate/${id}">
<p>Rental Portal asks for ${dollars(amount)}.</p>
<button name="answer" value="complete">Authenticate</button>
<button class="plain" name="answer" value="fail">Fail authentication</button>
</form>`,
  )

const authenticate = (world: World, id: string, form: URLSearchParams) => {
  const paid = authenticateIntent(world, waitingIntent(world, id).id, form.get('answer') === 'complete')
  const attempt = world.store.checkoutAttempt.newestFirst().find(({ intent }) => intent === id)
  const session = attempt && sessionOf(world, attempt.id)
  if (session?.status === 'open') {
    const trouble = followPayment(world, session, paid)
    return trouble?.outcome === 'declined'
      ? checkoutPage(world, session, trouble.message)
      : goTo(returnTo(session))
  }
  const payment = world.store.invoicePayment
    .newestFirst()
    .find(({ payment: { payment_intent: intent } }) => intent === id)
  const invoice = held(world.store.invoice.get(payment?.invoice ?? ''), id)
  takeOver(world, invoice, paid)
  return goTo(`/i/${invoice.id}`)
}

export const checkoutPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/c/pay/:id',
    answer: ({ world, id }) => {
      const session = sessionOf(world, id)
      return session.status === 'open' ? checkoutPage(world, session, null) : closedPage(session)
    },
  },
  {
    method: 'POST',
    path: '/c/pay/:id',
    answer: ({ world, id, form }) => pay(world, sessionOf(world, id), form),
  },
  {
    method: 'GET',
    path: '/authenticate/:id',
    answer: ({ world, id }) => authenticationPage(id, waitingIntent(world, id).amount),
  },
  {
    method: 'POST',
    path: '/authenticate/:id',
    answer: ({ world, id, form }) => authenticate(world, id, form),
  },
]
