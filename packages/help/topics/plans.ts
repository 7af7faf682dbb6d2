import * as sitePaths from '@portal/contract/site-paths'
import { comingFeatures, comingForTenants } from '@portal/contract/subscriptions/coming-soon'
import { plans } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import type { TextPage } from '../text-page.ts'

/** 'background check requests, document verification and 24/7 support'. */
const inLine = (features: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(features.map(feature => feature.toLowerCase()))

export const text: TextPage = {
  title: 'Plans and billing',
  summary: 'What the plans include, how they are billed and how to cancel.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'limits',
      title: 'What the plans include',
      blocks: [
        {
          table: {
            head: ['Plan', 'Inquiries per month', 'Listings'],
            rows: plans.map(({ planKey, name }) => {
              const { contacts, listings } = limitsByPlan[planKey]
              return [name, `${contacts ?? 'Unlimited'}`, `${listings ?? 'Unlimited'}`]
            }),
          },
        },
        {
          list: [
            'Basic and above: instant alerts for saved searches, and sharing contact details.',
            'Premium and above: sharing income, and comparing the applications for a home side by side.',
            'Enterprise: unlimited listings.',
          ],
        },
        `See prices and features on the [pricing page](${sitePaths.pricing}). Enterprise is for landlords only.`,
      ],
    },
    {
      id: 'coming',
      title: 'What is coming',
      blocks: [
        {
          comingSoon: `The plans list these features, but they aren’t available yet: ${inLine(comingFeatures)}. For tenants, ${inLine(comingForTenants)} isn’t available yet either.`,
        },
      ],
    },
    {
      id: 'buy',
      title: 'Buying and changing a plan',
      blocks: [
        {
          steps: [
            `Choose a monthly or yearly plan on the [pricing page](${sitePaths.pricing}).`,
            'Pay on our payment provider’s page. It brings you back here, and your plan starts within seconds.',
            'To change it later, choose another plan. Before you confirm, you’ll see what changes and what it costs today.',
          ],
        },
        'A change takes effect right away. The unused part of your current plan counts toward the new one. Anything left over is applied to your next invoices.',
        'If you switch to a smaller plan or back to Free, your homes stay listed. You can list new ones once you have fewer than the plan allows.',
      ],
    },
    {
      id: 'failed-payment',
      title: 'If a payment fails',
      blocks: [
        `You keep your plan for seven days. Open Billing Settings on your [subscription](${sitePaths.subscription}) page to pay or change your card. After that, you’re on the Free plan until you pay. Nothing is deleted.`,
      ],
    },
    {
      id: 'usage',
      title: 'Your usage',
      blocks: [
        `Your [subscription](${sitePaths.subscription}) shows it, and warns you above 80 percent. Monthly usage resets on the 1st, at midnight UTC.`,
      ],
    },
    {
      id: 'cancel',
      title: 'Canceling and reactivating',
      blocks: [
        'Choose Cancel Subscription on that page. Your plan stays active until the end of its billing period, and you can reactivate it until then. After that, you’re on the Free plan. Nothing is deleted.',
      ],
    },
    {
      id: 'invoices',
      title: 'Invoices',
      blocks: [
        'The five most recent are on the same page, with unpaid ones marked. Billing Settings has all of them.',
      ],
    },
  ],
}
