import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Listing a home',
  summary: 'How to publish, change and remove a listing.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'create',
      title: 'Publishing a listing',
      blocks: [
        {
          steps: [
            `Open [Create Property](${sitePaths.createProperty}). You need a landlord account.`,
            'Fill in the sections. We save your draft on this device until you publish it or start over.',
            'Place the home on the map.',
            'Check the rent, deposit and minimum income, then choose Create Property Listing.',
          ],
        },
        'We remove contact details from the title and description. You can see what will be removed as you type.',
      ],
    },
    {
      id: 'changing',
      title: 'Changing, pausing, deleting',
      blocks: [
        `You can do all of this under [My Properties](${sitePaths.landlordProperties}):`,
        {
          list: [
            '**Edit** changes what the listing says.',
            '**Pause** removes it from search, and **Show again** brings it back.',
            '**Mark as rented** asks who moves in, and can invite them by email. **Mark as available** offers the home again: while someone lives there, from the day after they leave. Search leaves out rented homes by default.',
            '**Duplicate** makes a paused copy with the same photos, for example for another home in the same building. It counts as a listing.',
            '**Delete** removes it. You can undo this for ten minutes. You can’t delete a home that has a tenant, or that you offered to someone. Former tenants and you keep the history of a deleted home.',
          ],
        },
        'We ask every 30 days whether a home is still for rent. If you don’t answer within a week, we hide it. One press brings it back.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        'You can have 10 listings on the Free plan, 25 on Basic, 100 on Premium, and as many as you like on Enterprise.',
      ],
    },
    {
      id: 'more',
      title: 'Make it stand out',
      blocks: [`See [Property resources](${sitePaths.helpWith('property-resources')}).`],
    },
  ],
}
