import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPayments } from '@portal/api/payments'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import type { Settings } from './settings.ts'

interface ChosenPayments {
  /** Undefined where no plans are sold. */
  payments: ReturnType<typeof openPayments> | undefined
  /** Where the stand-in is; undefined without one. */
  standInUrl?: string
  stop: () => Promise<void>
}

/** Stripe, where keys are set; or else a stand-in on this machine, which production never loads. */
export const choosePayments = async (settings: Settings): Promise<ChosenPayments> => {
  const { stripe, stripeSandboxPort, port, dataDir, isProduction } = settings
  if (stripe || isProduction) return { payments: stripe && openPayments(stripe), stop: async () => {} }
  refuseBusyPort(stripeSandboxPort, 'STRIPE_SANDBOX_PORT')
  const { startStripeSandbox } = await import('@portal/api/stripe-sandbox')
  const keys = { secretKey: 'sk_test_standin', webhookSecret: `whsec_${randomBytes(24).toString('hex')}` }
  const { url, stop } = await startStripeSandbox({
    ...keys,
    port: stripeSandboxPort,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    dataDir: join(dataDir, 'stripe'),
  })
  return { payments: openPayments({ ...keys, url }), standInUrl: url, stop }
}
