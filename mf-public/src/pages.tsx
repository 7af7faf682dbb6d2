// Every public page: its address, first paint, and code, which loads on demand.

import * as sitePaths from '@portal/contract/site-paths'
import { helpTopics } from '@portal/help/help-topics'
import type { TextPage } from '@portal/help/text-page'
import type { AppPage } from '@portal/shared-ui/platform/app-page'

const loadLegal = async ({ text }: { text: TextPage }) =>
  (await import('./content/legal/legal-page.tsx')).legalPage(text)

/** For pages that the server renders per visit because of the session, the query or settings, without reading data. */
const nothing = async () => []

const messagesPage = (path: string): AppPage => ({
  path,
  access: 'session',
  title: 'Messages',
  firstPaint: async () => (await import('./first-paints.ts')).MessagesSkeleton,
  reads: async visit => (await import('./first-reads.ts')).messagesReads(visit),
  load: async () => (await import('./messages/messages-page.tsx')).MessagesPage,
})

const adminPartAt = async (path: string) => {
  const part = (await import('./admin/admin-part.ts')).adminParts[path]
  if (!part) throw new Error(`admin-part.ts has no page for ${path}.`)
  return part
}

const adminPage = (path: string, title: string): AppPage => ({
  path,
  ...(path.endsWith(':id') && { params: { id: 'uuid' } }),
  access: 'session',
  title,
  firstPaint: async () => (await import('./first-paints.ts')).AdminSkeleton,
  reads: async visit => (await adminPartAt(path)).reads?.(visit) ?? [],
  load: async () => (await adminPartAt(path)).page,
})

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
    firstPaint: async () => (await import('./first-paints.ts')).SearchSkeleton,
    reads: async visit => (await import('./first-reads.ts')).searchReads(visit),
    load: async () => (await import('./search/search-page.tsx')).SearchPage,
  },
  {
    path: sitePaths.property(':id'),
    params: { id: 'uuid' },
    access: 'anyone',
    title: 'Home details',
    firstPaint: async () => (await import('./first-paints.ts')).PropertySkeleton,
    reads: async visit => (await import('./first-reads.ts')).propertyReads(visit),
    load: async () => (await import('./search/property/property-page.tsx')).PropertyPage,
  },
  {
    path: sitePaths.auth,
    access: 'anyone',
    title: 'Sign in',
    firstPaint: async () => (await import('./first-paints.ts')).AuthSkeleton,
    reads: nothing,
    load: async () => (await import('./account/auth/auth-page.tsx')).AuthPage,
  },
  {
    path: sitePaths.forgotPassword,
    access: 'anyone',
    title: 'Forgot password',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/password-pages.ts')).ForgotPage,
  },
  {
    path: sitePaths.resetPassword,
    access: 'anyone',
    title: 'New password',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/password-pages.ts')).ResetPage,
  },
  {
    path: sitePaths.confirmEmail,
    access: 'anyone',
    title: 'Confirm address',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/press-pages.tsx')).ConfirmPage,
  },
  {
    path: sitePaths.keepEmail,
    access: 'anyone',
    title: 'Keep address',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/press-pages.tsx')).KeepEmailPage,
  },
  {
    path: sitePaths.confirmNewsletter,
    access: 'anyone',
    title: 'Newsletter',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/press-pages.tsx')).ConfirmNewsletterPage,
  },
  {
    path: sitePaths.unsubscribe,
    access: 'anyone',
    title: 'Stop emails',
    firstPaint: async () => (await import('./first-paints.ts')).LinkSkeleton,
    reads: nothing,
    load: async () => (await import('./account/links/press-pages.tsx')).UnsubscribePage,
  },
  {
    path: sitePaths.people(':id'),
    params: { id: 'uuid' },
    access: 'anyone',
    title: 'Person',
    firstPaint: async () => (await import('./first-paints.ts')).PersonSkeleton,
    reads: async visit => (await import('./first-reads.ts')).personReads(visit),
    load: async () => (await import('./account/people/person-page.tsx')).PersonPage,
  },
  {
    path: sitePaths.profile,
    access: 'session',
    title: 'Profile',
    firstPaint: async () => (await import('./first-paints.ts')).ProfileSkeleton,
    reads: async () => (await import('./first-reads.ts')).profileReads(),
    load: async () => (await import('./account/profile/profile-page.tsx')).ProfilePage,
  },
  {
    path: sitePaths.documents,
    access: 'session',
    title: 'Documents',
    firstPaint: async () => (await import('./first-paints.ts')).DocumentsSkeleton,
    reads: async () => (await import('./first-reads.ts')).documentsReads(),
    load: async () => (await import('./account/documents/documents-page.tsx')).DocumentsPage,
  },
  {
    path: sitePaths.profileVerification,
    access: 'session',
    title: 'Verification',
    firstPaint: async () => (await import('./first-paints.ts')).VerificationSkeleton,
    reads: async () => (await import('./first-reads.ts')).verificationReads(),
    load: async () => (await import('./account/verification/verification-page.tsx')).VerificationPage,
  },
  {
    path: sitePaths.security,
    access: 'session',
    title: 'Security',
    firstPaint: async () => (await import('./first-paints.ts')).SecuritySkeleton,
    reads: async () => (await import('./first-reads.ts')).securityReads(),
    load: async () => (await import('./account/security/security-page.tsx')).SecurityPage,
  },
  {
    path: sitePaths.notificationSettings,
    access: 'session',
    title: 'Emails and calendar',
    firstPaint: async () => (await import('./first-paints.ts')).NotificationsSkeleton,
    reads: async () => (await import('./first-reads.ts')).notificationsReads(),
    load: async () => (await import('./account/notifications/notifications-page.tsx')).NotificationsPage,
  },
  {
    path: sitePaths.sharing,
    access: 'session',
    title: 'Sharing',
    firstPaint: async () => (await import('./first-paints.ts')).SharingSkeleton,
    reads: async () => (await import('./account/sharing/sharing-part.ts')).sharingReads(),
    load: async () => (await import('./account/sharing/sharing-part.ts')).SharingPage,
  },
  {
    path: sitePaths.standing,
    access: 'session',
    title: 'Account standing',
    firstPaint: async () => (await import('./first-paints.ts')).StandingSkeleton,
    reads: async () => (await import('./account/standing/standing-page.tsx')).standingReads(),
    load: async () => (await import('./account/standing/standing-page.tsx')).StandingPage,
  },
  adminPage(sitePaths.admin, 'Queue'),
  adminPage(sitePaths.adminViolation(':id'), 'Finding'),
  adminPage(sitePaths.adminVerifications, 'Papers'),
  adminPage(sitePaths.adminPeople, 'People'),
  adminPage(sitePaths.adminPerson(':id'), 'Person'),
  adminPage(sitePaths.adminProperties, 'Listings'),
  adminPage(sitePaths.adminProperty(':id'), 'Listing'),
  adminPage(sitePaths.adminPayments, 'Payments'),
  messagesPage(sitePaths.messages),
  { ...messagesPage(sitePaths.conversation(':id')), params: { id: 'uuid' } },
  {
    path: sitePaths.pricing,
    access: 'anyone',
    title: 'Pricing',
    firstPaint: async () => (await import('./first-paints.ts')).PricingSkeleton,
    reads: nothing,
    load: async () => (await import('./billing/pricing/pricing-page.tsx')).PricingPage,
  },
  {
    path: sitePaths.subscription,
    access: 'session',
    title: 'Subscription Management',
    firstPaint: async () => (await import('./first-paints.ts')).SubscriptionSkeleton,
    reads: async () => (await import('./first-reads.ts')).subscriptionReads(),
    load: async () => (await import('./billing/subscription/subscription-page.tsx')).SubscriptionPage,
  },
  {
    path: sitePaths.terms,
    access: 'anyone',
    title: 'Terms of Service',
    reads: nothing,
    load: async () => loadLegal(await import('./content/legal/terms.ts')),
  },
  {
    path: sitePaths.privacy,
    access: 'anyone',
    title: 'Privacy Policy',
    reads: nothing,
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
    reads: nothing,
    load: async () => (await import('./content/help/help-page.tsx')).HelpPage,
  },
  // One page per topic, so that the server knows them all and renders their titles and texts.
  ...helpTopics.map(
    ({ slug, title, load }): AppPage => ({
      path: sitePaths.helpWith(slug),
      access: 'anyone',
      title,
      reads: nothing,
      load: async () => {
        const [{ topicPage }, { text }] = await Promise.all([import('./content/help/topic-page.tsx'), load()])
        return topicPage(text)
      },
    }),
  ),
]
