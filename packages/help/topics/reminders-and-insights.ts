import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Reminders and insights',
  summary: 'Reminders, insights and notifications in the AI hub.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'reminders',
      title: 'Setting a reminder',
      blocks: [
        {
          steps: [
            `Open [Reminders](${sitePaths.assistantTab('reminders')}) in the AI hub.`,
            'Say what to remind you of, when (once, or every day, week, month or year) and how important it is.',
            'You’ll get a notification when it’s time. Mark it as done, or snooze it.',
          ],
        },
        'The assistant can also draft one for you.',
      ],
    },
    {
      id: 'by-itself',
      title: 'Automatic reminders',
      blocks: [
        'The portal also reminds you about scheduled repairs, tours and the end of your subscription, reminds tenants of the rent three days before it is due, and landlords of unanswered inquiries. Times are in the home’s time zone.',
      ],
    },
    {
      id: 'insights',
      title: 'Insights',
      blocks: [
        `[Insights](${sitePaths.assistantTab('insights')}) are based on what’s on the portal. Landlords see how their rent compares with similar homes nearby, which inquiries, applications, repairs and listings need attention, and which home is vacant or soon free, but not listed. Tenants see what the homes in a saved search cost, and whom they may rate. Both see what they may have missed: messages, offers that expire soon, and notices. Each insight shows its figures and what you can do.`,
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        `The bell at the top counts unread notifications about inquiries, repairs, saved searches, reminders and your plan. They arrive within seconds. Press it to read the newest, or see all under [Notifications](${sitePaths.assistantTab('notifications')}). New homes for your saved searches also come by email, once you confirmed your address; you can turn that off under [Emails and calendar](${sitePaths.notificationSettings}).`,
      ],
    },
  ],
}
