// Nobody pays for words: each feature that the plans name works, by calls that are served, or is marked "Coming soon".
import { expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentCategories } from '@portal/contract/consents/categories'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { helpEndpoints } from '@portal/contract/help/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import {
  comingCapabilities,
  comingFeatures,
  comingForTenants,
} from '@portal/contract/subscriptions/coming-soon'
import { comparedCapabilities, plans } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { routes } from '../../app.ts'

/** The calls that a feature or capability consists of. */
const workingBy: Record<string, readonly Endpoint[]> = {
  'Basic profile': [tenantProfileEndpoints.update],
  'Basic profile creation': [tenantProfileEndpoints.update],
  'Search and browsing': [propertyEndpoints.search, propertyEndpoints.read],
  'Property search': [propertyEndpoints.search],
  'Public information sharing': [peopleEndpoints.read],
  'Basic messaging': [inquiryEndpoints.create, threadEndpoints.write],
  'Direct landlord connections': [inquiryEndpoints.create, threadEndpoints.write],
  'Community support': [helpEndpoints.find],
  'Contact information sharing': [consentEndpoints.share, consentEndpoints.data],
  'Financial information sharing': [consentEndpoints.share, consentEndpoints.data],
  'Financial sharing': [consentEndpoints.share, consentEndpoints.data],
  'Background check requests': [backgroundCheckEndpoints.order],
  'Unlimited background checks': [backgroundCheckEndpoints.order],
  'Background checks': [backgroundCheckEndpoints.order],
  'Document verification': [reviewEndpoints.send],
  'Application management': [applicationEndpoints.list, applicationEndpoints.compare],
}

const named = new Set<string>([...plans.flatMap(({ features }) => features), ...comparedCapabilities])
const coming = new Set<string>([...comingFeatures, ...comingCapabilities])

test('each feature of the plans works or is coming soon, and none is both', () => {
  const served = new Set<Endpoint>(routes.map(({ endpoint }) => endpoint))
  for (const feature of named) {
    const calls = workingBy[feature]
    expect([feature, calls !== undefined]).toEqual([feature, !coming.has(feature)])
    for (const call of calls ?? []) expect([feature, served.has(call)]).toEqual([feature, true])
  }
  expect(Object.keys(workingBy).filter(feature => !named.has(feature))).toEqual([])
})

test('what works for landlords alone has only their calls', () => {
  for (const feature of comingForTenants)
    expect([feature, workingBy[feature]?.some(({ access }) => access === 'landlord')]).toEqual([
      feature,
      true,
    ])
})

test('what a plan adds is what its plan is asked for', () => {
  const planWith = (feature: string) => plans.find(({ features }) => features.includes(feature))?.planKey
  expect(planWith('Contact information sharing')).toBe(consentCategories.contact.plan)
  expect(planWith('Financial information sharing')).toBe(consentCategories.financial.plan)
  const unlimited = plans.find(({ planKey }) => limitsByPlan[planKey].contacts === null)
  expect(planWith('Direct landlord connections')).toBe(unlimited?.planKey)
})
