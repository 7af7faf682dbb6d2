import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'How renting works',
  summary: 'From the first search to the key, and what the portal does at each step.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'steps',
      title: 'Step by step, from the search to the key',
      blocks: [
        {
          steps: [
            `[Find a home](${sitePaths.search}): by place, rent, rooms, pets and what else you need. You need no account for it.`,
            `Save what you like, and save the search: the portal tells you of new homes. See [Finding a home](${sitePaths.helpWith('search')}).`,
            `Ask the landlord, or ask for a viewing, with Contact on the home’s page. See [Asking about a home](${sitePaths.helpWith('inquiries')}).`,
            `See the home, inside. Our [checklists](${sitePaths.helpWith('rental-resources')}) say what to look at.`,
            'Agree with the landlord on rent, deposit, dates and the lease, and sign it. This happens between the two of you, outside the portal.',
            'Pay the deposit and the first rent as the lease says, and get a receipt.',
            'Get the keys, and take dated pictures of every room on the day you move in.',
          ],
        },
      ],
    },
    {
      id: 'not-yet',
      title: 'Applying, signing and paying rent here',
      blocks: [
        {
          comingSoon:
            'Applying for a home, signing the lease and paying rent on the portal. Today it brings both sides together, and keeps what they write.',
        },
      ],
    },
    {
      id: 'after',
      title: 'Once you live there',
      blocks: [
        `Ask for repairs under [Maintenance Requests](${sitePaths.maintenanceRequests}), for a home where you live by a tenancy that the portal knows. See [Repairs](${sitePaths.helpWith('repairs')}).`,
      ],
    },
    {
      id: 'landlords',
      title: 'For landlords: from the listing to a tenant',
      blocks: [
        {
          steps: [
            `[List the home](${sitePaths.createProperty}): see [Listing a home](${sitePaths.helpWith('listing-a-home')}).`,
            `Answer [inquiries](${sitePaths.landlordInquiries}), and set dates for viewings.`,
            `Choose a tenant by the same rules for everyone: see [Tenant screening](${sitePaths.helpWith('tenant-screening')}).`,
            `Sign the lease, and mark the home as rented under [My Properties](${sitePaths.landlordProperties}).`,
          ],
        },
      ],
    },
  ],
}
