// The demonstration's people: fictional, and the same for everyone. No other screen shows a rejected background check.

import type { ProfileCard } from '@portal/shared-ui/profile-card'
import type { ComponentProps } from 'react'

type Person = ComponentProps<typeof ProfileCard>['person']

export const tenants: readonly Person[] = [
  {
    userType: 'tenant',
    firstName: 'Priya',
    lastName: 'Nair',
    isVerified: true,
    backgroundCheckStatus: 'approved',
    preferredLocation: 'San Francisco, CA',
    maxRent: 3200,
    employmentStatus: 'Full-time nurse',
    profileCompleteness: 95,
    joinDate: '2025-03-10T12:00:00.000Z',
  },
  {
    userType: 'tenant',
    firstName: 'Tom',
    lastName: 'Becker',
    backgroundCheckStatus: 'pending',
    preferredLocation: 'Oakland, CA',
    maxRent: 2400,
    employmentStatus: 'Self-employed',
    profileCompleteness: 70,
    joinDate: '2026-01-20T12:00:00.000Z',
  },
  {
    userType: 'tenant',
    firstName: 'Leo',
    lastName: 'Marsh',
    backgroundCheckStatus: 'rejected',
    preferredLocation: 'Daly City, CA',
    maxRent: 1900,
    employmentStatus: 'Part-time',
    profileCompleteness: 45,
    joinDate: '2026-06-02T12:00:00.000Z',
  },
]

export const landlords: readonly Person[] = [
  {
    userType: 'landlord',
    firstName: 'Marta',
    lastName: 'Quinn',
    isVerified: true,
    backgroundCheckStatus: 'approved',
    location: 'San Francisco, CA',
    accountType: 'organization',
    organizationName: 'Harbor Row Homes',
    isOrganizationVerified: true,
    propertiesCount: 14,
    yearsExperience: 11,
    averageRating: 4.8,
    joinDate: '2024-05-06T12:00:00.000Z',
  },
  {
    userType: 'landlord',
    firstName: 'Sam',
    lastName: 'Okafor',
    backgroundCheckStatus: 'approved',
    location: 'Oakland, CA',
    accountType: 'realtor',
    licenseNumber: '02200000',
    licenseState: 'CA',
    propertiesCount: 6,
    yearsExperience: 4,
    averageRating: 4.5,
    joinDate: '2025-09-14T12:00:00.000Z',
  },
  {
    userType: 'landlord',
    firstName: 'Irene',
    lastName: 'Castle',
    backgroundCheckStatus: 'pending',
    location: 'Daly City, CA',
    accountType: 'representative',
    representativeFor: 'the Castle Family Trust',
    propertiesCount: 1,
    yearsExperience: 1,
    averageRating: 4,
    joinDate: '2026-02-01T12:00:00.000Z',
  },
]
