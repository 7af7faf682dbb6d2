// `npm run billing:replay -- [--event ID]`: applies the payment provider's events again, even while the portal runs.
import { openPayments } from '@portal/api/payments'
import { replayBilling } from '@portal/api/replay-billing'
import { runOnDatabase } from './run-on-database.ts'

await runOnDatabase(
  (words, { stripe }) => {
    const [flag, event, ...more] = words
    if (words.length > 0 && (flag !== '--event' || !event || more.length > 0))
      throw new Error('Usage: npm run billing:replay -- [--event ID]')
    if (!stripe)
      throw new Error('The environment variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing.')
    return { payments: openPayments(stripe), event }
  },
  (url, { payments, event }) => replayBilling(url, payments, event),
)
