// Names only: each topic's text loads when it is opened.
import type { TextPage } from './text-page.ts'

interface HelpTopic {
  slug: string
  title: string
  load: () => Promise<{ text: TextPage }>
}

export const helpTopics = [
  { slug: 'renting', title: 'How renting works', load: () => import('./topics/renting.ts') },
  { slug: 'account', title: 'Your account', load: () => import('./topics/account.ts') },
  { slug: 'plans', title: 'Plans and billing', load: () => import('./topics/plans.ts') },
  { slug: 'privacy', title: 'Your privacy', load: () => import('./topics/privacy.ts') },
  { slug: 'staying-safe', title: 'Staying safe', load: () => import('./topics/staying-safe.ts') },
  { slug: 'assistant', title: 'The assistant', load: () => import('./topics/assistant.ts') },
  {
    slug: 'reminders-and-insights',
    title: 'Reminders and insights',
    load: () => import('./topics/reminders-and-insights.ts'),
  },
  {
    slug: 'deposits-and-fees',
    title: 'Deposits and fees',
    load: () => import('./topics/deposits-and-fees.ts'),
  },
  { slug: 'search', title: 'Finding a home', load: () => import('./topics/search.ts') },
  { slug: 'inquiries', title: 'Asking about a home', load: () => import('./topics/inquiries.ts') },
  {
    slug: 'application-tracking',
    title: 'Application tracking',
    load: () => import('./topics/application-tracking.ts'),
  },
  {
    slug: 'background-check',
    title: 'Background checks',
    load: () => import('./topics/background-check.ts'),
  },
  { slug: 'repairs', title: 'Repairs', load: () => import('./topics/repairs.ts') },
  { slug: 'rental-resources', title: 'Rental resources', load: () => import('./topics/rental-resources.ts') },
  { slug: 'listing-a-home', title: 'Listing a home', load: () => import('./topics/listing-a-home.ts') },
  {
    slug: 'communication-tools',
    title: 'Communication tools',
    load: () => import('./topics/communication-tools.ts'),
  },
  { slug: 'tenant-screening', title: 'Tenant screening', load: () => import('./topics/tenant-screening.ts') },
  {
    slug: 'document-management',
    title: 'Document management',
    load: () => import('./topics/document-management.ts'),
  },
  {
    slug: 'property-resources',
    title: 'Property resources',
    load: () => import('./topics/property-resources.ts'),
  },
] as const satisfies readonly HelpTopic[]

export type HelpSlug = (typeof helpTopics)[number]['slug']
