import * as sitePaths from '../../site-paths.ts'
import { comingCapabilities, comingFeatures } from '../../subscriptions/coming-soon.ts'
import { plans } from '../../subscriptions/plan.ts'
import { limitsByPlan } from '../../subscriptions/plan-limit.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Plans and billing',
  summary: 'What the plans allow, how they are billed, and how to cancel.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'limits',
      title: 'What the plans allow',
      blocks: [
        {
          table: {
            head: ['Plan', 'Inquiries a month', 'Listings'],
            rows: plans.map(({ planKey, name }) => {
              const { contacts, listings } = limitsByPlan[planKey]
              return [name, `${contacts ?? 'Unlimited'}`, `${listings ?? 'Unlimited'}`]
            }),
          },
        },
        `Prices and everything else are on the [pricing page](${sitePaths.pricing}). Enterprise is for landlords.`,
      ],
    },
    {
      id: 'coming',
      title: 'What is coming',
      blocks: [
        {
          comingSoon: `${[...comingCapabilities, ...comingFeatures].join(', ')}. The plans name them, and they do not work yet.`,
        },
      ],
    },
    {
      id: 'buy',
      title: 'Buying and changing a plan',
      blocks: [
        {
          steps: [
            `Choose a plan on the [pricing page](${sitePaths.pricing}), by the month or by the year.`,
            'Pay on our payment provider’s page. It leads back here, and your plan begins within seconds.',
            'To change it later, choose another plan. You see what changes and what it costs today before you confirm.',
          ],
        },
        'A change takes effect at once. What is left of your present plan counts toward the new one; if it is worth more, the rest is kept for your next invoices.',
        'After a change to a smaller plan, or back to Free, your homes stay listed. You can list new ones once you have fewer than the plan allows.',
      ],
    },
    {
      id: 'failed-payment',
      title: 'When a payment does not go through',
      blocks: [
        `You keep your plan for seven days. Open Billing Settings on your [subscription](${sitePaths.subscription}) page, and pay or change your card there. After that you are on the Free plan until you pay; nothing is deleted.`,
      ],
    },
    {
      id: 'usage',
      title: 'How much you used',
      blocks: [
        `Your [subscription](${sitePaths.subscription}) shows it, and warns you above 80 percent. What counts by the month starts again on the first, at midnight UTC.`,
      ],
    },
    {
      id: 'cancel',
      title: 'Canceling and reactivating',
      blocks: [
        'Choose Cancel Subscription on that page. The plan stays active until the end of its billing period. Until then Reactivate takes the cancellation back. After it you are on the Free plan; nothing is deleted.',
      ],
    },
    {
      id: 'invoices',
      title: 'Invoices',
      blocks: [
        'The newest five are on the same page. An invoice that is not paid is marked. Billing Settings has all of them.',
      ],
    },
  ],
}
