import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Your privacy',
  summary: 'Who can see what, and how to change it.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'never',
      title: 'What other people can’t see',
      blocks: [
        'Other users never see your email address, phone number, password, income, references, plan or invoices.',
      ],
    },
    {
      id: 'landlords',
      title: 'Landlords',
      blocks: [
        'Your name, account type, organization or license, and your number of listed homes are on a public page, so tenants know who is renting out a home.',
      ],
    },
    {
      id: 'tenants',
      title: 'Tenants',
      blocks: [
        `Only signed-in users can open your page. It shows your name. Your preferred location, highest rent and employment status are private until you make them public on your [profile](${sitePaths.profile}).`,
        { comingSoon: 'Sharing more with one landlord for a limited time, and stopping whenever you like.' },
      ],
    },
    {
      id: 'on-this-device',
      title: 'On this device',
      blocks: [
        `The [Cookie Policy](${sitePaths.cookies}) lists what is stored in your browser. On a shared computer, log out when you’re done.`,
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      blocks: [`See the [Privacy Policy](${sitePaths.privacy}) for how to get a copy or have it deleted.`],
    },
  ],
}
