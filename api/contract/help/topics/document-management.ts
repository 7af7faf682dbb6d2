import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Document management',
  summary: 'Where documents belong while the portal has no place for them yet.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'today',
      title: 'Today',
      blocks: [
        {
          comingSoon:
            'A private place for documents, with five files of up to 10 MB each, which you share with one person and can take back.',
        },
        `The box on the [start page](${sitePaths.home}) is a demonstration. It sends nothing and keeps nothing.`,
      ],
    },
    {
      id: 'until-then',
      title: 'Until then',
      blocks: [
        {
          list: [
            'Show documents when you meet, or hand over copies on paper.',
            'Write "only for renting, date, name of the landlord" across a copy of an identity document.',
            'Keep what you signed, and what you got, in two places.',
            `Never send documents in messages: see [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
          ],
        },
      ],
    },
    {
      id: 'which',
      title: 'Which ones matter',
      blocks: [
        {
          list: [
            'Lease and house rules',
            'Receipt of the deposit',
            'Report and pictures of the move-in',
            'Letters about rent and repairs',
          ],
        },
      ],
    },
  ],
}
