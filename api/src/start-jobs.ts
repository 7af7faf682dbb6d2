// The work behind the API, composed: who is notified of what happens, and what is done on a schedule.
import { notifyOfInquiry } from './features/notifications/notify-of-inquiry.ts'
import { notifyOfMaintenance } from './features/notifications/notify-of-maintenance.ts'
import { countHomes } from './features/places/count-homes.ts'
import { alertOfHome } from './features/properties/saved-searches/alert-of-home.ts'
import { sendDigests } from './features/properties/saved-searches/send-digests.ts'
import { compareWithProvider } from './features/subscriptions/compare-with-provider.ts'
import { endGrace } from './features/subscriptions/end-grace.ts'
import { keepHouse } from './platform/housekeeping.ts'
import { type Jobs, openJobs } from './platform/jobs/open-jobs.ts'
import type { Payments } from './platform/payments.ts'

/** Starts it on a database that is up to date; any number of processes may. `payments` sells plans, where plans are sold. */
export const startJobs = (url: string, payments?: Payments): Promise<Jobs> =>
  openJobs({
    url,
    handlers: [notifyOfMaintenance, notifyOfInquiry, alertOfHome],
    chores: {
      housekeeping: { cron: '*/15 * * * *', work: keepHouse },
      digests: { cron: '* * * * *', work: sendDigests },
      grace: { cron: '* * * * *', work: endGrace },
      ...(payments && {
        billing: {
          cron: '17 9 * * *', // UTC: night in the United States
          work: database => compareWithProvider(database, payments),
          takesHours: 6,
        },
      }),
    },
    rounds: [countHomes],
  })
