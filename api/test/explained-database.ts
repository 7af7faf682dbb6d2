import { is, type SQL, sql } from 'drizzle-orm'
import { PgDialect, PgSelectBase, PgSelectBuilder } from 'drizzle-orm/pg-core'
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

/** It reads statistics alone. */
const isExplanation = (statement: SQL): boolean =>
  /^explain\b/.test(new PgDialect().sqlToQuery(statement).sql)

/** The same database, which runs each statement twice: once to explain it. Only for statements that write nothing. */
export const explainedDatabase = (database: Database): Explained => {
  let plans: Plan[] = []
  const explain = async (statement: SQL) => {
    if (isExplanation(statement)) return
    const [row] = await database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, buffers, timing off, format json) ${statement}`,
    )
    if (row) plans.push(row['QUERY PLAN'][0].Plan)
  }
  const execute = async (statement: SQL) => {
    await explain(statement)
    return database.execute(statement)
  }
  /** Explains a query that is built step by step, once it is waited for. */
  const explaining = <Step extends object>(step: Step): Step =>
    new Proxy(step, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (name === 'then' && is(target, PgSelectBase))
            return explain(target.getSQL()).then(() => Reflect.apply(value, target, given))
          const next: unknown = Reflect.apply(value, target, given)
          return is(next, PgSelectBuilder) || is(next, PgSelectBase) ? explaining(next) : next
        }
      },
    })
  return {
    // Guarantee: what is measured reads by `execute` and `select`.
    database: new Proxy(database, {
      get: (target, name) =>
        name === 'execute'
          ? execute
          : name === 'select'
            ? Reflect.get(explaining(target), name)
            : Reflect.get(target, name),
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
