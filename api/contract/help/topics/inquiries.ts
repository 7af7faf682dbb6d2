import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Asking about a home',
  summary: 'Contact a landlord, ask for a viewing, and follow the answer.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'asking',
      title: 'Asking',
      blocks: [
        {
          steps: [
            'Open the home and choose Contact for a question, or Ask for a viewing.',
            'Say who you are and what you want to know. The portal marks what it would remove while you type.',
            `Send it. You find it under [Inquiries](${sitePaths.inquiries}).`,
          ],
        },
        'You need a tenant’s account. What you wrote is kept while you sign in.',
      ],
    },
    {
      id: 'states',
      title: 'What happens next',
      blocks: [
        {
          table: {
            head: ['State', 'What it means'],
            rows: [
              ['Pending', 'The landlord has not answered yet.'],
              ['Responded', 'There is an answer.'],
              ['Scheduled', 'A time for a viewing is set.'],
              ['Completed', 'It is settled.'],
              ['Declined', 'The landlord said no.'],
              ['Cancelled', 'You took it back.'],
              ['Expired', 'It ended without an answer.'],
            ],
          },
        },
      ],
    },
    {
      id: 'taking-back',
      title: 'Taking it back',
      blocks: ['As long as it is not settled, Cancel inquiry takes it back.'],
    },
    {
      id: 'contact-details',
      title: 'Why contact details are removed',
      blocks: [
        `Email addresses, phone numbers, websites and the like are taken out of every message, and a message with too many is not sent. This keeps both sides where they are protected: see [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
      ],
    },
    {
      id: 'limits',
      title: 'How many',
      blocks: [
        `Ten inquiries a month on the Free plan, 50 on Basic, and as many as you like on Premium. Months begin on the first, at midnight UTC. Your [subscription](${sitePaths.subscription}) shows how many you used.`,
      ],
    },
  ],
}
