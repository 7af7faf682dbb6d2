import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Application tracking',
  summary: 'Where your inquiries stand today, and what comes next.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'today',
      title: 'What you can follow today',
      blocks: [
        `Your questions and tour requests are under [Inquiries](${sitePaths.inquiries}), with their status, the reply and the date of the tour. You’ll get a notification when something changes.`,
        `To see what each status means, read [Asking about a home](${sitePaths.helpWith('inquiries')}).`,
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      blocks: [
        {
          comingSoon:
            'Applying for a home on the portal, choosing what to share, and following each step until the decision.',
        },
        'Until then, you apply directly with the landlord after a tour. Never pay a fee or a deposit for a home that you haven’t seen.',
      ],
    },
    {
      id: 'good-to-keep',
      title: 'What to keep',
      blocks: [
        {
          list: [
            'The address and rent of each home, and when you asked.',
            'What was said at the tour about the deposit, repairs and the move-in date.',
            'Copies of everything you sign.',
          ],
        },
      ],
    },
  ],
}
