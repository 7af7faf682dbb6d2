// The figures are in budgets.json at the root.
import budgets from '../budgets.json' with { type: 'json' }
import type { ScriptBytes } from './script-bytes.ts'

export interface Budget extends ScriptBytes {
  /** The limits were agreed on; otherwise they are the measured sizes plus 2 %. */
  agreed?: boolean
}

export interface PageBudget extends Budget {
  /** The limits for the page's map, which loads after the page can be used. */
  map?: Budget
}

/** The limits of each path. */
export const pageBudgets = new Map<string, PageBudget>(Object.entries(budgets.pages))
