import { is, type SQL, sql } from 'drizzle-orm'
import { PgDialect, PgSelectBase, PgSelectBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '../src/platform/database/database.ts'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** What statements have read, whether from memory or disk. */
export interface Explained {
  database: Database
  /** Since the last call: pages of 8 kB, and tables that were read in full. */
  take: () => { statements: number; pages: number; wholeTables: string[] }
}

const wholeTablesIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(wholeTablesIn),
]

const isExplanation = (statement: SQL): boolean =>
  /^explain\b/.test(new PgDialect().sqlToQuery(statement).sql)

/** Runs each statement twice, once to explain it: only for statements that write nothing. */
export const explainedDatabase = (database: Database): Explained => {
  let plans: Plan[] = []
  const explain = async (on: Database, statement: SQL) => {
    if (isExplanation(statement)) return
    const [row] = await on.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, buffers, timing off, format json) ${statement}`,
    )
    if (row) plans.push(row['QUERY PLAN'][0].Plan)
  }
  const executeOn = (on: Database) => async (statement: SQL) => {
    await explain(on, statement)
    return on.execute(statement)
  }
  /** Once the query is awaited. */
  const explainingOn =
    (on: Database) =>
    <Step extends object>(step: Step): Step =>
      new Proxy(step, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...parameters: unknown[]) => {
            if (name === 'then' && is(target, PgSelectBase))
              return explain(on, target.getSQL()).then(() => Reflect.apply(value, target, parameters))
            const next: unknown = Reflect.apply(value, target, parameters)
            return is(next, PgSelectBuilder) || is(next, PgSelectBase) ? explainingOn(on)(next) : next
          }
        },
      })
  // Guarantee: the measured code reads with `execute` and `select`.
  const explained = (on: Database): Database =>
    new Proxy(on, {
      get: (target, name) => {
        if (name === 'execute') return executeOn(on)
        if (name === 'select') return Reflect.get(explainingOn(on)(target), name)
        if (name === 'transaction')
          return (work: (transaction: Database) => unknown) =>
            on.transaction(async inner => work(explained(inner)))
        return Reflect.get(target, name)
      },
    })
  return {
    database: explained(database),
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
