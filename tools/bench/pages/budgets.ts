import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Budget, PageBudget } from '../../../e2e/budgets.ts'
import type { ScriptBytes } from '../../../e2e/script-bytes.ts'
import type { PageFigures } from './figures.ts'

const file = join(import.meta.dirname, '../../../budgets.json')
const growth = 1.02

const budgetOf = ({ bytes, requests }: ScriptBytes, before: Budget | undefined): Budget =>
  before?.agreed
    ? { bytes: before.bytes, requests, agreed: true }
    : { bytes: Math.ceil(bytes * growth), requests }

export const saveBudgets = async (figures: readonly PageFigures[]): Promise<void> => {
  const budgets: { pages: Record<string, PageBudget> } = JSON.parse(await readFile(file, 'utf8'))
  for (const { path, use, map } of figures) {
    const before = budgets.pages[path]
    budgets.pages[path] = {
      ...budgetOf(use, before),
      ...(map.requests > 0 && { map: budgetOf(map, before?.map) }),
    }
  }
  await writeFile(file, `${JSON.stringify(budgets, null, 2)}\n`)
}
