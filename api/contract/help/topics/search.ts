import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Finding a home',
  summary: 'Filters, the map, and homes that you want to see again.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'where',
      title: 'Where',
      blocks: [
        `Enter a city, or a city and state such as "Oakland, CA", on [Find a home](${sitePaths.search}) or in the box at the top of every page.`,
        'Or move the map and choose Search this area. Clear area search leads back to all homes.',
      ],
    },
    {
      id: 'filters',
      title: 'Filters',
      blocks: [
        {
          list: [
            'Rent counts only once you touch it. The highest value, with a plus sign, means no limit.',
            'Bedrooms 4+ and bathrooms 3+ mean that many or more; the others are exact.',
            'Amenities: a home is shown when it has all that you chose.',
            'Pets and smoking: a home is shown only when it allows them.',
          ],
        },
        'Rented homes are left out unless you ask for them.',
      ],
    },
    {
      id: 'views',
      title: 'Map, list, or both',
      blocks: [
        'Switch between the views above the results. A few homes have no place on the map; they are in the list, and a note says how many.',
        'Filters and view are in the page’s address. Copy it to share your search or to come back to it.',
      ],
    },
    {
      id: 'saved',
      title: 'Saved homes and searches',
      blocks: [
        `The heart on a home saves it. Your homes are under [Saved](${sitePaths.saved}). Without an account they are kept on this device only.`,
        `The bell above the results saves a search. It waits under [Saved](${sitePaths.savedTab('searches')}) and tells you of new homes, at once or every morning, if you want it to.`,
      ],
    },
    {
      id: 'drawings',
      title: 'Pictures, and illustrations',
      blocks: [
        'A picture with the label "Illustration" is a drawing by the portal, because the landlord gave none. It does not show the home.',
      ],
    },
  ],
}
