import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Listing a home',
  summary: 'From the first word to the signed lease.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'create',
      title: 'Publishing a listing',
      blocks: [
        {
          steps: [
            `Open [Create Property](${sitePaths.createProperty}). You need a landlord’s account.`,
            'Fill in the sections. What you type is kept on this device until you publish or cancel.',
            'Place the home on the map: it starts at the address.',
            'Look at rent, deposit and minimum income once more, then choose Create Property Listing.',
          ],
        },
        'Contact details in title and description are removed, and you see it while you type.',
      ],
    },
    {
      id: 'changing',
      title: 'Changing, pausing, deleting',
      blocks: [
        `All of it is under [My Properties](${sitePaths.landlordProperties}):`,
        {
          list: [
            '**Edit** changes what the listing says.',
            '**Pause** takes it out of the search, and **Show again** brings it back.',
            '**Mark as rented** and **Mark as available** say whether it is free. Rented homes are left out of the search.',
            '**Delete** removes it. You can take that back for ten minutes. A home where someone lives cannot be deleted.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'How many',
      blocks: [
        '10 listings on the Free plan, 25 on Basic, 100 on Premium, and as many as you like on Enterprise.',
      ],
    },
    {
      id: 'more',
      title: 'Make it a good one',
      blocks: [`See [Property resources](${sitePaths.helpWith('property-resources')}).`],
    },
  ],
}
