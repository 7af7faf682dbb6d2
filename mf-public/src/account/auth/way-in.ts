// Which page sent the visitor to sign in: it sets the reason on the screen and the preselected side.
import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'

export interface WayIn {
  /** Why a sign-in is needed; undefined for visitors who came directly. */
  reason?: string
  /** Tenant, except for a landlord's page (spec §9). */
  side: UserType
}

const reasons: readonly [path: string, side: UserType, reason: string][] = [
  [sitePaths.createProperty, 'landlord', 'Sign in or sign up as a landlord to list a property.'],
  [sitePaths.landlordProperties, 'landlord', 'Sign in as a landlord to manage your properties.'],
  [sitePaths.landlordInquiries, 'landlord', 'Sign in as a landlord to answer inquiries.'],
  [sitePaths.landlordApplications, 'landlord', 'Sign in as a landlord to read applications.'],
  [sitePaths.maintenanceManagement, 'landlord', 'Sign in as a landlord to manage repair requests.'],
  [sitePaths.maintenanceRequests, 'tenant', 'Sign in to request repairs and see how they are going.'],
  [sitePaths.inquiries, 'tenant', 'Sign in to see your inquiries.'],
  [sitePaths.applications, 'tenant', 'Sign in or sign up to apply, and to see your applications.'],
  [
    sitePaths.tenancy(''),
    'tenant',
    'Sign in to see this home. New here? Sign up, and once you confirm your email address, its offer opens.',
  ],
  [sitePaths.tenancies, 'tenant', 'Sign in to see where you live and what you are offered.'],
  [sitePaths.messages, 'tenant', 'Sign in or sign up to write messages and read yours.'],
  [sitePaths.saved, 'tenant', 'Sign in to see the homes and searches you saved.'],
  [sitePaths.notificationSettings, 'tenant', 'Sign in to choose your emails and connect your calendar.'],
  [sitePaths.security, 'tenant', 'Sign in to change your password or your email address.'],
  [sitePaths.profile, 'tenant', 'Sign in or sign up to create your profile.'],
  [sitePaths.admin, 'tenant', 'Sign in as an administrator to review what was reported.'],
  [sitePaths.subscription, 'tenant', 'Sign in to manage your subscription.'],
  [sitePaths.pricing, 'tenant', 'Sign in or sign up to choose a plan.'],
  [sitePaths.assistant, 'tenant', 'Sign in or sign up to use the assistant and see your notifications.'],
  [sitePaths.search, 'tenant', 'Sign in or sign up to save your search.'],
  [sitePaths.property(''), 'tenant', 'Sign in or sign up to contact the landlord.'],
  [sitePaths.people(''), 'tenant', 'Sign in to see this profile.'],
]

/** @param next the path of this site that the visitor wanted */
export const wayInTo = (next: string): WayIn => {
  const { pathname, searchParams } = new URL(next, 'https://this.site')
  const found = reasons.find(([path]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
  if (!found)
    return { side: 'tenant', ...(pathname !== sitePaths.home && { reason: 'Sign in to continue.' }) }
  const [path, side, reason] = found
  const isForLandlords = path === sitePaths.pricing && searchParams.get('for') === 'landlord'
  return { side: isForLandlords ? 'landlord' : side, reason }
}
