import { unansweredDays } from '@portal/contract/inquiries/expiry'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Communication tools',
  summary: 'Messages, answers to inquiries, and staying on the platform.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'answering',
      title: 'Answering inquiries',
      blocks: [
        {
          steps: [
            `Open [Inquiries](${sitePaths.landlordInquiries}) to see questions about your homes.`,
            'Send an answer, propose tour times, or decline. The tenant chooses one of your times, or you accept one that they asked for.',
            'Once a home is taken, choose “It’s taken: tell the others” on its page. It declines everyone who still asks.',
            'The tenant is notified right away. You can answer more than once until the inquiry is closed.',
          ],
        },
        `An inquiry that you don’t answer within ${unansweredDays} days expires. Your profile says how fast you usually answer.`,
        `The [assistant](${sitePaths.assistant}) can draft an answer or tour times. Nothing is sent until you send it.`,
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        `The bell at the top counts new inquiries, repairs and changes. You can read, filter and clear them in the [AI hub](${sitePaths.assistantTab('notifications')}).`,
        `If you’re away, we email you about unread messages: once for each conversation until you read it. We also email you about applications, such as a new one, an offer or a decline. You can turn both off under [Emails and calendar](${sitePaths.notificationSettings}).`,
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
        `Each home, tenant and landlord have one conversation, under [Messages](${sitePaths.messages}). It begins when a tenant asks about the home, and shows everything that was said and what happened, such as a scheduled tour.`,
        {
          list: [
            'Your turn lists what needs your answer. After each one, Next opens the oldest that’s left.',
            'Search finds people, homes and words. Saved replies keep what you write often.',
            'New messages appear while the page is open. Your menu shows how many conversations are unread.',
            'Add up to five photos to a message. Only the two of you can see them.',
            'Messages can’t be changed or deleted, so there’s a record of what was said.',
            'Archive a conversation to stop messages in it. Both of you can still read it, and you can reopen it.',
          ],
        },
      ],
    },
  ],
}
