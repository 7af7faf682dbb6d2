import { expect } from 'bun:test'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { maxSavedSearches } from '@portal/contract/saved-searches/saved-search'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { newPageToken } from '@portal/server/page-token'
import { eq } from 'drizzle-orm'
import { clientReports } from '../../src/schema/client-reports.ts'
import { aiInsights, insightRefreshes } from '../../src/schema/insights.ts'
import { newsletterSubscribers } from '../../src/schema/newsletter.ts'
import { aiNotifications } from '../../src/schema/notifications.ts'
import { tenantProfiles } from '../../src/schema/people.ts'
import { savedSearches } from '../../src/schema/saved-searches.ts'
import { subscriptionPlans, userSubscriptions } from '../../src/schema/subscriptions.ts'
import { platformWarnings } from '../../src/schema/warnings.ts'
import { newInsight } from '../new-insight.ts'
import { pagesKey, registration } from '../test-app.ts'
import { calling, type Race, statusesOf, times } from './race.ts'

const { markRead, markAllRead, delete: remove } = notificationEndpoints
const { acknowledge } = warningEndpoints
const { cancel, reactivate } = subscriptionEndpoints

export const ownThingsRaces: readonly Race[] = [
  {
    name: 'a notification read and deleted',
    endpoints: [markRead, markAllRead, remove],
    round: async ({ database, tenant }, meet) => {
      const id = Bun.randomUUIDv7()
      await database.insert(aiNotifications).values({
        id,
        userId: tenant.user.id,
        title: 'News',
        message: 'Something happened.',
        type: 'info',
        category: 'platform',
      })
      const params = { id }
      const {
        read,
        all,
        delete: deleted,
      } = await meet({
        read: times(2, () => calling(tenant, markRead, { params })),
        all: [calling(tenant, markAllRead)],
        delete: times(2, () => calling(tenant, remove, { params })),
      })
      expect([statusesOf(all), statusesOf(deleted)]).toEqual([[200], [204, 404]])
      for (const { status } of read) expect([200, 404]).toContain(status)
      expect(await database.$count(aiNotifications, eq(aiNotifications.id, id))).toBe(0)
    },
  },
  {
    name: 'the last saved search, and one deleted while it is renamed',
    endpoints: [savedSearchEndpoints.create, savedSearchEndpoints.update, savedSearchEndpoints.delete],
    round: async ({ database, tenant }, meet) => {
      const isOwn = eq(savedSearches.userId, tenant.user.id)
      await database.delete(savedSearches).where(isOwn)
      const fields = {
        userId: tenant.user.id,
        name: 'Near work',
        alert: 'never',
        filters: {},
        zone: 'UTC',
      } as const
      const id = Bun.randomUUIDv7()
      const others = times(maxSavedSearches - 2, () => fields)
      await database.insert(savedSearches).values([{ ...fields, id }, ...others])
      const body = { name: 'Near the park', alert: 'never', filters: {} }
      const params = { id }
      const {
        save,
        rename,
        delete: deleted,
      } = await meet({
        save: times(4, () => calling(tenant, savedSearchEndpoints.create, { body })),
        rename: times(2, () => calling(tenant, savedSearchEndpoints.update, { params, body })),
        delete: times(2, () => calling(tenant, savedSearchEndpoints.delete, { params })),
      })
      expect(statusesOf(deleted)).toEqual([204, 404])
      for (const { status } of rename) expect([200, 404]).toContain(status)
      const saved = save.filter(({ status }) => status === 201).length
      expect([1, 2]).toContain(saved)
      expect(await database.$count(savedSearches, isOwn)).toBe(maxSavedSearches - 2 + saved)
      await database.delete(savedSearches).where(isOwn)
    },
  },
  {
    name: 'an insight acted on twice, while others are computed',
    endpoints: [actOnInsightEndpoints.act],
    round: async ({ database, visitor }, meet) => {
      // Someone new, for whom nothing waits that other races left behind.
      const tenant = visitor()
      const { user } = await tenant.call(accountEndpoints.register, { body: registration() })
      const { id: userId } = user
      const id = Bun.randomUUIDv7()
      await database.delete(insightRefreshes).where(eq(insightRefreshes.userId, userId))
      await database.insert(aiInsights).values({ ...newInsight(userId), id })
      const { act, list } = await meet({
        act: times(3, () => calling(tenant, actOnInsightEndpoints.act, { params: { id } })),
        list: times(2, () => calling(tenant, insightEndpoints.list)),
      })
      expect(statusesOf(list)).toEqual([200, 200])
      for (const { status } of act) expect([200, 404]).toContain(status)
      expect(await database.$count(aiInsights, eq(aiInsights.userId, userId))).toBe(0)
    },
  },
  {
    name: 'a warning acknowledged twice',
    endpoints: [acknowledge],
    round: async ({ database, tenant }, meet) => {
      const id = Bun.randomUUIDv7()
      const fields = { warningType: 'platform_policy', message: 'Please stay on the platform.' }
      await database.insert(platformWarnings).values({ ...fields, id, userId: tenant.user.id })
      const { acknowledge: answers } = await meet({
        acknowledge: times(3, () => calling(tenant, acknowledge, { params: { id } })),
      })
      expect(statusesOf(answers)).toEqual([200, 200, 200])
      const [stored] = await database.select().from(platformWarnings).where(eq(platformWarnings.id, id))
      for (const { body } of answers)
        expect(body.warning).toMatchObject({ isAcknowledged: true, acknowledgedAt: stored?.acknowledgedAt })
    },
  },
  {
    name: 'the lowest and the highest rent of a profile',
    endpoints: [tenantProfileEndpoints.update],
    round: async ({ database, tenant }, meet) => {
      const put = (body: object) => calling(tenant, tenantProfileEndpoints.update, { body })
      const isTenants = eq(tenantProfiles.userId, tenant.user.id)
      await database.delete(tenantProfiles).where(isTenants)
      const { low, high } = await meet({ low: [put({ minRent: 3000 })], high: [put({ maxRent: 1000 })] })
      expect(statusesOf([...low, ...high])).toEqual([200, 422])
      const [stored] = await database.select().from(tenantProfiles).where(isTenants)
      expect([stored?.minRent, stored?.maxRent].filter(Boolean)).toHaveLength(1)
    },
  },
  {
    name: 'a subscription canceled and reactivated',
    endpoints: [cancel, reactivate],
    round: async ({ database, tenant }, meet) => {
      const userId = tenant.user.id
      const isTenants = eq(userSubscriptions.userId, userId)
      const [plan] = await database.select().from(subscriptionPlans).limit(1)
      await database.delete(userSubscriptions).where(isTenants)
      await database.insert(userSubscriptions).values({ userId, planId: plan?.id ?? '', status: 'active' })
      const answers = await meet({
        cancel: times(2, () => calling(tenant, cancel)),
        reactivate: times(2, () => calling(tenant, reactivate)),
      })
      expect(statusesOf(Object.values(answers).flat())).toEqual([200, 200, 200, 200])
      const [stored] = await database.select().from(userSubscriptions).where(isTenants)
      expect(stored?.cancelAtPeriodEnd).toBe(stored?.canceledAt !== null)
    },
  },
  {
    name: 'the reports of one page, in either order',
    endpoints: [clientFailureEndpoints.report],
    round: async ({ database, visitor }, meet) => {
      await database.delete(clientReports)
      const token = newPageToken(pagesKey)
      const reports = ['1.0.0', '1.0.1', '1.0.2'].map(version => ({
        app: 'mf-tenant',
        version,
        kind: 'failure',
        stage: 'mount',
        message: 'It broke',
      }))
      const { report } = await meet({
        report: times(4, index =>
          calling(visitor(), clientFailureEndpoints.report, {
            body: { token, reports: index % 2 === 0 ? reports : reports.toReversed() },
          }),
        ),
      })
      expect(statusesOf(report)).toEqual([202, 202, 202, 202])
      expect(await database.$count(clientReports)).toBe(3)
    },
  },
  {
    name: 'one address for the newsletter',
    endpoints: [newsletterEndpoints.subscribe],
    round: async ({ database, visitor }, meet) => {
      await database.delete(newsletterSubscribers)
      const { subscribe } = await meet({
        subscribe: times(3, index =>
          calling(visitor(), newsletterEndpoints.subscribe, {
            body: { email: index === 0 ? 'READER@example.org' : 'reader@example.org' },
          }),
        ),
      })
      expect(statusesOf(subscribe)).toEqual([202, 202, 202])
      expect(await database.$count(newsletterSubscribers)).toBe(1)
    },
  },
]
