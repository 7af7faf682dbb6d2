// Sends events to the webhook as Stripe does: signed, in no particular order, and again until it answers 2xx.
import { createHmac } from 'node:crypto'
import type { StripeEvent } from './kinds.ts'
import type { Store } from './store.ts'

interface DeliverySettings {
  hold: boolean
  copies: number
  shuffle: boolean
  /** Before the second attempt; doubles with each. */
  firstRetryMs: number
  /** Used in rotation. */
  urls: string[]
}

export interface Deliveries {
  settings: DeliverySettings
  add(event: StripeEvent): void
  /** Call it after changing the settings. */
  resume(): void
  countWaiting(): number
  stop(): Promise<void>
}

const atOnce = 8
const patienceMs = 10_000
const maxRetryMs = 60_000
const maxTries = 16

const signatureOf = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

interface Delivery {
  event: string
  tries: number
}

export const openDeliveries = (
  store: Store,
  webhook: { secret: string; url: string | undefined },
): Deliveries => {
  const settings: DeliverySettings = {
    hold: false,
    copies: 1,
    shuffle: false,
    firstRetryMs: 1000,
    urls: webhook.url ? [webhook.url] : [],
  }
  const waiting: Delivery[] = []
  const timers = new Set<Timer>()
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let sent = 0

  const takeNext = (): Delivery | undefined =>
    waiting.splice(settings.shuffle ? Math.floor(Math.random() * waiting.length) : 0, 1)[0]

  const post = async (event: StripeEvent): Promise<boolean> => {
    const url = settings.urls[sent++ % settings.urls.length] ?? ''
    const body = JSON.stringify(event, null, 2)
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signatureOf(body, webhook.secret),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
    })
    await response.body?.cancel()
    return response.ok
  }

  const retryLater = (delivery: Delivery) => {
    if (delivery.tries >= maxTries || stopping.signal.aborted) return
    const delayMs = Math.min(settings.firstRetryMs * 2 ** (delivery.tries - 1), maxRetryMs)
    const timer = setTimeout(() => {
      timers.delete(timer)
      waiting.push(delivery)
      resume()
    }, delayMs)
    timers.add(timer)
  }

  const deliver = async (delivery: Delivery) => {
    const event = store.event.get(delivery.event)
    if (!event) return
    delivery.tries += 1
    const arrived = await post(event).catch(() => false)
    if (!arrived) retryLater(delivery)
    else if (!stopping.signal.aborted) store.event.put({ ...event, pending_webhooks: 0 })
  }

  const resume = () => {
    while (!settings.hold && settings.urls.length > 0 && underWay.size < atOnce && !stopping.signal.aborted) {
      const next = takeNext()
      if (!next) return
      const delivering = deliver(next).finally(() => {
        underWay.delete(delivering)
        resume()
      })
      underWay.add(delivering)
    }
  }

  const add = ({ id }: StripeEvent) => {
    for (let copy = 0; copy < settings.copies; copy += 1) waiting.push({ event: id, tries: 0 })
    // Stripe never sends before it has answered the call.
    setTimeout(resume)
  }

  // Events that a stopped stand-in had not sent yet.
  for (const event of store.event.newestFirst().reverse()) if (event.pending_webhooks > 0) add(event)

  return {
    settings,
    add,
    resume,
    countWaiting: () => store.event.newestFirst().filter(event => event.pending_webhooks > 0).length,
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
