import type { AddressOf } from '@portal/server/client-address'
import { noteRequest } from '@portal/server/record-request'
import { Elysia } from 'elysia'
import { conversationRoutes, hubRoutes } from './features/assistant/routes.ts'
import { closingRoutes } from './features/auth/closing/routes.ts'
import { mailConfirmation } from './features/auth/confirm-email.ts'
import { deviceOf } from './features/auth/device-of.ts'
import { exportRoutes } from './features/auth/export/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { clientFailureRoutes } from './features/client-failures/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { helpRoutes } from './features/help/find-help.ts'
import { insightRoutes } from './features/insights/routes.ts'
import { maintenanceRoutes } from './features/maintenance/routes.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { newsletterRoutes } from './features/newsletter/subscribe.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { pageHeadRoutes } from './features/page-heads/routes.ts'
import { peopleRoutes } from './features/people/read-public-person.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { propertyRoutes } from './features/properties/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { savedSearchRoutes } from './features/saved-searches/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { sitemapRoutes } from './features/sitemap/read-sitemap.ts'
import { changePlanEnd } from './features/subscriptions/current-subscription.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { tenantProfileRoutes } from './features/tenant-profile/tenant-profile.ts'
import { verificationRoutes } from './features/verifications/routes.ts'
import { warningRoutes } from './features/warnings/own-warnings.ts'
import { refreshInsights } from './insight-sources.ts'
import type { Services } from './platform/request/context.ts'
import { docsPage } from './platform/request/docs-page.ts'
import { errorResponse } from './platform/request/error-response.ts'
import { openApi } from './platform/request/openapi.ts'
import { Refusal } from './platform/request/refusal.ts'
import type { Route } from './platform/request/route.ts'
import { serveRoute } from './platform/request/serve-route.ts'
import { rentingRoutes } from './renting/routes.ts'

/** Not a page, not to be framed, and not to be cached. */
const securityHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The assistant's tools can call these. */
const otherRoutes: readonly Route[] = [
  ...authRoutes,
  ...closingRoutes(changePlanEnd),
  ...exportRoutes,
  ...propertyRoutes,
  ...searchRoutes,
  ...savedSearchRoutes,
  ...rentingRoutes,
  ...maintenanceRoutes,
  ...notificationRoutes,
  ...warningRoutes,
  ...moderationRoutes({ mailConfirmation, deviceOf }),
  ...newsletterRoutes,
  ...tenantProfileRoutes,
  ...peopleRoutes,
  ...photoRoutes,
  ...documentRoutes,
  ...pageHeadRoutes,
  ...sitemapRoutes,
  ...helpRoutes,
  ...subscriptionRoutes,
  ...verificationRoutes,
  ...hubRoutes(refreshInsights),
  ...insightRoutes(refreshInsights),
  ...reminderRoutes,
  ...clientFailureRoutes,
]

/** @internal */
export const routes: readonly Route[] = [...otherRoutes, ...conversationRoutes(otherRoutes)]

interface AppOptions extends Omit<Services, 'addressOf'> {
  addressOf?: AddressOf
  isStopping?: () => boolean
}

/**
 * Without listening. Mount its `handle(request)` under `/api`, `/healthz` and `/readyz`. Limits are counted by what
 * `addressOf` returns.
 */
export const createApp = ({
  addressOf = () => undefined,
  isStopping = () => false,
  ...others
}: AppOptions) => {
  const services: Services = { ...others, addressOf }
  const { database, objects, mail, payments, screening, languageModel } = services
  const has = {
    mail: mail !== undefined,
    payments: payments !== undefined,
    screening: screening !== undefined,
    assistant: languageModel !== undefined,
  }
  const app = new Elysia()
    .headers(securityHeaders)
    .onTransform({ as: 'global' }, ({ request, route }) => noteRequest(request, { endpoint: route }))
    .onError(({ error, code }) => {
      const thrown = code === 'NOT_FOUND' ? new Refusal('not_found', 'There is no such call.') : error
      return errorResponse(thrown, Bun.randomUUIDv7())
    })
    .use(healthRoutes(database, { objects, has, isStopping }))
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
