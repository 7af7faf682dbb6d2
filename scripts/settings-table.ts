// `bun scripts/settings-table.ts`: writes the table of settings in docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretVariables, settings } from '@portal/settings/environment'
import { root } from './root.ts'

const page = join(root, 'docs/operations.md')
const begin = '<!-- The settings, made by `bun scripts/settings-table.ts` -->\n'
const end = '<!-- The end of the settings -->\n'

const tableOf = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (cells: string[], filler = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  const [head = [], ...body] = rows.map(row => line(row))
  return [head, line([], '-'), ...body].join('\n')
}

const table = `
${tableOf([
  ['variable', 'default', 'what it does'],
  ...settings.map(({ name, unset, about }) => [`\`${name}\``, unset, about]),
])}

These are secret: ${secretVariables.map(name => `\`${name}\``).join(', ')}.

`

/**
 * Throws an Error if the page has no place for them.
 * @internal
 */
export const withSettings = (text: string): string => {
  const [before, inside = ''] = text.split(begin)
  const [, after] = inside.split(end)
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the settings.`)
  return before + begin + table + end + after
}

/** @internal */
export const operationsPage = (): string => readFileSync(page, 'utf8')

if (import.meta.main) writeFileSync(page, withSettings(operationsPage()))
