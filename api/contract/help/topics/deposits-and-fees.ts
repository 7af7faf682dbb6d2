import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Deposits and fees',
  summary: 'What moving in costs, who gets it, and what the portal itself costs.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'moving-in',
      title: 'What moving in costs',
      blocks: [
        'A home’s page shows the rent, the security deposit if the landlord named one, and what they come to together. Ask the landlord about anything else before you sign: pets, parking, utilities.',
      ],
    },
    {
      id: 'deposit',
      title: 'Who holds the deposit',
      blocks: [
        'You pay the deposit to the landlord, as the lease says. The portal neither takes nor holds it, and cannot pay it back. How high it may be, and when it must be returned, is the law of your state.',
        {
          list: [
            'Never pay before you have seen the home and signed.',
            'Pay in a way that leaves a record, and get a receipt.',
            'Take dated pictures when you move in and when you move out.',
          ],
        },
      ],
    },
    {
      id: 'portal',
      title: 'What the portal costs',
      blocks: [
        `Searching, saving and asking are free up to the limits of the Free plan, and so is listing. There is no fee for a lease that comes about. Larger plans are on the [pricing page](${sitePaths.pricing}); see [Plans and billing](${sitePaths.helpWith('plans')}).`,
      ],
    },
    {
      id: 'rent',
      title: 'Paying rent',
      blocks: [
        'Rent is paid to the landlord, as the lease says.',
        { comingSoon: 'Paying rent on the portal.' },
      ],
    },
  ],
}
