import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Application tracking',
  summary: 'Where your inquiries stand today, and what comes next.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'today',
      title: 'What you can follow today',
      blocks: [
        `Each question and each viewing that you asked for is under [Inquiries](${sitePaths.inquiries}), with its state, the answer and the date of the viewing. You get a notification when something changes.`,
        `What the states mean is in [Asking about a home](${sitePaths.helpWith('inquiries')}).`,
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      blocks: [
        {
          comingSoon:
            'Applying for a home on the portal, with exactly what you choose to share, and following each step until the decision.',
        },
        'Until then an application is agreed between you and the landlord after a viewing. Never pay a fee or a deposit for a home that you have not seen.',
      ],
    },
    {
      id: 'good-to-keep',
      title: 'Good to keep',
      blocks: [
        {
          list: [
            'The address and the rent of each home, and when you asked.',
            'What was said at the viewing about deposit, repairs and the move-in date.',
            'Copies of everything that you sign.',
          ],
        },
      ],
    },
  ],
}
