// What each page may send: figures in budgets.json at the root of the repository, where packages have theirs too.
import budgets from '../budgets.json' with { type: 'json' }
import type { ScriptBytes } from './script-bytes.ts'

/** The most of both. */
export interface Budget extends ScriptBytes {
  /** People chose the bytes; otherwise they are what was measured, and 2 %. */
  agreed?: boolean
}

export interface PageBudget extends Budget {
  /** What the page's map may add, which comes after the page can be used. */
  map?: Budget
}

/** Of all pages, by path. */
export const pageBudgets = new Map<string, PageBudget>(Object.entries(budgets.pages))
