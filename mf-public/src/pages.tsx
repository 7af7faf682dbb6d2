// Every public page: addresses, first paints, and the code of each area, which is loaded on demand.
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { AuthSkeleton } from './account/auth/auth-skeleton.tsx'
import { PricingSkeleton } from './billing/pricing/pricing-skeleton.tsx'
import { SubscriptionSkeleton } from './billing/subscription/subscription-skeleton.tsx'
import { PropertySkeleton } from './search/property/property-skeleton.tsx'
import { SearchSkeleton } from './search/search-skeleton.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.home,
    access: 'anyone',
    title: 'Home',
    load: async () => (await import('./content/home/home-page.tsx')).HomePage,
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
    load: async () => (await import('./content/legal/legal-page.tsx')).TermsPage,
  },
  {
    path: sitePaths.privacy,
    access: 'anyone',
    title: 'Privacy Policy',
    load: async () => (await import('./content/legal/legal-page.tsx')).PrivacyPage,
  },
]
