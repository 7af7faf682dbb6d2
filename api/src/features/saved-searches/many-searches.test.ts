import { expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import { desc, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { addManyHomes } from '../../../test/many-homes.ts'
import { addManySearches } from '../../../test/many-searches.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { patiently } from '../../platform/database/database.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { searchHomes } from '../../schema/search.ts'
import { isFoundBy, searchedHome } from './home-meets-search.ts'

const Plan = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Shared Hit Blocks': z.int(),
  'Shared Read Blocks': z.int(),
  get Plans() {
    return z.optional(z.array(Plan))
  },
})
type Plan = z.infer<typeof Plan>

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const { database, url } = await openTestApp()

const count = howMany(12_000, 100_000)

test('the searches for a home are found by their place, without reading the others', async () => {
  await patiently(url, async patient => {
    await addManyHomes(patient, 2000)
    await addManySearches(patient, count)
  })
  const homes = await database
    .select({ id: searchHomes.id })
    .from(searchHomes)
    .orderBy(desc(searchHomes.id))
    .limit(20)
  const plans = await Promise.all(
    homes.map(async ({ id }) => {
      const found = database
        .select({ id: savedSearches.id })
        .from(savedSearches)
        .innerJoin(searchedHome(id), isFoundBy(id))
      const [explained] = await database.execute<{ 'QUERY PLAN': [{ Plan: unknown }] }>(
        sql`explain (analyze, buffers, timing off, format json) ${found}`,
      )
      return Plan.parse(explained?.['QUERY PLAN'][0].Plan)
    }),
  )
  const scanned = plans.flatMap(nodesOf).filter(node => node['Relation Name'] === 'saved_searches')
  expect(new Set(scanned.map(node => node['Node Type']))).toEqual(new Set(['Bitmap Heap Scan']))
  // One in twenty searches everywhere and is compared with every home, and so are searches for the same
  // place.
  const compared = Math.max(...scanned.map(node => node['Actual Rows']))
  const pages = Math.max(...plans.map(plan => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']))
  expect(compared).toBeLessThan(count / 5)
  expect(pages).toBeLessThan(count / 10)
  expect(Math.min(...plans.map(plan => plan['Actual Rows']))).toBeGreaterThan(0)
}, 600_000)
