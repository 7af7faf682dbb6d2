import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Background checks',
  summary: 'What a background check is, and what’s coming.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'today',
      title: 'Today',
      blocks: [
        {
          comingSoon:
            'Ordering a background check on the portal. Until then, the portal doesn’t sell or run any checks.',
        },
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
        `Background checks are listed in our [plans](${sitePaths.pricing}) as coming soon. Don’t buy a plan for them yet.`,
      ],
    },
  ],
}
