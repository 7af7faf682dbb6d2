// Who hears of events, and scheduled jobs.

import { endAnswered } from './end-answered.ts'
import { endAccounts } from './features/auth/closing/end-accounts.ts'
import { makeExports } from './features/auth/export/make-exports.ts'
import { resealSecrets } from './features/auth/second-factor/reseal-secrets.ts'
import { tidyDocuments } from './features/documents/tidy-documents.ts'
import { phraseInsights } from './features/insights/phrase-insights.ts'
import { type MailOptions, type MailRound, sendMails } from './features/mail/send-mails.ts'
import { tellOfQueue } from './features/moderation/tell-of-queue.ts'
import { askSubscribers } from './features/newsletter/subscribe.ts'
import { fingerprintPhotos } from './features/photos/fingerprint-photos.ts'
import { tidyPhotos } from './features/photos/tidy-photos.ts'
import { askToConfirm } from './features/properties/confirm-property.ts'
import { fillTimeZones } from './features/properties/fill-time-zones.ts'
import { sendReminders } from './features/reminders/send-reminders.ts'
import { sendDigests } from './features/saved-searches/send-digests.ts'
import { countHomes } from './features/search/places/count-homes.ts'
import { compareWithProvider } from './features/subscriptions/compare-with-provider.ts'
import { endGrace } from './features/subscriptions/end-grace.ts'
import { followOpenChecks } from './features/verifications/follow-open-checks.ts'
import { tellOfCheckEnds } from './features/verifications/tell-of-ends.ts'
import type { Database } from './platform/database/database.ts'
import { runHousekeeping } from './platform/database/housekeeping.ts'
import { type JobOptions, type Jobs, openJobs } from './platform/jobs/open-jobs.ts'
import type { ObjectStore } from './platform/ports/object-store.ts'
import type { Payments } from './platform/ports/payments.ts'
import type { Screening } from './platform/ports/screening.ts'
import type { Services } from './platform/request/context.ts'
import { settleApplications } from './renting/applications/settle-applications.ts'
import { settleBackgroundChecks } from './renting/background-checks/settle-checks.ts'
import { tellOfEnds } from './renting/consents/tell-of-ends.ts'
import { tellOfUnanswered } from './renting/inquiries/tell-of-unanswered.ts'
import { tellOfTenancies } from './renting/tenancies/tell-of-tenancies.ts'
import { openSubscribers } from './subscribers.ts'

interface JobProviders {
  /** If plans are for sale. */
  payments?: Payments | undefined
  /** If background checks are offered. */
  screening?: Screening | undefined
  /** If a real model phrases insights. */
  model?: Pick<Services, 'env' | 'languageModel'> | undefined
  mail?: MailOptions | undefined
  objects?: ObjectStore | undefined
  secretKeys?: Services['secretKeys'] | undefined
}

/** On a migrated database, in any number of processes. Tests set `chores` to none, and run each when they need it. */
export const startJobs = (
  url: string,
  { payments, screening, model, mail, objects, secretKeys }: JobProviders = {},
  given: Pick<JobOptions, 'chores'> = {},
): Promise<Jobs> =>
  openJobs({
    url,
    atOnce: endAnswered,
    subscribers: openSubscribers(mail),
    chores: {
      housekeeping: { cron: '*/15 * * * *', work: runHousekeeping },
      digests: {
        cron: '* * * * *',
        work: database => sendDigests(database, { hasMail: mail !== undefined }),
      },
      reminders: { cron: '* * * * *', work: sendReminders },
      timeZones: { cron: '* * * * *', work: fillTimeZones },
      consentEnds: { cron: '*/15 * * * *', work: tellOfEnds },
      applications: {
        cron: '* * * * *',
        work: database => settleApplications(database, { hasMail: mail !== undefined }),
      },
      backgroundChecks: {
        cron: '* * * * *',
        work: (database, announce) => settleBackgroundChecks(database, { screening, announce }),
      },
      tenancies: {
        cron: '* * * * *',
        work: database => tellOfTenancies(database, { hasMail: mail !== undefined }),
      },
      confirmations: {
        cron: '7 16 * * *', // UTC, when it is day in the United States
        work: database => askToConfirm(database, { hasMail: mail !== undefined }),
      },
      checkEnds: {
        cron: '*/15 * * * *',
        work: database => tellOfCheckEnds(database, { hasMail: mail !== undefined }),
      },
      unanswered: { cron: '* * * * *', work: tellOfUnanswered },
      closings: {
        cron: '* * * * *',
        work: (database, announce) => endAccounts(database, { payments, announce }),
      },
      // UTC: in the morning on all clocks of the United States.
      queue: { cron: '7 15 * * *', work: tellOfQueue },
      grace: { cron: '* * * * *', work: endGrace },
      ...(secretKeys && {
        seals: { cron: '11 * * * *', work: database => resealSecrets(database, secretKeys) },
      }),
      ...(objects && {
        fingerprints: {
          cron: '* * * * *',
          work: (database: Database, announce) => fingerprintPhotos(database, objects, announce),
        },
        photos: { cron: '23 * * * *', work: database => tidyPhotos(database, objects), takesHours: 6 },
        documents: {
          cron: '41 * * * *',
          work: database => tidyDocuments(database, objects),
          takesHours: 6,
        },
      }),
      ...(model && {
        phrasing: { cron: '* * * * *', work: database => phraseInsights({ ...model, database }) },
      }),
      ...(payments && {
        billing: {
          cron: '17 9 * * *', // UTC, which is night in the United States
          work: async database => {
            await compareWithProvider(database, payments)
            await followOpenChecks(database, payments)
          },
          takesHours: 6,
        },
      }),
    },
    rounds: [
      countHomes,
      ...(objects ? [(database: Database) => makeExports(database, objects, mail)] : []),
      ...(mail
        ? [
            askSubscribers,
            ...(['links', 'others'] satisfies MailRound[]).map(
              round => (database: Database) => sendMails(database, round, mail),
            ),
          ]
        : []),
    ],
    ...given,
  })
