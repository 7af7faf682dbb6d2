// The work behind the API, composed: who is notified of what happens, and what is done on a schedule.
import { notifyOfInquiry } from './features/notifications/notify-of-inquiry.ts'
import { notifyOfMaintenance } from './features/notifications/notify-of-maintenance.ts'
import { countHomes } from './features/places/count-homes.ts'
import { alertOfHome } from './features/properties/saved-searches/alert-of-home.ts'
import { sendDigests } from './features/properties/saved-searches/send-digests.ts'
import { keepHouse } from './platform/housekeeping.ts'
import { type Jobs, openJobs } from './platform/jobs/open-jobs.ts'

/** Starts it on a database that is up to date; any number of processes may. */
export const startJobs = (url: string): Promise<Jobs> =>
  openJobs({
    url,
    handlers: [notifyOfMaintenance, notifyOfInquiry, alertOfHome],
    chores: {
      housekeeping: { cron: '*/15 * * * *', work: keepHouse },
      digests: { cron: '* * * * *', work: sendDigests },
    },
    rounds: [countHomes],
  })
