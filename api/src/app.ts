// The API: every feature's routes on one Elysia instance.
import type { AddressOf } from '@portal/server/client-address'
import { noteRequest } from '@portal/server/record-request'
import { Elysia } from 'elysia'
import { applicationRoutes } from './features/applications/routes.ts'
import { conversationRoutes, hubRoutes } from './features/assistant/routes.ts'
import { closingRoutes } from './features/auth/closing/routes.ts'
import { exportRoutes } from './features/auth/export/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { clientFailureRoutes } from './features/client-failures/routes.ts'
import { consentRoutes } from './features/consents/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { helpRoutes } from './features/help/find-help.ts'
import { inquiryRoutes } from './features/inquiries/routes.ts'
import { insightRoutes } from './features/insights/routes.ts'
import { maintenanceRoutes } from './features/maintenance/routes.ts'
import { newsletterRoutes } from './features/newsletter/subscribe.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { pageHeadRoutes } from './features/page-heads/routes.ts'
import { peopleRoutes } from './features/people/read-public-person.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { propertyRoutes } from './features/properties/routes.ts'
import { ratingRoutes } from './features/ratings/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { savedSearchRoutes } from './features/saved-searches/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { changePlanEnd } from './features/subscriptions/current-subscription.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { tenancyRoutes } from './features/tenancies/routes.ts'
import { tenantProfileRoutes } from './features/tenant-profile/tenant-profile.ts'
import { threadRoutes } from './features/threads/routes.ts'
import { warningRoutes } from './features/warnings/own-warnings.ts'
import { refreshInsights } from './insight-sources.ts'
import type { Database } from './platform/database/database.ts'
import type { Replica } from './platform/database/replica.ts'
import type { Env } from './platform/env.ts'
import type { Jobs } from './platform/jobs/open-jobs.ts'
import type { Geocoder } from './platform/ports/geocoder.ts'
import type { LanguageModel } from './platform/ports/language-model.ts'
import type { Mailing } from './platform/ports/mail-server.ts'
import type { ObjectStore } from './platform/ports/object-store.ts'
import type { Payments } from './platform/ports/payments.ts'
import type { Services } from './platform/request/context.ts'
import { docsPage } from './platform/request/docs-page.ts'
import { errorResponse } from './platform/request/error-response.ts'
import { openApi } from './platform/request/openapi.ts'
import { Refusal } from './platform/request/refusal.ts'
import type { Route } from './platform/request/route.ts'
import { serveRoute } from './platform/request/serve-route.ts'

/** Headers of every answer: it is not a page, not to be framed, and not to be cached. */
const securityHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The routes that the assistant's tools may call, and all the others. */
const otherRoutes: readonly Route[] = [
  ...authRoutes,
  ...closingRoutes(changePlanEnd),
  ...exportRoutes,
  ...propertyRoutes,
  ...searchRoutes,
  ...savedSearchRoutes,
  ...tenancyRoutes,
  ...ratingRoutes,
  ...maintenanceRoutes,
  ...inquiryRoutes,
  ...calendarRoutes,
  ...threadRoutes,
  ...applicationRoutes,
  ...notificationRoutes,
  ...warningRoutes,
  ...newsletterRoutes,
  ...tenantProfileRoutes,
  ...peopleRoutes,
  ...consentRoutes,
  ...photoRoutes,
  ...documentRoutes,
  ...pageHeadRoutes,
  ...helpRoutes,
  ...subscriptionRoutes,
  ...hubRoutes(refreshInsights),
  ...insightRoutes(refreshInsights),
  ...reminderRoutes,
  ...clientFailureRoutes,
]

/** All routes of the API. */
export const routes: readonly Route[] = [...otherRoutes, ...conversationRoutes(otherRoutes)]

interface AppOptions {
  database: Database
  env: Env
  /** Passes events between features; see startJobs. */
  jobs: Jobs
  addressOf?: AddressOf
  /** Sells plans; without it no plans are for sale. */
  payments?: Payments | undefined
  /** The model behind the assistant; without it there is no assistant. */
  languageModel?: LanguageModel | undefined
  /** Looks up addresses; without it, locations come from the homes that are listed. */
  geocoder?: Geocoder | undefined
  /** Set if mail is sent; see startJobs. */
  mail?: Mailing | undefined
  replica?: Replica | undefined
  /** Where files are kept. */
  objects: ObjectStore
  /** Sign addresses of files. */
  secretKeys: Services['secretKeys']
  isStopping?: () => boolean
}

/**
 * Creates the API without listening. Mount its `handle(request)` under `/api`, `/healthz` and `/readyz`.
 * `addressOf` returns the address that a request came from, which limits are counted by.
 */
export const createApp = ({
  database,
  env,
  jobs,
  addressOf = () => undefined,
  isStopping = () => false,
  payments,
  languageModel,
  geocoder,
  mail,
  replica,
  objects,
  secretKeys,
}: AppOptions) => {
  const services: Services = {
    database,
    env,
    jobs,
    payments,
    languageModel,
    geocoder,
    mail,
    objects,
    secretKeys,
    addressOf,
    replica,
  }
  const app = new Elysia()
    .headers(securityHeaders)
    .onTransform({ as: 'global' }, ({ request, route }) => noteRequest(request, { endpoint: route }))
    .onError(({ error, code }) => {
      const thrown = code === 'NOT_FOUND' ? new Refusal('not_found', 'There is no such call.') : error
      return errorResponse(thrown, Bun.randomUUIDv7())
    })
    .use(healthRoutes(database, { objects, hasMail: mail !== undefined, isStopping }))
    .use(docsPage)
    .use(openApi(routes.map(({ endpoint }) => endpoint)))
  for (const route of routes) {
    const { method, path } = route.endpoint
    const serve = serveRoute(services, route)
    app.route(method, path, ({ request, params }) => serve(request, params), {
      parse: 'none',
      detail: { hide: true },
    })
  }
  return app
}
