// What pages look like while their code loads. They share one file, because the next page may be any of them.
export { AuthSkeleton, LinkSkeleton } from './account/auth/auth-skeleton.tsx'
export { PersonSkeleton } from './account/people/person-skeleton.tsx'
export { ProfileSkeleton } from './account/profile/profile-skeleton.tsx'
export { SecuritySkeleton } from './account/security/security-frame.tsx'
export { PricingSkeleton } from './billing/pricing/pricing-skeleton.tsx'
export { SubscriptionSkeleton } from './billing/subscription/subscription-skeleton.tsx'
export { PropertySkeleton } from './search/property/property-skeleton.tsx'
export { SearchSkeleton } from './search/search-skeleton.tsx'
