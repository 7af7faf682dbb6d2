// How often `npm test` may do what takes seconds (budgets.json).
import budgets from '../../budgets.json' with { type: 'json' }

type Costs = Partial<Record<keyof typeof budgets.tests, number>>

export const costsIn = (notes: string): Costs => {
  const count = (what: string) => notes.split('\n').filter(line => line === what).length
  return { builds: count('builds'), portals: count('portals') }
}

/** One sentence for each. */
export const overspent = (costs: Costs): string[] =>
  Object.entries(costs).flatMap(([what, count]) => {
    const most = budgets.tests[what as keyof typeof budgets.tests] // Guarantee: the type of `costs`.
    return count > most
      ? [
          `npm test has ${count} ${what}, and budgets.json allows ${most}: share one with another test, or leave this one to the long form (docs/decisions/tests.md).`,
        ]
      : []
  })
