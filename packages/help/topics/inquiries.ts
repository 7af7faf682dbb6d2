import { unansweredDays } from '@portal/contract/inquiries/expiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Asking about a home',
  summary: 'Contact a landlord, request a tour and see the reply.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'asking',
      title: 'How to contact a landlord',
      blocks: [
        {
          steps: [
            'Choose Contact on a home to ask a question, or open it and choose Request a tour.',
            'Say who you are and what you want to know. As you type, you can see what will be removed.',
            `Send it. The conversation with the landlord is under [Messages](${sitePaths.messages}), and its status under [Inquiries](${sitePaths.inquiries}).`,
          ],
        },
        'You need a tenant account. We keep your draft while you sign in.',
      ],
    },
    {
      id: 'states',
      title: 'What happens next',
      blocks: [
        {
          table: {
            head: ['Status', 'What it means'],
            rows: [
              [inquiryStatusWords.pending, 'The landlord can answer, or propose tour times.'],
              [inquiryStatusWords.responded, 'The landlord has answered.'],
              [inquiryStatusWords.scheduled, 'A time for a tour is set.'],
              [inquiryStatusWords.completed, 'The tour is over, or the landlord closed the inquiry.'],
              [inquiryStatusWords.declined, 'The landlord said no.'],
              [inquiryStatusWords.cancelled, 'You canceled it.'],
              [inquiryStatusWords.expired, `No answer came within ${unansweredDays} days.`],
            ],
          },
        },
      ],
    },
    {
      id: 'tours',
      title: 'Setting a time for a tour',
      blocks: [
        {
          steps: [
            'When you request a tour, you can add up to three times that suit you.',
            'The landlord accepts one of them, or proposes up to five others.',
            `Choose one of those under [Inquiries](${sitePaths.inquiries}). The tour is set once you do.`,
          ],
        },
        'Times are on the home’s clock. Either of you can cancel a tour, and the landlord can propose new times. Afterward, the landlord records whether it took place.',
        `Choose Add to calendar on a tour, or connect your whole calendar under [Emails and calendar](${sitePaths.notificationSettings}).`,
      ],
    },
    {
      id: 'taking-back',
      title: 'Canceling',
      blocks: [
        'You can cancel an inquiry until it is closed, or until the time of its tour has come. Choose Cancel inquiry. After that time, you can report that the landlord didn’t show up.',
      ],
    },
    {
      id: 'contact-details',
      title: 'Why contact details are removed',
      blocks: [
        `We remove email addresses, phone numbers and websites from every message, and a message with too many can’t be sent. This helps protect both sides. See [Staying safe](${sitePaths.helpWith('staying-safe')}).`,
      ],
    },
    {
      id: 'limits',
      title: 'How many inquiries you can send',
      blocks: [
        `You can send ten inquiries a month on the Free plan, 50 on Basic, and as many as you like on Premium. An inquiry without an answer doesn’t count. Usage resets on the 1st. Your [subscription](${sitePaths.subscription}) shows how many you’ve sent.`,
      ],
    },
  ],
}
