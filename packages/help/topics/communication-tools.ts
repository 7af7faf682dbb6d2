import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Communication tools',
  summary: 'Answering inquiries and staying on the platform.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'answering',
      title: 'Answering inquiries',
      blocks: [
        {
          steps: [
            `Open [Inquiries](${sitePaths.landlordInquiries}) to see questions about your homes.`,
            'Send an answer, schedule a tour, or decline.',
            'The tenant is notified right away. You can answer more than once until the inquiry is closed.',
          ],
        },
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        `The bell at the top counts new inquiries, repairs and changes. You can read, filter and clear them in the [AI hub](${sitePaths.assistantTab('notifications')}).`,
        `If you are away, an email tells you of unread messages, once for each conversation until you have read it. You can turn that off under [Notification emails](${sitePaths.notificationSettings}).`,
      ],
    },
    {
      id: 'filter',
      title: 'The filter',
      blocks: [
        'We remove email addresses, phone numbers, websites, social media accounts and invitations to leave the platform from listings and messages. You can see what will be removed as you type. A message with too many of them can’t be sent, and repeated violations can keep you from posting.',
      ],
    },
    {
      id: 'conversations',
      title: 'Conversations',
      blocks: [
        `Each home that you and another person talk about has one conversation under [Messages](${sitePaths.messages}). It has your questions and answers, photos, and what happened, such as a scheduled tour.`,
        'You can close a conversation, and reopen it later. While it is closed, neither of you can write in it.',
      ],
    },
  ],
}
