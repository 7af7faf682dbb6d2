// A local, stateful stand-in for Stripe in its wire format: docs/payment-stand-in.md says what it does and how it differs.
import { openFaults } from '../faults.ts'
import { advanceClock, runDueEvents } from './billing/run-due-events.ts'
import { controlsOf, faultKinds } from './controls.ts'
import { openDeliveries } from './deliver-events.ts'
import type { StripeEvent } from './kinds.ts'
import { openRouter } from './router.ts'
import { seedCatalog } from './seed.ts'
import { openStore } from './store.ts'
import { newId } from './wire/ids.ts'
import { apiVersion, type World } from './world.ts'

/** @internal */
export interface StripeSandboxOptions {
  /** 0, the default, picks a free one. */
  port?: number
  /** The key that calls must send. */
  secretKey: string
  /** For signing events. */
  webhookSecret: string
  /** Where events are sent; nowhere if missing. */
  webhookUrl?: string
  /** Where data is stored; in memory if missing. */
  dataDir?: string
}

interface StripeSandbox {
  /** Without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/** How often to check what is due by the real clock. */
const lookEveryMs = 30_000

const seconds = () => Math.floor(Date.now() / 1000)

/** Listens only on the loopback address. */
export const startStripeSandbox = async (options: StripeSandboxOptions): Promise<StripeSandbox> => {
  const store = openStore(options.dataDir)
  const deliveries = openDeliveries(store, { secret: options.webhookSecret, url: options.webhookUrl })
  const faults = openFaults(faultKinds)
  const tasks = new Set<Timer>()
  let isStopped = false

  const world: World = {
    store,
    url: '',
    now: customer => {
      const clock = store.customer.get(customer ?? '')?.test_clock
      return store.testClock.get(clock ?? '')?.frozen_time ?? seconds()
    },
    later: task => {
      const timer = setTimeout(() => {
        tasks.delete(timer)
        store.atOnce(task)
      })
      tasks.add(timer)
    },
    emit: (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: world.now('customer' in object ? String(object.customer) : null),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1, // even before a test names the webhook's address: it is sent once there is one
        request: null,
        type,
      }
      deliveries.add(store.event.put(event))
    },
  }

  const answer = openRouter(
    { world, secretKey: options.secretKey, faults, underWay: new Set(), isStopped: () => isStopped },
    controlsOf({ world, deliveries, faults }),
  )
  const server = Bun.serve({ hostname: '127.0.0.1', port: options.port ?? 0, idleTimeout: 60, fetch: answer })
  world.url = `http://127.0.0.1:${server.port}`

  store.atOnce(() => seedCatalog(world))
  for (const { id, status } of store.testClock.newestFirst())
    if (status === 'advancing') world.later(() => advanceClock(world, id))
  const runDueNow = () => store.atOnce(() => runDueEvents(world, null, seconds()))
  runDueNow()
  const looking = setInterval(runDueNow, lookEveryMs)

  return {
    url: world.url,
    stop: async () => {
      isStopped = true
      clearInterval(looking)
      for (const task of tasks) clearTimeout(task)
      await server.stop(true)
      await deliveries.stop()
      store.close()
    },
  }
}

// Run directly, `STRIPE_SECRET_KEY=sk_test_… STRIPE_WEBHOOK_SECRET=whsec_… bun
// tools/stand-ins/stripe/start-stripe-sandbox.ts` prints its address.
if (import.meta.main) {
  const { STRIPE_SANDBOX_PORT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env
  const { url } = await startStripeSandbox({
    port: Number(STRIPE_SANDBOX_PORT ?? 0),
    secretKey: STRIPE_SECRET_KEY ?? 'sk_test_standin',
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? 'whsec_standin',
  })
  console.log(url)
}
