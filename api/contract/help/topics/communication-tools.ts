import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Communication tools',
  summary: 'Answering inquiries, and staying on the platform.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'answering',
      title: 'Answering inquiries',
      blocks: [
        {
          steps: [
            `Open [Inquiries](${sitePaths.landlordInquiries}) of your homes. The oldest without an answer waits longest.`,
            'Answer in words, set a date for a viewing, or decline.',
            'The tenant is notified at once. You may answer more than once until it is settled.',
          ],
        },
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        `The bell at the top counts what is new: inquiries, repairs, changes. All of it is in the [AI hub](${sitePaths.assistantTab('notifications')}), where you can filter it and mark it as read.`,
        { comingSoon: 'Notifications by email.' },
      ],
    },
    {
      id: 'filter',
      title: 'The filter',
      blocks: [
        'Email addresses, phone numbers, websites, social media accounts and invitations to other channels are removed from listings and messages. You see what will be removed while you type. A message with too many of them is not sent. Three confirmed violations end your right to post.',
      ],
    },
    {
      id: 'conversations',
      title: 'Conversations',
      blocks: [
        { comingSoon: 'A conversation for each home, with pictures and viewing times to choose from.' },
      ],
    },
  ],
}
