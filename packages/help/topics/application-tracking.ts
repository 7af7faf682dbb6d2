import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Application tracking',
  summary: 'Where your inquiries and applications stand, and what comes next.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'today',
      title: 'What you can follow today',
      blocks: [
        `Your questions and tour requests are under [Inquiries](${sitePaths.inquiries}), with their status, the reply and the date of the tour. You’ll get a notification when something changes.`,
        `To see what each status means, read [Asking about a home](${sitePaths.helpWith('inquiries')}).`,
      ],
    },
    {
      id: 'applications',
      title: 'Applications',
      blocks: [
        'On the page of an available home, **Do I fit?** compares the home’s requirements with your profile. Only you see the answer. **Apply** takes a few steps: your move-in details, what your profile doesn’t answer yet, what the landlord can see, and a review. Applying is always free.',
        `Nothing is shared unless it is ticked. Your rental profile is one choice, with a list of what it includes; the box starts as it was for your last application. The landlord sees whether you meet each requirement, but not the amounts, and you see when they view what you share, under [Sharing](${sitePaths.sharing}). You or the landlord needs Premium to share income.`,
        `[Applications](${sitePaths.applications}) shows each application’s status, its dates and what comes next. The landlord has 30 days. When an application is declined, withdrawn or expires, what you shared for it is no longer shared. You can withdraw at any time, and apply again later.`,
        'If the landlord accepts, the application’s page shows their offer: the dates, the rent and what else they ask for. You have 14 days to agree or decline. Until then they can still read what you share for it, and they may offer the home to others. The first to agree gets it.',
        'Applying together? Each person applies and lists the others in the message. The landlord can then offer the home to all of you, and none of you loses it when one agrees.',
        'Never pay a fee or a deposit for a home that you haven’t seen.',
      ],
    },
    {
      id: 'landlords',
      title: 'For landlords: applications you receive',
      blocks: [
        `[Applications](${sitePaths.landlordApplications}) lists applicants in the order received, by name. Nothing sorts or scores them. Opening one tells the applicant; pressing **Show** adds you to the list of who viewed it. Reading, accepting and declining are free; comparing the applications for a home side by side is part of the Premium plan.`,
        'Accepting sends your offer, with its own terms, and a lease from your documents if you like. The applicant has 14 days to agree. You can accept several applications. The first to agree gets the home, and we let the others know that it went to another applicant.',
        'People who move in together each have an application and an offer of their own. When you accept one of them, choose whom they move in with, and tick who else of them has applied: when one agrees, the offers and applications of the others stay open. If others live in the home or have agreed to it for these days, the form says so before you send the offer.',
        'Decline with the reason that is true: a requirement that isn’t met, another applicant, a home that is no longer available, or an incomplete application. Without a decision an application expires after 30 days.',
      ],
    },
    {
      id: 'good-to-keep',
      title: 'What to keep',
      blocks: [
        {
          list: [
            'The address and rent of each home, and when you asked.',
            'What was said at the tour about the deposit, repairs and the move-in date.',
            'Copies of everything you sign.',
          ],
        },
      ],
    },
  ],
}
