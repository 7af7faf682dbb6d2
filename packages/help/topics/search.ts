import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Finding a home',
  summary: 'How to use filters, the map and saved homes.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'where',
      title: 'Where',
      blocks: [
        `Enter a city, or a city and state such as "Oakland, CA", on [Find a home](${sitePaths.search}) or in the box at the top of every page.`,
        'Or move the map and choose Search this area. Choose Clear area search to see all homes again.',
      ],
    },
    {
      id: 'filters',
      title: 'Filters',
      blocks: [
        {
          list: [
            'Rent: homes at any price are shown until you move the slider. The highest value, with a plus sign, means no limit.',
            'Bedrooms 4+ and bathrooms 3+ mean that many or more. The others are exact.',
            'Amenities: only homes with all the amenities you choose are shown.',
            'Pets and smoking: only homes that allow them are shown.',
          ],
        },
        'Rented homes are hidden unless you choose to show them.',
      ],
    },
    {
      id: 'views',
      title: 'Map, list, or both',
      blocks: [
        'Switch views above the results. Some homes aren’t on the map. They appear in the list, and a note says how many there are.',
        'Copy the page’s link to share your search or come back to it. It includes your filters and view.',
      ],
    },
    {
      id: 'saved',
      title: 'Saved homes and searches',
      blocks: [
        `Press the heart on a home to save it. Find it again under [Saved](${sitePaths.saved}). Without an account, homes are saved only on this device.`,
        `Press the bell above the results to save a search. Find it under [Saved](${sitePaths.savedTab('searches')}), and choose to be notified about new homes every morning or, from the Basic plan on, instantly.`,
      ],
    },
    {
      id: 'drawings',
      title: 'Pictures and illustrations',
      blocks: [
        'A picture labeled “Illustration” is a drawing, shown when a home has no pictures. It doesn’t show the home.',
      ],
    },
  ],
}
