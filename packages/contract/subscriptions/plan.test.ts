import { describe, expect, test } from 'bun:test'
import { comingFeatures } from './coming-soon.ts'
import { capabilitiesByPlan, comparedCapabilities, plans, yearlySaving } from './plan.ts'

describe('the plans', () => {
  test('cost what the specification says', () => {
    expect(plans.map(plan => [plan.name, plan.monthlyPrice, plan.yearlyPrice, yearlySaving(plan)])).toEqual([
      ['Free', 0, 0, 0],
      ['Basic', 9.99, 99.99, 19.89],
      ['Premium', 19.99, 199.99, 39.89],
      ['Enterprise', 49.99, 499.99, 99.89],
    ])
  })

  test('grow: each has everything in the one before it', () => {
    for (const [index, { features, planKey }] of plans.entries()) {
      const before = plans[index - 1]
      expect(features.slice(0, before?.features.length ?? 0)).toEqual(before?.features ?? [])
      expect(capabilitiesByPlan[planKey]).toEqual(
        expect.arrayContaining([...(before ? capabilitiesByPlan[before.planKey] : [])]),
      )
    }
  })

  test('are for tenants and landlords, the largest only for landlords, and exactly one is the most popular', () => {
    const forTenants = plans.filter(({ userTypes }) => userTypes.includes('tenant'))
    expect(forTenants.map(({ name }) => name)).toEqual(['Free', 'Basic', 'Premium'])
    expect(plans.every(({ userTypes }) => userTypes.includes('landlord'))).toBe(true)
    expect(plans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Premium'])
  })

  test('have every capability that a feature’s text names', () => {
    for (const { features, planKey } of plans)
      for (const capability of comparedCapabilities)
        if (features.some(feature => feature.toLowerCase().includes(capability.toLowerCase())))
          expect(capabilitiesByPlan[planKey]).toContain(capability)
  })

  test('mark as coming soon only what one of them names', () => {
    const named = new Set(plans.flatMap(({ features }) => features))
    expect(comingFeatures.filter(feature => !named.has(feature))).toEqual([])
  })
})
