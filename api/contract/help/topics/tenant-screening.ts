import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Tenant screening',
  summary: 'What you can know about a tenant today, and how to choose fairly.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'today',
      title: 'What you see today',
      blocks: [
        `Who wrote to you stands under [Inquiries](${sitePaths.landlordInquiries}), with what they wrote. Their page shows their name, since when they are here, and what they made public: where they want to live, their highest rent and their employment.`,
        'A verified badge is shown only after a check. Its absence says nothing against anyone.',
      ],
    },
    {
      id: 'coming',
      title: 'What is coming',
      blocks: [
        {
          comingSoon:
            'Background checks, verified documents, and asking a tenant to share more of the profile by consent.',
        },
        'Until then, ask to see documents when you meet. Do not ask for them in messages.',
      ],
    },
    {
      id: 'fair',
      title: 'How to choose a tenant fairly',
      blocks: [
        {
          list: [
            'Write down your rules before the first inquiry, and keep to them.',
            'Ask everyone the same questions.',
            'Answer those you refuse, too.',
            `Know what the law protects: see [Property resources](${sitePaths.helpWith('property-resources')}).`,
          ],
        },
      ],
    },
  ],
}
