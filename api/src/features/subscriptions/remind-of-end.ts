import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { eq } from 'drizzle-orm'
import { keepReminders } from '../../domain/keep-reminders.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscriptionPlans, userSubscriptions } from '../../schema/subscriptions.ts'

const daysBefore = 3

/** Reminds a locked person three days before their plan ends, as long as it is not set to renew. */
export const remindOfEnd = async (transaction: Database, userId: string): Promise<void> => {
  const subscriptions = await transaction
    .select({ subscription: userSubscriptions, planName: subscriptionPlans.name })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId))
  for (const { subscription, planName } of subscriptions) {
    const { id, status, endsAt } = subscription
    const isEnding = status !== 'canceled' && endsAt && Date.parse(endsAt) > Date.now()
    await keepReminders(
      transaction,
      { relatedEntityType: 'subscription', relatedEntityId: id },
      isEnding
        ? [
            {
              userId,
              reminderType: 'plan_end',
              title: `Your ${planName} plan ends soon`,
              description: `It ends on ${momentInWords(endsAt, null)} and does not renew.`,
              remindAt: new Date(Date.parse(endsAt) - daysBefore * 86_400_000).toISOString(),
              timeZone: 'UTC',
              actionUrl: sitePaths.subscription,
            },
          ]
        : [],
    )
  }
}
