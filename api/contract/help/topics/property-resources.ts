import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Property resources',
  summary: 'What makes a listing work, and what the law asks of you.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'title',
      title: 'Title and description',
      blocks: [
        {
          list: [
            'Name the kind of home and what is special: "Sunny two-bedroom by the park".',
            'Say what a person asks first: light, noise, floor, heating, laundry, parking, transit.',
            'Say what is not there. It saves both sides a viewing.',
            'No phone numbers, addresses of websites or names on networks: they are removed.',
          ],
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Numbers',
      blocks: [
        `Look at [what similar homes cost](${sitePaths.search}) before you set the rent. Say the deposit, and the income that you ask for if you have a rule. Size and rooms are what people filter by: leave none out.`,
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures',
      blocks: [
        'Bright, level, each room once, the best one first. Give web addresses of the pictures. Without any, the portal shows a drawing with the label "Illustration".',
        { comingSoon: 'Uploading pictures from your device.' },
      ],
    },
    {
      id: 'answering',
      title: 'Answer soon',
      blocks: [
        `People ask several landlords at once. Answer within a day, also to say no: see [Communication tools](${sitePaths.helpWith('communication-tools')}).`,
      ],
    },
    {
      id: 'fair-housing',
      title: 'Fair housing',
      blocks: [
        'Describe the home, not the person you want. You may not refuse or discourage anyone because of race, color, religion, sex, disability, family status or national origin; many states and cities protect more, such as the source of income. Ask everyone the same, and decide by the same rules.',
        'While you write a listing, the form points out words that seem to choose people, such as “adults only”, and says what to write instead. Assistance animals are not pets: a home without pets must admit them.',
      ],
    },
    {
      id: 'not-advice',
      title: 'Not legal advice',
      blocks: [
        'The law differs from state to state and from city to city. A lawyer or your landlords’ association can tell you what holds for you.',
      ],
    },
  ],
}
