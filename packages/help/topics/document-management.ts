import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Document management',
  summary: 'What to do with documents until you can keep them here.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'today',
      title: 'Today',
      blocks: [
        {
          comingSoon:
            'A private place for up to five documents, 10 MB each, that you can share with one person and stop sharing at any time.',
        },
        `The upload box on the [home page](${sitePaths.home}) is a demo. Nothing is uploaded.`,
      ],
    },
    {
      id: 'until-then',
      title: 'Until then',
      blocks: [
        {
          list: [
            'Show documents in person, or hand over paper copies.',
            'Write “For rental application only”, the date and the landlord’s name across any copy of your ID.',
            'Keep signed documents and receipts in two places.',
            `Never send documents in messages. See [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
          ],
        },
      ],
    },
    {
      id: 'which',
      title: 'Which documents matter',
      blocks: [
        {
          list: [
            'Lease and house rules',
            'Receipt for the deposit',
            'Move-in report and pictures',
            'Letters about rent and repairs',
          ],
        },
      ],
    },
  ],
}
