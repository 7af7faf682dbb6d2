// News that must arrive within a second: sent with NOTIFY, received on one connection per process.
import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Listen, plannedOnce } from '../database/database.ts'
import { Refusal } from '../request/refusal.ts'

const channel = 'portal_signals'
const maxListeners = 20

type Signal = (message: string) => void

export interface Signals {
  /** Throws `too_many` past 20 listeners of one topic. */
  subscribe: (topic: string, onSignal: Signal, onEnd: () => void) => () => void
  /** The process listens until its connection ends. */
  close: () => void
}

/** An id, not the data. */
type NewSignals = readonly { topic: string; message: string }[]

/** Sends signals once the transaction commits, and counts them: for a statement that does more. */
export const signalsSent = (signals: NewSignals): SQL<number> => {
  const payloads = signals.map(({ topic, message }) => `${topic} ${message}`)
  return sql`(select count(pg_notify(${channel}, payload))::integer from unnest(${sql.param(payloads)}::text[]) as payload)`
}

/** The same for each row that a statement returns. */
export const signalSent = (topic: SQL, message: SQL): SQL<unknown> =>
  sql`pg_notify(${channel}, ${topic} || ' ' || ${message})`

/** To all listeners of the topic, once the transaction commits. */
export const sendSignal = async (transaction: Database, topic: string, message: string): Promise<void> => {
  await transaction.execute(plannedOnce(sql`select ${signalsSent([{ topic, message }])}`))
}

interface Subscription {
  onSignal: Signal
  onEnd: () => void
}

export const openSignals = async (listen: Listen): Promise<Signals> => {
  const byTopic = new Map<string, Set<Subscription>>()
  const hear = (payload: string): void => {
    const [topic = '', message = ''] = payload.split(' ')
    for (const { onSignal } of byTopic.get(topic) ?? []) onSignal(message)
  }
  const endAll = (): void => {
    const subscriptions = [...byTopic.values()].flatMap(listeners => [...listeners])
    byTopic.clear()
    for (const { onEnd } of subscriptions) onEnd()
  }
  // Messages can be missed during a reconnect, so all listeners start over.
  await listen(channel, hear, endAll)
  return {
    subscribe: (topic, onSignal, onEnd) => {
      const listeners = byTopic.get(topic) ?? new Set()
      if (listeners.size >= maxListeners)
        throw new Refusal('too_many', 'This is open in too many places at once.', { retryAfterSeconds: 60 })
      const subscription = { onSignal, onEnd }
      byTopic.set(topic, listeners.add(subscription))
      return () => {
        listeners.delete(subscription)
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic)
      }
    },
    close: endAll,
  }
}
