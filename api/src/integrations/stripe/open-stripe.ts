import Stripe from 'stripe'
import { timeoutMs } from './reach.ts'

export interface StripeAccount {
  secretKey: string
  /** The address of a stand-in. */
  url?: string | undefined
}

const atStandIn = (url: string) => {
  const { hostname: host, port } = new URL(url)
  return { host, port, protocol: 'http' as const }
}

/** Does not connect yet. */
export const openStripe = ({ secretKey, url }: StripeAccount): Stripe =>
  new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && atStandIn(url)),
  })

export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey)
