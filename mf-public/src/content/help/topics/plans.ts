import * as sitePaths from '@portal/contract/site-paths'
import { plans } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import type { TextPage } from '../../text-page/text-page.ts'

export const text: TextPage = {
  title: 'Plans and billing',
  summary: 'What the plans allow, how they are billed, and how to cancel.',
  changed: '2026-11-21',
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
          comingSoon:
            'Buying a plan. Background checks, document verification, financial sharing, priority support and more are named by the plans and do not work yet.',
        },
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
        'The newest five are on the same page. An invoice that is not paid is marked. For older ones, write to [support@rental-portal.example](mailto:support@rental-portal.example).',
      ],
    },
  ],
}
