import { keptForDays } from '../../kept-for.ts'
import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'The assistant',
  summary: 'What you can ask it, what it does for you, and what it never does.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'asking',
      title: 'What you can ask',
      blocks: [
        `Open it with the button at the bottom right, or in the [AI hub](${sitePaths.assistant}). It answers in words, with cards of homes and links to our pages. You can ask it to`,
        {
          list: [
            'search for homes in plain words, and compare them;',
            'tell how your requests, inquiries, saved searches and notifications stand;',
            'tell your plan, your usage and your invoices;',
            'write a repair request, an inquiry, an answer, a reminder or a better text for a listing;',
            'explain how something works here, with the help page that says so.',
          ],
        },
      ],
    },
    {
      id: 'you-decide',
      title: 'You decide what is sent',
      blocks: [
        'Whatever it writes for you is shown as a filled form. Nothing is sent, changed or canceled until you press the button yourself.',
      ],
    },
    {
      id: 'never',
      title: 'What it never does',
      blocks: [
        {
          list: [
            'It sees only what you can see. It cannot read another person’s requests, messages or plan.',
            'It does not choose homes, neighborhoods or tenants by race, religion, family or any other class that the law protects.',
            'It gives no legal advice, and it does not know what is not on the portal.',
            'It is not for emergencies: in danger, call 911. It tells you so first, and it cannot call anyone for you.',
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'What becomes of your words',
      blocks: [
        `Your messages are answered by a language model. Contact details, card numbers and passwords are taken out before anything is sent to it, and your income, identity and documents are never sent. The model is run by the provider that the [Privacy Policy](${sitePaths.privacy}) names. Records of its calls are kept for ${keptForDays.modelLog} days. You can delete a conversation at any time: it is gone from your list at once, and from our database within 30 days.`,
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        'You can send 30 messages in five minutes, and there is a daily limit on how much the assistant reads and writes for you. It says when you can go on.',
      ],
    },
  ],
}
