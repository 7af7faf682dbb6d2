import { ApplicationPageSkeleton } from '@portal/app-kit/applications/application-skeletons'
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { ApplicationsPageSkeleton } from './applications/applications-skeleton.tsx'
import { InquiriesPageSkeleton } from './inquiries/inquiries-skeleton.tsx'
import { MaintenanceRequestsPage } from './maintenance/maintenance-requests-page.tsx'
import { RequestsPageSkeleton } from './maintenance/requests-skeleton.tsx'
import { SavedPageSkeleton, savedTitle } from './saved/saved-skeleton.tsx'
import { TenanciesPageSkeleton, TenancyPageSkeleton } from './tenancies/tenancies-skeleton.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.maintenanceRequests,
    access: 'session',
    title: 'Maintenance Requests',
    firstPaint: <RequestsPageSkeleton />,
    reads: async () => (await import('./maintenance/requests-reads.ts')).requestsReads(),
    component: MaintenanceRequestsPage,
  },
  {
    path: sitePaths.inquiries,
    access: 'session',
    title: 'Inquiries',
    firstPaint: <InquiriesPageSkeleton />,
    reads: async visit => (await import('./inquiries/inquiries-reads.ts')).inquiriesReads(visit),
    load: async () => (await import('./inquiries/inquiries-page.tsx')).InquiriesPage,
  },
  {
    path: sitePaths.applications,
    access: 'session',
    title: 'Applications',
    firstPaint: <ApplicationsPageSkeleton />,
    reads: async () => (await import('./applications/applications-reads.ts')).applicationsReads(),
    load: async () => (await import('./applications/applications-page.tsx')).ApplicationsPage,
  },
  {
    path: sitePaths.newApplication,
    access: 'session',
    title: 'Apply',
    firstPaint: <ApplicationPageSkeleton title="Apply for a home" />,
    load: async () => (await import('./applications/new/new-application-page.tsx')).NewApplicationPage,
  },
  {
    path: sitePaths.application(':id'),
    params: { id: 'uuid' },
    access: 'session',
    title: 'Application',
    firstPaint: <ApplicationPageSkeleton />,
    reads: async visit => (await import('./applications/applications-reads.ts')).applicationReads(visit),
    load: async () => (await import('./applications/application-page.tsx')).ApplicationPage,
  },
  {
    path: sitePaths.saved,
    access: 'session',
    title: savedTitle,
    firstPaint: <SavedPageSkeleton />,
    reads: async visit => (await import('./saved/saved-reads.ts')).savedReads(visit),
    load: async () => {
      const { SavedPage, loadTabAhead } = await import('./saved/saved-page.tsx')
      if (typeof window !== 'undefined') await loadTabAhead(new URLSearchParams(window.location.search))
      return SavedPage
    },
  },
  {
    path: sitePaths.tenancies,
    access: 'session',
    title: 'My homes',
    firstPaint: <TenanciesPageSkeleton />,
    reads: async () => (await import('./tenancies/tenancies-reads.ts')).tenanciesReads(),
    load: async () => (await import('./tenancies/tenancies-page.tsx')).TenanciesPage,
  },
  {
    path: sitePaths.tenancy(':id'),
    access: 'session',
    title: 'Your home',
    firstPaint: <TenancyPageSkeleton />,
    reads: async visit => (await import('./tenancies/tenancies-reads.ts')).tenancyReads(visit),
    load: async () => (await import('./tenancies/tenancy-page.tsx')).TenancyPage,
  },
]
