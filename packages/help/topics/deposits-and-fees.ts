import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Deposits and fees',
  summary: 'What it costs to move in, and what the portal costs.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'moving-in',
      title: 'What it costs to move in',
      blocks: [
        'A home’s page shows the rent, the security deposit if there is one, and the total. Before you sign, ask the landlord about anything else, such as pets, parking and utilities.',
      ],
    },
    {
      id: 'deposit',
      title: 'Who holds the deposit',
      blocks: [
        'You pay the deposit to the landlord as your lease says. The portal doesn’t collect or hold it and can’t pay it back. State law sets how high it can be and when it must be returned.',
        {
          list: [
            'Never pay before you’ve seen the home and signed a lease.',
            'Pay in a way that leaves a record, and get a receipt.',
            'Take dated pictures when you move in and out.',
          ],
        },
      ],
    },
    {
      id: 'portal',
      title: 'What the portal costs',
      blocks: [
        `Searching is free. Inquiries and listings are free up to the limits of the Free plan, and there is no fee when you sign a lease. For larger plans, see [pricing](${sitePaths.pricing}) and [Plans and billing](${sitePaths.helpWith('plans')}).`,
      ],
    },
    {
      id: 'rent',
      title: 'Paying rent',
      blocks: [
        'You pay rent to the landlord as your lease says.',
        { comingSoon: 'Paying rent on the portal.' },
      ],
    },
  ],
}
