// Sends events as Checkr does: signed, in no particular order, and again until they are answered with 2xx.
import { createHmac } from 'node:crypto'
import { newId } from './records.ts'

interface DeliverySettings {
  hold: boolean
  copies: number
  shuffle: boolean
  /** Doubles with each try. */
  firstRetryMs: number
  url: string | undefined
}

export interface Deliveries {
  settings: DeliverySettings
  add(type: string, object: object): void
  /** Call it after changing the settings. */
  resume(): void
  countWaiting(): number
  stop(): Promise<void>
}

const maxTries = 12

export const openDeliveries = (secret: string, url: string | undefined): Deliveries => {
  const settings: DeliverySettings = { hold: false, copies: 1, shuffle: false, firstRetryMs: 1000, url }
  const waiting: string[] = []
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  let later = 0

  const post = async (body: string): Promise<boolean> => {
    const response = await fetch(settings.url ?? '', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Checkr-Webhook/1.0',
        'X-Checkr-Signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
    })
    await response.body?.cancel()
    return response.ok
  }

  const deliver = async (body: string): Promise<void> => {
    for (let tries = 1; tries <= maxTries && !stopping.signal.aborted; tries += 1) {
      if (await post(body).catch(() => false)) return
      await pause(settings.firstRetryMs * 2 ** (tries - 1))
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })

  const resume = (): void => {
    while (!settings.hold && settings.url && waiting.length > 0 && !stopping.signal.aborted) {
      const [body = ''] = waiting.splice(settings.shuffle ? Math.floor(Math.random() * waiting.length) : 0, 1)
      const delivering = deliver(body).finally(() => underWay.delete(delivering))
      underWay.add(delivering)
    }
  }

  return {
    settings,
    add: (type, object) => {
      const created = new Date().toISOString()
      const event = { id: newId(), object: 'event', type, created_at: created, webhook_url: settings.url }
      const body = JSON.stringify({ ...event, data: { object }, account_id: 'standin' })
      for (let copy = 0; copy < settings.copies; copy += 1) waiting.push(body)
      later += 1
      // Never before the call that causes it is answered.
      setTimeout(() => {
        later -= 1
        resume()
      })
    },
    resume,
    countWaiting: () => waiting.length + underWay.size + later,
    stop: async () => {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
