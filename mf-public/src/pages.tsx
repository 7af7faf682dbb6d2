// Every public page: addresses, first paints, and the code of each area, which is loaded on demand.
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { AuthSkeleton } from './account/auth/auth-skeleton.tsx'
import { PersonSkeleton } from './account/people/person-skeleton.tsx'
import { ProfileSkeleton } from './account/profile/profile-skeleton.tsx'
import { PricingSkeleton } from './billing/pricing/pricing-skeleton.tsx'
import { SubscriptionSkeleton } from './billing/subscription/subscription-skeleton.tsx'
import { helpTopics } from './content/help/help-topics.ts'
import type { TextPage } from './content/text-page/text-page.ts'
import { PropertySkeleton } from './search/property/property-skeleton.tsx'
import { SearchSkeleton } from './search/search-skeleton.tsx'

const loadLegal = async ({ text }: { text: TextPage }) =>
  (await import('./content/legal/legal-page.tsx')).legalPage(text)

export const pages: AppPage[] = [
  {
    path: sitePaths.home,
    access: 'anyone',
    title: 'Home',
    load: async () => (await import('./content/home/home-page.tsx')).HomePage,
    drawnFor: {
      visitor: async () => (await import('./content/home/home-page.tsx')).HomeForVisitors,
      person: async () => (await import('./content/home/home-page.tsx')).HomeForPeople,
    },
  },
  {
    path: sitePaths.search,
    access: 'anyone',
    title: 'Find a home',
    firstPaint: <SearchSkeleton />,
    load: async () => (await import('./search/search-page.tsx')).SearchPage,
  },
  {
    path: sitePaths.property(':id'),
    params: { id: 'uuid' },
    access: 'anyone',
    title: 'Home details',
    firstPaint: <PropertySkeleton />,
    load: async () => (await import('./search/property/property-page.tsx')).PropertyPage,
  },
  {
    path: sitePaths.auth,
    access: 'anyone',
    title: 'Sign in',
    firstPaint: <AuthSkeleton />,
    load: async () => (await import('./account/auth/auth-page.tsx')).AuthPage,
  },
  {
    path: sitePaths.people(':id'),
    params: { id: 'uuid' },
    access: 'anyone',
    title: 'Person',
    firstPaint: <PersonSkeleton />,
    load: async () => (await import('./account/people/person-page.tsx')).PersonPage,
  },
  {
    path: sitePaths.profile,
    access: 'session',
    title: 'Profile',
    firstPaint: <ProfileSkeleton />,
    load: async () => (await import('./account/profile/profile-page.tsx')).ProfilePage,
  },
  {
    path: sitePaths.pricing,
    access: 'anyone',
    title: 'Pricing',
    firstPaint: <PricingSkeleton />,
    load: async () => (await import('./billing/pricing/pricing-page.tsx')).PricingPage,
  },
  {
    path: sitePaths.subscription,
    access: 'session',
    title: 'Subscription Management',
    firstPaint: <SubscriptionSkeleton />,
    load: async () => (await import('./billing/subscription/subscription-page.tsx')).SubscriptionPage,
  },
  {
    path: sitePaths.terms,
    access: 'anyone',
    title: 'Terms of Service',
    load: async () => loadLegal(await import('./content/legal/terms.ts')),
  },
  {
    path: sitePaths.privacy,
    access: 'anyone',
    title: 'Privacy Policy',
    load: async () => loadLegal(await import('./content/legal/privacy.ts')),
  },
  {
    path: sitePaths.cookies,
    access: 'anyone',
    title: 'Cookie Policy',
    load: async () => loadLegal(await import('./content/legal/cookies.ts')),
  },
  {
    path: sitePaths.help,
    access: 'anyone',
    title: 'Help Center',
    load: async () => (await import('./content/help/help-page.tsx')).HelpPage,
  },
  // A page for each, so that the server knows every topic, has its title and draws its words.
  ...helpTopics.map(
    ({ slug, title, load }): AppPage => ({
      path: sitePaths.helpWith(slug),
      access: 'anyone',
      title,
      load: async () => {
        const [{ topicPage }, { text }] = await Promise.all([import('./content/help/topic-page.tsx'), load()])
        return topicPage(text)
      },
    }),
  ),
]
