import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Tenant screening',
  summary: 'What you can see about a tenant, and how to choose fairly.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'today',
      title: 'What you can see today',
      blocks: [
        `Messages from tenants are under [Inquiries](${sitePaths.landlordInquiries}), and who applied for your homes is under [Applications](${sitePaths.landlordApplications}). A tenant’s page shows their name, when they joined, and what they made public: where they want to live, their maximum rent and their employment status. It also says how complete the tenant’s profile is.`,
        'To see more, open the tenant’s page and choose “Ask for details”. You can ask a tenant who contacted you for their rental profile, a tenant who applied to you for income and background, and a tenant who rents from you for contact details, too. Say what you need it for. The tenant decides what you see and until when, and can see each time you look.',
        `For a [background check](${sitePaths.helpWith('background-check')}), ask on the application’s page. The tenant reads the report first. If you decline because of it, choose that reason: they have a right to know.`,
        'On Basic, tenants can have their documents checked by us. You see the result beside the document.',
        'Tenants can share documents with you on their page’s “Shared details”. Don’t ask for documents in messages.',
        `[Staying safe](${sitePaths.helpWith('staying-safe')}) says what badges mean.`,
      ],
    },
    {
      id: 'fair',
      title: 'How to choose a tenant fairly',
      blocks: [
        {
          list: [
            'Write down your rules before the first inquiry, and stick to them.',
            'Ask everyone the same questions.',
            'Answer the people you turn down, too.',
            `Know what the law protects. See [Property resources](${sitePaths.helpWith('property-resources')}).`,
          ],
        },
      ],
    },
  ],
}
