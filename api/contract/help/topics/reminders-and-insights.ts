import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Reminders and insights',
  summary: 'What the AI hub reminds you of, and the figures it finds for you.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'reminders',
      title: 'Setting a reminder',
      blocks: [
        {
          steps: [
            `Open [Reminders](${sitePaths.assistantTab('reminders')}) in the AI hub.`,
            'Say of what, and when. It can come once, or every day, week, month or year.',
            'When it is time you get a notification. Complete it, or snooze it until later.',
          ],
        },
        'The assistant can write one for you; you send it.',
      ],
    },
    {
      id: 'by-itself',
      title: 'Reminders from the portal',
      blocks: [
        'The portal also reminds you of scheduled work, of viewings, of the end of your subscription, and landlords of inquiries that wait for an answer. Times are those of the home’s time zone.',
      ],
    },
    {
      id: 'insights',
      title: 'Insights',
      blocks: [
        `[Insights](${sitePaths.assistantTab('insights')}) are figures worth knowing, computed from what is on the portal: for landlords how a rent compares with similar homes nearby, inquiries that wait, overdue repairs and homes with few inquiries; for tenants what homes like those of a saved search cost. Each shows its figures, and a way to act on it.`,
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        `The bell at the top counts what you have not read: inquiries, repairs, saved searches, reminders and changes of your plan. They come within seconds, and wait under [Notifications](${sitePaths.assistantTab('notifications')}).`,
      ],
    },
  ],
}
