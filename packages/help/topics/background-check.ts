import { acceptDays, releaseDays, validDays } from '@portal/contract/background-checks/lifecycle'
import { screeningProvider } from '@portal/contract/background-checks/provider'
import * as sitePaths from '@portal/contract/site-paths'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Background checks',
  summary: 'How a check works, and who sees the report.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'order',
      title: 'How it works',
      blocks: [
        {
          steps: [
            `A landlord asks for a check on your application’s page, or you order your own under [Verification](${sitePaths.profileVerification}).`,
            `You accept or decline within ${acceptDays} days. If you accept, enter your details on the page of ${screeningProvider.name}, which makes the report. We never see them.`,
            `You read the report first. The landlord can read it ${releaseDays} days later, unless you dispute it, or as soon as you release it.`,
          ],
        },
        `If something is wrong, choose Dispute, and dispute it with ${screeningProvider.name}, too, which can correct it. Others only ever see that your check is approved: for ${validDays} days, as long as your newest report is clear.`,
        `Some listings require a background check. That’s up to the landlord, so ask about it [before a tour](${sitePaths.helpWith('inquiries')}).`,
      ],
    },
    {
      id: 'what',
      title: 'What a check may include',
      blocks: [
        {
          list: [
            'Rental history and evictions',
            'Credit history',
            'Criminal records, where the law lets a landlord ask',
          ],
        },
        'In the United States a landlord needs your written permission, must tell you if a report led to a rejection, and must say who made the report. You can then see it for free and have mistakes corrected.',
      ],
    },
    {
      id: 'safe',
      title: 'Stay safe',
      blocks: [
        {
          list: [
            'Never send an ID or a Social Security number in a message.',
            'The portal will never ask you to pay for a check.',
            `[Don’t trust](${sitePaths.helpWith('staying-safe')}) anyone who asks for one in a message.`,
          ],
        },
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        `Only the person who asks or orders needs a [plan](${sitePaths.pricing}): Basic includes ${limitsByPlan.basic.backgroundChecks} a month, Premium any number. A check that was declined, not done in time or not completed doesn’t count.`,
      ],
    },
  ],
}
