import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Your privacy',
  summary: 'Who can see what, and how to change it.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'never',
      title: 'What other people can’t see',
      blocks: [
        `Other users never see your password, plan or invoices. They see your email address, phone number, income and references only if you share them on [Sharing](${sitePaths.sharing}).`,
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
        `Only signed-in users can open your page. It shows your name. Your preferred location, maximum rent and employment status are private until you make them public on your [profile](${sitePaths.profile}). Landlords also see how complete your profile is, in steps of ten percent.`,
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing more with one person',
      blocks: [
        'A landlord you asked about a home can ask for parts of your profile and must say what for. You choose what they see and until when, or decline. Nothing is selected in advance. You can also share something unasked, from the landlord’s page.',
        'Documents, income and background can be shared once you apply for a home or rent from the landlord, contact details once you rent. Sharing income needs the Premium plan and contact details the Basic plan, for one of you. Answering and stopping are always free.',
        `[Sharing](${sitePaths.sharing}) shows what you share and each time someone looked. You can stop at any time. Sharing also ends on the day you chose, and when your inquiry or tenancy is over.`,
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
