// From the scripts' text, because a manifest can leave addresses out, or name more.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as sitePaths from '@portal/contract/site-paths'

/** With `:id` a builder returns the pattern of its pages. */
const patterns = [
  ...new Set(
    Object.values(sitePaths).flatMap((address: string | ((...parts: string[]) => string)) => {
      const made = typeof address === 'function' ? address(...Array(address.length).fill(':id')) : address
      return made.split('?')[0] ?? []
    }),
  ),
].sort()

const escaped = (text: string): string => text.replace(/[$/\\^.*+?()[\]{}|]/g, '\\$&')

const part = '\\$\\{[\\w$.]+\\}'

/** As a text, or made of its start, which can be in a variable, and of a part. */
const isIn = (script: string, pattern: string): boolean => {
  const [start = '', ...rest] = pattern.split('/:id')
  if (rest.length === 0) return new RegExp(`["'\`]${escaped(start)}["'\`?#]`).test(script)
  const end = `/${part}${rest.map(escaped).join(`/${part}`)}(["'\`?#]|$)`
  const names = [...script.matchAll(new RegExp(`([\\w$]+)\\s*=\\s*["']${escaped(start)}["']`, 'g'))]
  const starts = [escaped(start), ...names.map(([, name = '']) => escaped(`\${${name}}`))]
  return starts.some(start => new RegExp(`\`${start}${end}`).test(script))
}

/** Sorted: `/properties/:id`, `/saved`. Includes those of the build's own pages. */
export const linksIn = (folder: string, files: string[]): string[] => {
  const scripts = files
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
  return patterns.filter(pattern => scripts.some(script => isIn(script, pattern)))
}
