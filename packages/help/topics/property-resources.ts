import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Property resources',
  summary: 'How to write a good listing, and what the law requires.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'title',
      title: 'Title and description',
      blocks: [
        {
          list: [
            'Name the type of home and what’s special about it: “Sunny two-bedroom by the park”.',
            'Answer common questions: light, noise, floor, heating, laundry, parking and transit.',
            'Say what’s missing. It saves both sides a tour.',
            'Leave out phone numbers, websites and social media accounts. We remove them.',
          ],
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Numbers',
      blocks: [
        `Look at [what similar homes cost](${sitePaths.search}) before you set the rent. Include the deposit and any minimum income. Tenants filter by size and rooms, so fill those in.`,
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      blocks: [
        'Add up to 30 photos in the “Photos” section when you list or edit a home. Drag them into order, or use the arrows; the first one is the cover. JPEG, PNG and WebP files of up to 10 MB work.',
        'Describe what each photo shows: people who can’t see it hear your words. We remove the place and time that cameras write into files.',
        'A home without photos shows a drawing labeled “Illustration”.',
      ],
    },
    {
      id: 'answering',
      title: 'Answer quickly',
      blocks: [
        `Tenants often contact several landlords. Answer within a day, even to say no. See [Communication tools](${sitePaths.helpWith('communication-tools')}).`,
      ],
    },
    {
      id: 'fair-housing',
      title: 'Fair housing',
      blocks: [
        'Describe the home, not the person you want. You may not refuse or discourage anyone because of race, color, religion, sex, disability, family status or national origin; many states and cities protect more, such as the source of income. Ask everyone the same questions, and use the same rules to decide.',
        'As you write a listing, the form points out wording that may exclude people, such as “adults only”, and suggests what to write instead. Assistance animals aren’t pets, so a no-pets home must allow them.',
      ],
    },
    {
      id: 'not-advice',
      title: 'Not legal advice',
      blocks: [
        'Laws vary by state and city. A lawyer or a landlord association can tell you what applies to you.',
      ],
    },
  ],
}
