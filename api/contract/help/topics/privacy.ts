import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Your privacy',
  summary: 'Who sees what, and how to change it.',
  changed: '2026-11-21',
  parts: [
    {
      id: 'never',
      title: 'What nobody else sees',
      blocks: [
        'Your email address, your phone number, your password, your income, your references, your plan and your invoices.',
      ],
    },
    {
      id: 'landlords',
      title: 'Landlords',
      blocks: [
        'Your name, kind of account, organization or license, and your public homes are on a page that everyone can open. People want to know who lets a home.',
      ],
    },
    {
      id: 'tenants',
      title: 'Tenants',
      blocks: [
        `Your page can be opened only by people who are signed in. It shows your name. Preferred location, highest rent and employment status are private until you set them to public on your [profile](${sitePaths.profile}).`,
        { comingSoon: 'Sharing more with one landlord, for a purpose and a period, and taking it back.' },
      ],
    },
    {
      id: 'on-this-device',
      title: 'On this device',
      blocks: [
        `What is stored in your browser is in the [Cookie Policy](${sitePaths.cookies}). On a shared computer, log out.`,
      ],
    },
    {
      id: 'your-data',
      title: 'Your data',
      blocks: [`How to get a copy, or have it deleted, is in the [Privacy Policy](${sitePaths.privacy}).`],
    },
  ],
}
