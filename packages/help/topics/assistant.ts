import { keptForDays } from '@portal/contract/kept-for'
import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'The assistant',
  summary: 'What it can do for you, and what it can’t.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'asking',
      title: 'What you can ask',
      blocks: [
        `Open it with the button at the bottom right, or in the [AI hub](${sitePaths.assistant}). It answers with text, homes and links to our pages. You can ask it to`,
        {
          list: [
            'search for homes in plain words, and compare them;',
            'check on your repairs, messages, applications, tenancies and notifications;',
            'look up your plan, your usage and your invoices;',
            'draft a repair request, an inquiry, an answer, tour times, a message, a reminder or a better text for a listing;',
            'explain how something works here, with a link to the help page.',
          ],
        },
      ],
    },
    {
      id: 'you-decide',
      title: 'It never sends messages without asking you',
      blocks: [
        'Anything it writes for you appears in a form that you can edit. Nothing is sent, changed or canceled until you press the button.',
      ],
    },
    {
      id: 'never',
      title: 'What it can’t do',
      blocks: [
        {
          list: [
            'It sees only what you can see. It cannot read another person’s requests, messages or plan.',
            'It does not choose homes, neighborhoods or tenants by race, religion, family or any other class protected by law.',
            'It doesn’t give legal advice, and it only knows what’s on the portal.',
            'It isn’t for emergencies. If you’re in danger, call 911. It can’t call anyone for you.',
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'How your messages are used',
      blocks: [
        `A language model answers your messages. We remove contact details, card numbers and passwords before we send anything to it, and never send your income, identity or documents. The [Privacy Policy](${sitePaths.privacy}) says who runs the model. We keep records of its calls for ${keptForDays.modelLog} days. You can delete a conversation at any time: it disappears from your list right away, and from our database within 30 days.`,
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        'You can send 30 messages in five minutes, and there is a daily limit on how much the assistant reads and writes for you. It tells you when you can continue.',
      ],
    },
  ],
}
