import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import * as sitePaths from '@portal/contract/site-paths'

/** What tenants' pages show, with the landlords' counterpart. */
const pages = {
  homes: ['homes that tenants rent', sitePaths.landlordProperties, 'Go to My Properties'],
  repairs: ['repair requests that tenants have sent', sitePaths.landlordProperties, 'Go to My Properties'],
  inquiries: [
    'inquiries that tenants have sent',
    sitePaths.landlordInquiries,
    'View the inquiries you received',
  ],
  applications: [
    'applications that tenants have sent',
    sitePaths.landlordApplications,
    'View the applications you received',
  ],
} as const

/** Replaces a tenants' page when a landlord opens it. */
export const TenantsOnly = ({ about }: { about: keyof typeof pages }) => {
  const [shows, to, words] = pages[about]
  return (
    <InsteadOfPage picture="inbox" title="You must be a tenant to view this page." to={to} words={words}>
      This page shows the {shows}.
    </InsteadOfPage>
  )
}
