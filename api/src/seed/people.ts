// Three accounts to sign in with, and the landlords and tenants of other homes.

import { validDays } from '@portal/contract/background-checks/lifecycle'
import { identityYears } from '@portal/contract/verifications/lifecycle'
import type { tenantProfiles, users } from '../schema/people.ts'
import type { biometricVerifications, verificationReviews } from '../schema/verification.ts'
import { type Ago, idAt } from './moment.ts'

export const demonstrationPassword = 'rental-demo'

type NewUser = typeof users.$inferInsert
type NewCheck = typeof biometricVerifications.$inferInsert
type NewReview = typeof verificationReviews.$inferInsert
type NewPerson = Omit<NewUser, 'id' | 'passwordHash' | 'createdAt'> & {
  checked?: readonly ('identity' | 'organization')[]
}

const tenant: NewPerson = {
  email: 'tenant@example.com',
  userType: 'tenant',
  firstName: 'Maya',
  lastName: 'Torres',
  phone: '415-555-0134',
  checked: ['identity'],
  backgroundCheckStatus: 'approved',
}
type NewProfile = typeof tenantProfiles.$inferInsert
type ProfileFields = Partial<NewProfile>

/** Private but for where and for how much they want to live. */
const tenantProfile = {
  preferredLocation: 'Oakland, near Lake Merritt',
  minRent: 2000,
  maxRent: 3200,
  preferredPropertyType: 'apartment',
  employmentStatus: 'Employed full-time',
  employerName: 'Bay Lantern Analytics',
  workExperience: 'Data analyst for six years',
  monthlyIncome: 7400,
  hasRentalHistory: true,
  reasonForMoving: 'A shorter way to work',
  petOwner: true,
  petDetails: 'One cat, six years old',
  smokingStatus: 'Non-smoker',
  answered: ['hasRentalHistory', 'hasCriminalHistory', 'petOwner'],
  privacySettings: { preferredLocation: 'public', maxRent: 'public' },
} as const satisfies ProfileFields

const landlord: NewPerson = {
  email: 'landlord@example.com',
  userType: 'landlord',
  firstName: 'Daniel',
  lastName: 'Osei',
  phone: '415-555-0178',
  checked: ['identity'],
  backgroundCheckStatus: 'approved',
}
const admin: NewPerson = {
  email: 'admin@example.com',
  userType: 'tenant',
  isAdmin: true,
  firstName: 'Robin',
  lastName: 'Hale',
}

const otherPeople: Omit<NewPerson, 'email' | 'userType'>[] = [
  { firstName: 'Grace', lastName: 'Lindqvist', checked: ['identity'] },
  {
    firstName: 'Hector',
    lastName: 'Ramos',
    accountType: 'organization',
    organizationName: 'Bay Lantern Homes',
    checked: ['organization'],
  },
  {
    firstName: 'Priya',
    lastName: 'Natarajan',
    accountType: 'realtor',
    licenseNumber: '01948372',
    licenseState: 'CA',
    checked: ['identity'],
  },
  { firstName: 'Tom', lastName: 'Whitaker' },
  {
    firstName: 'Wen',
    lastName: 'Zhao',
    accountType: 'representative',
    representativeFor: 'The Zhao Family Trust',
    checked: ['identity'],
  },
  { firstName: 'Amara', lastName: 'Diallo', checked: ['identity'] },
  {
    firstName: 'Lucia',
    lastName: 'Ferrari',
    accountType: 'organization',
    organizationName: 'Hillside Property Group',
  },
  {
    firstName: 'Kenji',
    lastName: 'Mori',
    accountType: 'realtor',
    licenseNumber: '02017765',
    licenseState: 'CA',
  },
]

const otherLandlords = otherPeople.map(
  (person): NewPerson => ({
    ...person,
    userType: 'landlord',
    email: `${person.firstName}.${person.lastName}@example.com`.toLowerCase(),
  }),
)

/** They ask the demonstration's landlords about homes, apply for them, and live or lived in them. */
const otherTenants: (NewPerson & { profile: ProfileFields })[] = (
  [
    [
      'Nora',
      'Castellano',
      {
        employmentStatus: 'Employed full-time',
        employerName: 'Golden Gate Children’s Clinic',
        monthlyIncome: 14_200,
      },
    ],
    [
      'Samir',
      'Khan',
      {
        employmentStatus: 'Self-employed',
        workExperience: 'Carpenter for eleven years',
        monthlyIncome: 10_900,
      },
    ],
    [
      'Elena',
      'Petrova',
      { employmentStatus: 'Employed full-time', employerName: 'Bay City Symphony', monthlyIncome: 8200 },
    ],
    [
      'Marcus',
      'Bell',
      { employmentStatus: 'Employed full-time', monthlyIncome: 9100, petOwner: true, petDetails: 'Two dogs' },
    ],
    ['Ruth', 'Adeyemi', { employmentStatus: 'Retired', monthlyIncome: 9800 }],
    ['Theo', 'Lindgren', { employmentStatus: 'Employed part-time', monthlyIncome: 5400 }],
  ] as const
).map(([firstName, lastName, profile]) => ({
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  userType: 'tenant',
  firstName,
  lastName,
  backgroundCheckStatus: 'approved',
  profile: {
    smokingStatus: 'Non-smoker',
    hasRentalHistory: true,
    answered: ['hasRentalHistory', 'petOwner'],
    ...profile,
  },
}))

export interface People {
  tenantId: string
  landlordId: string
  otherLandlordIds: string[]
  rows: (NewUser & { id: string })[]
  profiles: (NewProfile & { id: string })[]
  checks: (NewCheck & { id: string })[]
  reviews: (NewReview & { id: string })[]
  /** By first name. */
  personCalled: (firstName: string) => NewUser & { id: string }
}

const checkedDaysAgo = 30

/** Everyone has the same password hash and gets their own id later. */
export const makePeople = (ago: Ago, passwordHash: string): People => {
  const withProfile = [
    { ...tenant, profile: { ...tenantProfile, moveInDate: ago(-35).slice(0, 10) } },
    ...otherTenants,
  ]
  const others = otherTenants.map(({ profile: _, ...person }) => person)
  const verifiedAt = ago(checkedDaysAgo)
  const until = ago(checkedDaysAgo - 365 * identityYears)
  const everyone = [tenant, landlord, admin, ...otherLandlords, ...others]
  const rows = everyone.map(({ checked = [], ...person }, index) => {
    const createdAt = ago(200 - index)
    const id = idAt(createdAt, index + 1)
    return {
      ...person,
      ...(checked.includes('identity') && { verifiedUntil: until }),
      ...(checked.includes('organization') && { organizationVerifiedUntil: until }),
      ...(person.backgroundCheckStatus === 'approved' && { backgroundApprovedUntil: ago(-validDays) }),
      id,
      passwordHash,
      emailConfirmedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    }
  })
  const checks = rows.flatMap(({ id: userId, verifiedUntil }, index) =>
    verifiedUntil
      ? {
          id: idAt(verifiedAt, 9500 + index),
          userId,
          verificationType: 'identity_document',
          verificationData: { sessionId: null, documentType: 'driving_license', reason: null },
          status: 'verified' as const,
          verifiedAt,
          expiresAt: until,
          createdAt: verifiedAt,
        }
      : [],
  )
  const reviews = rows.flatMap(({ id: userId, organizationVerifiedUntil, organizationName }, index) =>
    organizationVerifiedUntil
      ? {
          id: idAt(verifiedAt, 9600 + index),
          userId,
          kind: 'organization' as const,
          documentIds: [],
          claim: organizationName ?? '',
          status: 'approved' as const,
          decidedAt: verifiedAt,
          expiresAt: until,
          createdAt: verifiedAt,
        }
      : [],
  )
  const profiles = withProfile.map(({ email, profile }, index) => {
    const at = ago(180 - index)
    const userId = rows.find(row => row.email === email)?.id ?? ''
    return { ...profile, id: idAt(at, 9300 + index), userId, createdAt: at, updatedAt: at }
  })
  const [tenantId = '', landlordId = ''] = rows.map(({ id }) => id)
  const otherLandlordIds = rows.slice(3, 3 + otherLandlords.length).map(({ id }) => id)
  const personCalled: People['personCalled'] = name => {
    const person = rows.find(({ firstName }) => firstName === name)
    if (!person) throw new Error(`No person of the demonstration is called ${name}`)
    return person
  }
  return { tenantId, landlordId, otherLandlordIds, rows, profiles, checks, reviews, personCalled }
}
