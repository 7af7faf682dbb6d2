import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Background checks',
  summary: 'What a background check is, and what the portal does today.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'today',
      title: 'Today',
      blocks: [
        {
          comingSoon:
            'Ordering a background check on the portal. No check is made, none can be bought, and no badge for one is given before that.',
        },
        `Some listings say that a background check is required. This is the landlord’s condition: ask about it [before a viewing](${sitePaths.helpWith('inquiries')}).`,
      ],
    },
    {
      id: 'what',
      title: 'What a check may hold',
      blocks: [
        {
          list: [
            'Rental history and evictions',
            'Credit history',
            'Criminal records, as far as the law lets a landlord ask',
          ],
        },
        'In the United States a landlord needs your written permission, must tell you when a report led to a refusal, and must say who made the report. You may then see it for free and have mistakes corrected.',
      ],
    },
    {
      id: 'safe',
      title: 'Stay safe',
      blocks: [
        {
          list: [
            'Never send an identity document or a social security number in a message.',
            'Nobody from the portal asks you to pay for a check.',
            `Anyone who does so in a message is [not to be trusted](${sitePaths.helpWith('staying-safe')}).`,
          ],
        },
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        `The [plans](${sitePaths.pricing}) name background checks as coming soon. Do not buy a plan for them yet.`,
      ],
    },
  ],
}
