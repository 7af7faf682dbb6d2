import { Insight } from '@portal/contract/assistant/insight'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { FoundTopic, helpEndpoints } from '@portal/contract/help/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { Notification } from '@portal/contract/notifications/notification'
import { withComingSoon } from '@portal/contract/subscriptions/coming-soon'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { CurrentSubscription, Invoice, OfferedPlan, Usage } from '@portal/contract/subscriptions/subscription'
import { timestamp } from '@portal/contract/values/text'
import * as z from 'zod/mini'
import { listOf, pageOf } from './named-fields.ts'
import { readingTool } from './tool.ts'

const PlanFacts = z.pick(OfferedPlan, {
  planKey: true,
  name: true,
  description: true,
  monthlyPrice: true,
  yearlyPrice: true,
  features: true,
  userTypes: true,
})

const SubscriptionFacts = z.pick(CurrentSubscription, {
  planName: true,
  status: true,
  amount: true,
  currency: true,
  billingPeriod: true,
  periodCount: true,
  currentPeriodEnd: true,
  nextBillingDate: true,
  cancelAtPeriodEnd: true,
  endsAt: true,
  graceEndsAt: true,
})

const UsageFacts = z.pick(Usage, { listings: true, contacts: true, backgroundChecks: true })

const TopicFacts = z.pick(FoundTopic, { title: true, path: true, summary: true, parts: true })

const InvoiceFacts = z.extend(z.pick(Invoice, { amount: true, currency: true, status: true }), {
  created: timestamp,
})

/** The provider counts in seconds since 1970. */
const withMoment = (invoice: Invoice) => ({
  ...invoice,
  created: new Date(invoice.created * 1000).toISOString(),
})

const NotificationFacts = z.pick(Notification, {
  title: true,
  message: true,
  type: true,
  priority: true,
  isRead: true,
  actionUrl: true,
  createdAt: true,
})

const ReminderFacts = z.pick(Reminder, {
  title: true,
  description: true,
  priority: true,
  isRecurring: true,
  recurringPattern: true,
  nextReminderAt: true,
  dueAt: true,
  timeZone: true,
})

const InsightFacts = z.pick(Insight, {
  title: true,
  summary: true,
  content: true,
  category: true,
  priority: true,
  recommendations: true,
  actionUrl: true,
  createdAt: true,
})

export const accountTools = [
  readingTool({
    name: 'read_my_plan',
    description: "The person's paid plan. Null or canceled: they are on the Free plan.",
    endpoint: subscriptionEndpoints.current,
    toResult: subscription => subscription && SubscriptionFacts.parse(subscription),
  }),
  readingTool({
    name: 'read_my_usage',
    description:
      "How much of the plan's limits is used: listings, contacts (inquiries a month), background checks a month.",
    endpoint: subscriptionEndpoints.usage,
    toResult: usage => UsageFacts.parse(usage),
  }),
  readingTool({
    name: 'list_my_invoices',
    description: "The person's invoices, newest first.",
    endpoint: subscriptionEndpoints.invoices,
    toResult: invoices => listOf('invoices', invoices.map(withMoment), InvoiceFacts),
  }),
  readingTool({
    name: 'list_plans',
    description:
      'The plans for sale, with their prices in dollars and their features. Those with “(Coming soon)” do not work yet: always say so.',
    endpoint: subscriptionEndpoints.plans,
    toResult: ({ plans }) => {
      const offers = plans.map(plan => ({ ...plan, features: plan.features.map(withComingSoon) }))
      return listOf('plans', offers, PlanFacts)
    },
  }),
  readingTool({
    name: 'list_notifications',
    description: "The person's notifications, newest first.",
    endpoint: notificationEndpoints.list,
    toResult: ({ notifications, nextCursor }) =>
      pageOf('notifications', notifications, NotificationFacts, nextCursor),
  }),
  readingTool({
    name: 'list_reminders',
    description: "The person's reminders, the next one first.",
    endpoint: reminderEndpoints.list,
    toResult: ({ reminders, nextCursor }) => pageOf('reminders', reminders, ReminderFacts, nextCursor),
  }),
  readingTool({
    name: 'list_insights',
    description: 'What the portal has noticed for the person, newest first.',
    endpoint: insightEndpoints.list,
    toResult: ({ insights }) => listOf('insights', insights, InsightFacts),
  }),
  readingTool({
    name: 'search_help',
    description:
      'What the help pages say about a question: how renting works here, applications, payments, privacy, plans, the rules. Link to what you use.',
    endpoint: helpEndpoints.find,
    arguments: z.object({ q: z.string() }),
    toResult: ({ topics }) => listOf('topics', topics, TopicFacts),
    sourcesIn: ({ topics }) => topics.map(({ title, path }) => ({ title, path })),
  }),
]
