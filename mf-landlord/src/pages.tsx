// Every page for landlords. Each loads on demand, so that no page pays for another's menus, maps and rules.
import { ApplicationPageSkeleton } from '@portal/app-kit/applications/application-skeletons'
import * as sitePaths from '@portal/contract/site-paths'
import type { AppPage } from '@portal/shared-ui/platform/app-page'
import { ApplicationsPageSkeleton } from './applications/applications-skeleton.tsx'
import { ComparePageSkeleton } from './applications/compare-skeleton.tsx'
import { HomePageSkeleton } from './home/home-skeleton.tsx'
import { InquiriesPageSkeleton } from './inquiries/inquiries-skeleton.tsx'
import { createWords, editWords, ListingSkeleton } from './listing/form/listing-skeleton.tsx'
import { MaintenancePageSkeleton } from './maintenance/maintenance-skeleton.tsx'
import { MyPropertiesPageSkeleton } from './my-properties/my-properties-skeleton.tsx'

export const pages: AppPage[] = [
  {
    path: sitePaths.createProperty,
    access: 'session',
    title: 'Create Property',
    firstPaint: <ListingSkeleton words={createWords} />,
    reads: async () => (await import('./listing/create/create-reads.ts')).createReads(),
    load: async () => (await import('./listing/create/create-property-page.tsx')).CreatePropertyPage,
  },
  {
    path: sitePaths.landlordProperties,
    access: 'session',
    title: 'My Properties',
    firstPaint: <MyPropertiesPageSkeleton />,
    reads: async visit => (await import('./my-properties/my-properties-reads.ts')).myPropertiesReads(visit),
    load: async () => (await import('./my-properties/my-properties-page.tsx')).MyPropertiesPage,
  },
  {
    path: sitePaths.landlordProperty(':id'),
    access: 'session',
    title: 'Your home',
    firstPaint: <HomePageSkeleton />,
    reads: async visit => (await import('./home/home-reads.ts')).homeReads(visit),
    load: async () => (await import('./home/home-page.tsx')).HomePage,
  },
  {
    path: sitePaths.editProperty(':id'),
    access: 'session',
    title: 'Edit Property',
    firstPaint: <ListingSkeleton words={editWords} />,
    reads: async visit => (await import('./listing/edit/edit-reads.ts')).editReads(visit),
    load: async () => (await import('./listing/edit/edit-property-page.tsx')).EditPropertyPage,
  },
  {
    path: sitePaths.landlordInquiries,
    access: 'session',
    title: 'Inquiries',
    firstPaint: <InquiriesPageSkeleton />,
    reads: async visit => (await import('./inquiries/inquiries-reads.ts')).inquiriesReads(visit),
    load: async () => (await import('./inquiries/inquiries-page.tsx')).InquiriesPage,
  },
  {
    path: sitePaths.landlordApplications,
    access: 'session',
    title: 'Applications',
    firstPaint: <ApplicationsPageSkeleton />,
    reads: async visit => (await import('./applications/applications-reads.ts')).applicationsReads(visit),
    load: async () => (await import('./applications/applications-page.tsx')).ApplicationsPage,
  },
  {
    path: sitePaths.compareApplications,
    access: 'session',
    title: 'Compare applications',
    firstPaint: <ComparePageSkeleton />,
    reads: async visit => (await import('./applications/applications-reads.ts')).compareReads(visit),
    load: async () => (await import('./applications/compare-page.tsx')).ComparePage,
  },
  {
    path: sitePaths.landlordApplication(':id'),
    params: { id: 'uuid' },
    access: 'session',
    title: 'Application',
    firstPaint: <ApplicationPageSkeleton />,
    reads: async visit => (await import('./applications/applications-reads.ts')).applicationReads(visit),
    load: async () => (await import('./applications/application-page.tsx')).ApplicationPage,
  },
  {
    path: sitePaths.maintenanceManagement,
    access: 'session',
    title: 'Maintenance Management',
    firstPaint: <MaintenancePageSkeleton />,
    reads: async visit => (await import('./maintenance/maintenance-reads.ts')).maintenanceReads(visit),
    load: async () => (await import('./maintenance/maintenance-page.tsx')).MaintenancePage,
  },
  {
    path: sitePaths.vendor,
    access: 'anyone',
    title: 'Repair job',
    firstPaint: async () => (await import('./vendor/vendor-skeleton.tsx')).VendorPageSkeleton,
    // The token is in the fragment, which no server gets.
    reads: async () => [],
    load: async () => (await import('./vendor/vendor-page.tsx')).VendorPage,
  },
]
