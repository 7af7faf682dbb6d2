import { Button } from '../button/button.tsx'
import { CardGrid } from '../card/card.tsx'
import { ProfileCard } from './profile-card.tsx'

export default { title: 'ProfileCard' }

const actions = (
  <>
    <Button variant="outline" size="sm">
      View Profile
    </Button>
    <Button size="sm">Contact</Button>
  </>
)

export const Tenants = () => (
  <CardGrid $min="300px">
    <ProfileCard
      level={3}
      person={{
        userType: 'tenant',
        firstName: 'Ana',
        lastName: 'Reyes',
        isVerified: true,
        backgroundCheckStatus: 'approved',
        preferredLocation: 'Mission District, San Francisco',
        maxRent: 3200,
        employmentStatus: 'Full-time',
        profileCompleteness: 90,
        joinDate: '2024-03-11T12:00:00.000Z',
      }}
      actions={actions}
    />
    <ProfileCard
      level={3}
      person={{
        userType: 'tenant',
        firstName: 'Jonah',
        lastName: 'Park',
        backgroundCheckStatus: 'rejected',
        preferredLocation: 'Oakland, CA',
        maxRent: 1850,
      }}
      actions={actions}
    />
    <ProfileCard
      level={3}
      person={{ userType: 'tenant', firstName: 'Mia', lastName: 'Olsen', backgroundCheckStatus: 'pending' }}
    />
  </CardGrid>
)

export const Landlords = () => (
  <CardGrid $min="300px">
    <ProfileCard
      level={3}
      person={{
        userType: 'landlord',
        firstName: 'Dana',
        lastName: 'Ortiz',
        accountType: 'organization',
        organizationName: 'Bayview Homes LLC',
        isOrganizationVerified: true,
        backgroundCheckStatus: 'approved',
        location: 'San Francisco, CA',
        propertiesCount: 6,
        yearsExperience: 1,
        averageRating: 4.8,
      }}
      actions={actions}
    />
    <ProfileCard
      level={3}
      person={{
        userType: 'landlord',
        firstName: 'Noor',
        lastName: 'Haddad',
        accountType: 'realtor',
        licenseNumber: '01234567',
        licenseState: 'CA',
        propertiesCount: 1,
        averageRating: 5,
      }}
      actions={actions}
    />
  </CardGrid>
)

export const AsAPage = () => (
  <ProfileCard
    level={1}
    person={{ userType: 'landlord', firstName: 'Lee', lastName: 'Wong', propertiesCount: 3 }}
    actions={actions}
  />
)
