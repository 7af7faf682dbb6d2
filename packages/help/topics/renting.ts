import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'How renting works',
  summary: 'From the first search to the keys, step by step.',
  changed: '2026-11-26',
  parts: [
    {
      id: 'steps',
      title: 'For tenants: from the search to the keys',
      blocks: [
        {
          steps: [
            `[Find a home](${sitePaths.search}): by place, rent, rooms, pets and more. You don’t need an account.`,
            `Save homes you like, and save your search to get notified about new ones. See [Finding a home](${sitePaths.helpWith('search')}).`,
            `Contact the landlord or request a tour on the home’s page. See [Asking about a home](${sitePaths.helpWith('inquiries')}).`,
            `See the home in person, inside. Our [checklists](${sitePaths.helpWith('rental-resources')}) say what to look at.`,
            'Agree with the landlord on rent, deposit and dates, and sign the lease. You do this directly with the landlord.',
            'Pay the deposit and first month’s rent as the lease says, and get a receipt.',
            `If your landlord invites you by email, confirm your address, and agree to the offer under [My homes](${sitePaths.tenancies}).`,
            `Get the keys, and say under [My homes](${sitePaths.tenancies}) that you moved in, with a note and up to 10 photos of how you found the home. You and your landlord can see them later.`,
          ],
        },
      ],
    },
    {
      id: 'not-yet',
      title: 'Applying, signing and paying rent here',
      blocks: [
        `You can apply on a home’s page. If the landlord accepts, you get an offer with the dates and the rent, and agree or decline on the application’s page. Agreeing takes the home off the market. See [Application tracking](${sitePaths.helpWith('application-tracking')}).`,
        {
          comingSoon: 'Signing the lease and paying rent on the portal.',
        },
      ],
    },
    {
      id: 'after',
      title: 'After you move in',
      blocks: [
        `[My homes](${sitePaths.tenancies}) has your dates, rent, lease and repairs. Request repairs under [Maintenance Requests](${sitePaths.maintenanceRequests}) from your first day on. See [Repairs](${sitePaths.helpWith('repairs')}).`,
        'To end a tenancy, give notice on its page; your landlord can, too. Notice of 30 days or more takes effect at once. With less, or before an end that you agreed on, the other side has to accept it. Your lease or the law may ask for more. Afterward you can still read your conversation and your repair requests.',
        'You can rate your landlord after living there for 30 days, and for six months after moving out. Everyone can read your rating, with your first name, and your landlord can answer once. If you write it within 30 days after you agreed to the tenancy on the portal, the rating says so and doesn’t count toward the average.',
      ],
    },
    {
      id: 'landlords',
      title: 'For landlords: from the listing to the lease',
      blocks: [
        {
          steps: [
            `[List the home](${sitePaths.createProperty}): see [Listing a home](${sitePaths.helpWith('listing-a-home')}).`,
            `Answer [inquiries](${sitePaths.landlordInquiries}), and schedule tours.`,
            `Use the same rules for everyone when you choose a tenant. See [Tenant screening](${sitePaths.helpWith('tenant-screening')}).`,
            `Sign the lease, and mark the home as rented under [My Properties](${sitePaths.landlordProperties}). You can invite your tenant by email: they have 14 days to agree, and can then request repairs. Invite roommates one by one, and choose whom they move in with; the form says if others live there on these days.`,
            'When a tenancy is to end, give notice or accept your tenant’s on the home’s page. You can relist the home, available from the day after.',
          ],
        },
      ],
    },
  ],
}
