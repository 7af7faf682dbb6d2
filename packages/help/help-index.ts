import type { HelpSlug } from './help-topics.ts'

interface HelpEntry {
  slug: HelpSlug
  /** A shorter form of its page's summary. */
  summary: string
  /** Search words besides title and summary. */
  keywords: string
}

export const helpGroups: readonly { title: string; entries: readonly HelpEntry[] }[] = [
  {
    title: 'For everyone',
    entries: [
      {
        slug: 'renting',
        summary: 'From the search to the key',
        keywords: 'rent lease sign contract apply move in process start begin key handover',
      },
      {
        slug: 'account',
        summary: 'Sign up, sign in, change your password, close your account',
        keywords: 'login log in register password forgot reset email phone name delete role',
      },
      {
        slug: 'plans',
        summary: 'Limits, prices, canceling, invoices',
        keywords:
          'subscription billing pay payment card free basic premium enterprise upgrade cancel reactivate invoice refund price cost',
      },
      {
        slug: 'deposits-and-fees',
        summary: 'What it costs to move in',
        keywords: 'security deposit fee cost pay refund return money commission broker',
      },
      {
        slug: 'assistant',
        summary: 'What it can and can’t do',
        keywords: 'ai chat bot robot send chatgpt model conversation question',
      },
      {
        slug: 'reminders-and-insights',
        summary: 'Reminders, alerts and figures in the AI hub',
        keywords: 'ai hub notification bell alert snooze recurring figures statistics',
      },
      {
        slug: 'privacy',
        summary: 'Who can see what, and how to change it',
        keywords: 'data income public private visible hide gdpr profile cookies',
      },
      {
        slug: 'staying-safe',
        summary: 'Scams, badges, reports and appeals',
        keywords: 'fraud scam report suspicious deposit money police fake badge verified appeal restricted',
      },
    ],
  },
  {
    title: 'For tenants',
    entries: [
      {
        slug: 'search',
        summary: 'Filters, the map, saved homes',
        keywords: 'apartment house rent bedrooms pets location city favorites heart illustration',
      },
      {
        slug: 'inquiries',
        summary: 'Contact a landlord, request a tour',
        keywords: 'message question visit tour appointment answer contact limit',
      },
      {
        slug: 'application-tracking',
        summary: 'Where your inquiries stand',
        keywords: 'apply application status decision waiting',
      },
      {
        slug: 'background-check',
        summary: 'Order one, read the report first, dispute it',
        keywords: 'credit criminal report screening verification eviction checkr dispute release',
      },
      {
        slug: 'repairs',
        summary: 'Request, follow and manage repairs',
        keywords:
          'maintenance request broken fix heater heating water leak emergency urgent overdue plumbing',
      },
      {
        slug: 'rental-resources',
        summary: 'Checklists from budget to moving in',
        keywords: 'checklist viewing lease sign deposit move afford income',
      },
    ],
  },
  {
    title: 'For landlords',
    entries: [
      {
        slug: 'listing-a-home',
        summary: 'Publish, change, pause and delete a listing',
        keywords: 'list create property publish edit draft rented available delete restore',
      },
      {
        slug: 'communication-tools',
        summary: 'Answer inquiries, and stay on the platform',
        keywords: 'reply respond decline schedule notifications filter removed contact details',
      },
      {
        slug: 'tenant-screening',
        summary: 'What you can see, and how to choose fairly',
        keywords: 'check applicant verify references income discrimination',
      },
      {
        slug: 'document-management',
        summary: 'Keep papers here, and share them for a while',
        keywords: 'upload file pdf lease identity proof',
      },
      {
        slug: 'property-resources',
        summary: 'Listings that work, and fair housing',
        keywords: 'description photos pictures rent price fair housing law',
      },
    ],
  },
]
