import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openPayments } from '@portal/api/payments'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import type { Settings } from './settings.ts'

interface ChosenPayments {
  /** Undefined if no plans are sold. */
  payments: ReturnType<typeof openPayments> | undefined
  /** Undefined without a stand-in. */
  standInUrl?: string
  stop: () => Promise<void>
}

/** The previous port if it is free, otherwise 0: the portal stores addresses of the stand-in's invoices. */
const portBefore = async (file: string): Promise<number> => {
  const port = Number(
    await Bun.file(file)
      .text()
      .catch(() => 0),
  )
  try {
    refuseBusyPort(port)
    return port
  } catch {
    return 0
  }
}

/** Stripe, if keys are set; otherwise a stand-in, never in production. */
export const choosePayments = async (settings: Settings): Promise<ChosenPayments> => {
  const { stripe, stripeSandboxPort, stripeSandboxKey, port, dataDir, isProduction } = settings
  if (stripe || isProduction) return { payments: stripe && openPayments(stripe), stop: async () => {} }
  refuseBusyPort(stripeSandboxPort, 'STRIPE_SANDBOX_PORT')
  const { startStripeSandbox } = await import('@portal/stand-ins/stripe')
  const keys = {
    secretKey: stripeSandboxKey ?? `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  }
  const folder = join(dataDir, 'stripe')
  const portFile = join(folder, 'port')
  const { url, stop } = await startStripeSandbox({
    ...keys,
    port: stripeSandboxPort || (await portBefore(portFile)),
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    dataDir: folder,
  })
  await Bun.write(portFile, new URL(url).port)
  return { payments: openPayments({ ...keys, url }), standInUrl: url, stop }
}
