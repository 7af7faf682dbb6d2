import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { ProfileCard } from './profile-card.tsx'
import type { ProfileFacts } from './profile-facts.tsx'

const draw = (facts: Partial<ProfileFacts>) =>
  render(
    <ProfileCard
      level={3}
      person={{ userType: 'tenant', firstName: 'Ana', lastName: 'Reyes', ...facts }}
      actions={<button type="button">Contact</button>}
    />,
  )

const facts = () =>
  screen.queryAllByRole('term').map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('a tenant is looking somewhere, has a budget and work', () => {
  draw({ preferredLocation: 'Oakland, CA', maxRent: 3200, employmentStatus: 'Full-time', averageRating: 4 })
  expect(facts()).toEqual(['Looking in: Oakland, CA', 'Budget: $3,200 per month', 'Employment: Full-time'])
})

test('a landlord has homes, experience and a rating with one decimal', () => {
  draw({
    userType: 'landlord',
    propertiesCount: 1,
    yearsExperience: 12,
    averageRating: 4.75,
    ratingsCount: 12,
    maxRent: 3200,
  })
  expect(facts()).toEqual(['Properties: 1', 'Experience: 12 years (own statement)', 'Rating: 4.8 (12)'])
})

test('what is not known is left out, and zero is known', () => {
  draw({ preferredLocation: null, maxRent: null, employmentStatus: '' })
  expect(facts()).toEqual([])
  expect(screen.getByRole('article', { name: 'Ana Reyes' }).textContent).toBe('Ana ReyesTenantContact')
})

test('no homes and no experience are facts', () => {
  draw({ userType: 'landlord', propertiesCount: 0, yearsExperience: 0 })
  expect(facts()).toEqual(['Properties: 0', 'Experience: 0 years (own statement)'])
})

test.each(['approved', 'rejected', 'pending'])('a background check that is %s is shown', status => {
  draw({ backgroundCheckStatus: status })
  expect(screen.getByText(`Background check ${status}`)).toBeDefined()
})

test.each([
  [{ accountType: 'organization', isOrganizationVerified: true }, 'Verified'],
  [{ accountType: 'representative', isOrganizationVerified: true }, 'Verified'],
  [{ accountType: 'realtor', isOrganizationVerified: true }, 'Licensed'],
  [{ accountType: 'realtor', licenseNumber: '02200000' }, 'License number given'],
  [{ accountType: 'realtor' }, null],
  [{ accountType: 'organization' }, null],
  [{ accountType: 'representative' }, null],
  [{ accountType: 'individual', isOrganizationVerified: true }, null],
] as const)('an account that is %p carries the badge %p', (facts, badge) => {
  draw({ userType: 'landlord', ...facts })
  expect(screen.queryByText(/^(Verified|Licensed|License number given)$/)?.textContent ?? null).toBe(badge)
})

test.each([
  [{ accountType: 'organization', organizationName: 'Bayview Homes LLC' }, 'Bayview Homes LLC'],
  [{ accountType: 'representative', representativeFor: 'Lee Wong' }, 'Acting for Lee Wong'],
  [
    { accountType: 'realtor', licenseNumber: '01234567', licenseState: 'CA' },
    'Realtor, license 01234567 (CA)',
  ],
] as const)('a card says for whom a person acts: %p', (facts, words) => {
  draw({ userType: 'landlord', ...facts })
  expect(screen.getByText(words)).toBeDefined()
})

test('where they are, since when, how complete and whether verified are said in words', () => {
  draw({
    isVerified: true,
    location: 'San Francisco, CA',
    joinDate: '2024-03-01T00:30:00.000Z',
    profileCompleteness: 80,
  })
  expect(screen.getByText('San Francisco, CA · Joined March 2024')).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Ana Reyes Verified profile' })).toBeDefined()
  expect(screen.getByText('Profile 80% complete')).toBeDefined()
  expect(
    screen.getByRole('progressbar', { name: 'Profile completeness' }).getAttribute('aria-valuenow'),
  ).toBe('80')
})
