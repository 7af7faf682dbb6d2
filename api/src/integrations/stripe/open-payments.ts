import * as z from 'zod/mini'
import type { Payments } from '../../platform/ports/payments.ts'
import { checkoutAddress, createCustomer, readCheckout } from './checkout.ts'
import { endDuplicate, endReplaced } from './end-duplicate.ts'
import { readIdentity, startIdentity } from './identity.ts'
import type { CheckoutQuestions } from './keep-customer.ts'
import { nextInvoice } from './next-invoice.ts'
import { isLiveKey, openStripe, type StripeAccount } from './open-stripe.ts'
import { portalAddress } from './portal.ts'
import { previewChange } from './preview-change.ts'
import { type Offer, openCatalog } from './price-ids.ts'
import { reach, together, unless } from './reach.ts'
import { readAccount } from './read-account.ts'
import { reference } from './read-objects.ts'
import { momentOf } from './subscriptions.ts'

export interface StripeSettings extends StripeAccount, Partial<CheckoutQuestions> {
  webhookSecret: string
  /** A restricted key that may read until when a document is valid. */
  identityKey?: string | undefined
}

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.catch(z.optional(z.string()), undefined),
      customer: z.optional(reference),
      charge: z.optional(reference),
    }),
  }),
})

/** As `createCustomer` adds it. */
const PersonMetadata = z.object({ personId: z.uuid() })

/** Does not connect yet. */
export const openPayments = ({
  secretKey,
  webhookSecret,
  identityKey,
  url,
  asksAddress = false,
  asksTaxId = false,
}: StripeSettings): Payments => {
  const stripe = openStripe({ secretKey, url })
  const identityReader = identityKey ? openStripe({ secretKey: identityKey, url }) : stripe
  const questions = { asksAddress, asksTaxId }
  const catalog = openCatalog(stripe)
  const withOffers = async <T>(ask: (offers: readonly Offer[]) => Promise<T>): Promise<T> =>
    reach(ask(await catalog.offers()))

  const signedEvent = async (text: string, signature: string) => {
    try {
      return await stripe.webhooks.constructEventAsync(text, signature, webhookSecret)
    } catch {
      return null // forged, too old, or not JSON
    }
  }

  return {
    priceIds: catalog.priceIds,
    createCustomer: buyer => createCustomer(stripe, buyer),
    deleteCustomer: async customerId => {
      await reach(unless(['resource_missing'], stripe.customers.del(customerId)))
    },
    checkoutAddress: purchase => withOffers(offers => checkoutAddress(stripe, purchase, offers, questions)),
    portalAddress: visit => withOffers(offers => portalAddress(stripe, visit, offers, questions)),
    previewChange: (customer, price) => previewChange(stripe, customer, price),
    nextInvoice: (customer, subscription) => nextInvoice(stripe, customer, subscription),
    readEvent: async (text, signature) => {
      const { data: event } = Event.safeParse(await signedEvent(text, signature))
      if (!event || event.livemode !== isLiveKey(secretKey)) return null
      return {
        id: event.id,
        type: event.type,
        occurredAt: momentOf(event.created),
        customerId: event.data.object.customer ?? null,
        chargeId: event.data.object.charge ?? null,
        objectId: event.data.object.id ?? null,
      }
    },
    readCustomerId: async ({ customerId, chargeId }) => {
      if (customerId || !chargeId) return customerId
      const charge = await reach(unless(['resource_missing'], stripe.charges.retrieve(chargeId)))
      return reference.parse(charge?.customer)
    },
    readCheckout: sessionId => reach(readCheckout(stripe, sessionId)),
    readAccount: async customerId => reach(readAccount(stripe, customerId, await catalog.plansByProduct())),
    readPersonId: async customerId => {
      const customer = await reach(unless(['resource_missing'], stripe.customers.retrieve(customerId)))
      const { data } = PersonMetadata.safeParse(customer && 'metadata' in customer ? customer.metadata : {})
      return data?.personId ?? null
    },
    listCustomers: async function* () {
      for await (const { customer } of stripe.subscriptions.list({ limit: 100 }))
        yield typeof customer === 'string' ? customer : customer.id
    },
    startIdentity: question => reach(startIdentity(stripe, question)),
    readIdentity: sessionId =>
      reach(readIdentity(identityReader, sessionId, { isRestricted: identityKey !== undefined })),
    endDuplicate: subscriptionId => reach(endDuplicate(stripe, subscriptionId)),
    endReplaced: (subscriptionId, options) => reach(endReplaced(stripe, subscriptionId, options)),
    letEnd: async (id, cancelAtPeriodEnd) => {
      const options = together()
      const { cancel_at: cancelAt, cancel_at_period_end: atEnd } = await reach(
        stripe.subscriptions.retrieve(id, {}, options()),
      )
      if (cancelAtPeriodEnd === (atEnd || cancelAt !== null)) return
      // With only a moment it was canceled on the provider's own page; removing the moment undoes that.
      const change =
        cancelAtPeriodEnd || atEnd ? { cancel_at_period_end: cancelAtPeriodEnd } : { cancel_at: '' as const }
      await reach(stripe.subscriptions.update(id, change, options()))
    },
  }
}
