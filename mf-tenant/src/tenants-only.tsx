import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import * as sitePaths from '@portal/contract/site-paths'

/** What tenants' pages show, with the landlords' counterpart. */
const pages = {
  homes: {
    picture: 'home',
    shows: 'the homes that tenants rent',
    instead: 'Go to My Properties',
    to: sitePaths.landlordProperties,
  },
  repairs: {
    picture: 'tools',
    shows: 'the repair requests that tenants have sent',
    instead: 'Go to My Properties',
    to: sitePaths.landlordProperties,
  },
  inquiries: {
    picture: 'inbox',
    shows: 'the inquiries that tenants have sent',
    instead: 'View the inquiries you received',
    to: sitePaths.landlordInquiries,
  },
  applications: {
    picture: 'inbox',
    shows: 'the applications that tenants have sent',
    instead: 'View the applications you received',
    to: sitePaths.landlordApplications,
  },
} as const

/** Replaces a tenants' page when a landlord opens it. */
export const TenantsOnly = ({ about }: { about: keyof typeof pages }) => {
  const { picture, shows, instead, to } = pages[about]
  return (
    <InsteadOfPage picture={picture} title="You must be a tenant to view this page." to={to} words={instead}>
      This page shows {shows}.
    </InsteadOfPage>
  )
}
