import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** What statements have read, whether from memory or not. */
export interface Explained {
  database: Database
  /** Of statements since the last time: pages of 8 kB, and tables of which one read every row. */
  take: () => { statements: number; pages: number; wholeTables: string[] }
}

const wholeTablesIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(wholeTablesIn),
]

/** The same database, which runs each statement twice: once to explain it. Only for statements that write nothing. */
export const explainedDatabase = (database: Database): Explained => {
  let plans: Plan[] = []
  const execute = async (statement: SQL) => {
    const [row] = await database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, buffers, timing off, format json) ${statement}`,
    )
    if (row) plans.push(row['QUERY PLAN'][0].Plan)
    return database.execute(statement)
  }
  return {
    // Guarantee: what the search reads by goes through `execute`.
    database: new Proxy(database, {
      get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
    }),
    take: () => {
      const taken = plans
      plans = []
      return {
        statements: taken.length,
        pages: taken.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
        wholeTables: [...new Set(taken.flatMap(wholeTablesIn))],
      }
    },
  }
}
