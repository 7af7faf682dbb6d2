import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { ScriptBytes } from '../../../e2e/script-bytes.ts'

/** One page: bytes of scripts with gzip, and medians in milliseconds; `shift` is the largest of all visits. */
export interface PageFigures {
  path: string
  use: ScriptBytes
  map: ScriptBytes
  later: ScriptBytes
  byApp: Map<string, number>
  byLibrary: Map<string, number>
  requests: number
  largestPaint: number
  usable: number
  mainThread: number
  response: number
  laterResponse: number
  shift: number
}

const kB = (bytes: number | undefined): string => (bytes ? (bytes / 1000).toFixed(1) : '')
const ifMeasured = (value: number, words: (value: number) => string): string =>
  Number.isFinite(value) ? words(value) : ''
const seconds = (time: number): string => ifMeasured(time, ms => (ms / 1000).toFixed(2))
const whole = (value: number): string => ifMeasured(value, String)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(3, ...all.map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** By their totals over all pages, largest first. */
const namesOf = (maps: readonly Map<string, number>[]): string[] => {
  const sums = new Map<string, number>()
  for (const map of maps) for (const [name, bytes] of map) sums.set(name, (sums.get(name) ?? 0) + bytes)
  return [...sums].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

const maxLibraries = 15

const libraryTable = (figures: readonly PageFigures[]): string => {
  const names = namesOf(figures.map(({ byLibrary }) => byLibrary))
  const [shown, rest] = [names.slice(0, maxLibraries), names.slice(maxLibraries)]
  const sumOfRest = (map: Map<string, number>) => rest.reduce((sum, name) => sum + (map.get(name) ?? 0), 0)
  return table(
    ['kB', ...shown, ...(rest.length > 0 ? ['others'] : [])],
    figures.map(({ path, byLibrary }) => [
      path,
      ...shown.map(name => kB(byLibrary.get(name))),
      ...(rest.length > 0 ? [kB(sumOfRest(byLibrary))] : []),
    ]),
  )
}

export const tablesOf = (figures: readonly PageFigures[]): string => {
  const apps = namesOf(figures.map(({ byApp }) => byApp))
  return [
    table(
      [
        'page',
        'script kB',
        'scripts',
        'requests',
        'largest paint s',
        'shift',
        'usable s',
        'main thread s',
        'response ms',
        'later ms',
      ],
      figures.map(({ path, use, requests, largestPaint, shift, usable, mainThread, ...responses }) => [
        path,
        kB(use.bytes),
        String(use.requests),
        whole(requests),
        seconds(largestPaint),
        ifMeasured(shift, value => (value === 0 ? '0' : value.toFixed(4))),
        seconds(usable),
        seconds(mainThread),
        whole(Math.round(responses.response)),
        whole(Math.round(responses.laterResponse)),
      ]),
    ),
    table(
      ['kB', ...apps, 'then the map', 'later'],
      figures.map(({ path, byApp, map, later }) => [
        path,
        ...apps.map(app => kB(byApp.get(app))),
        kB(map.bytes),
        kB(later.bytes),
      ]),
    ),
    libraryTable(figures),
  ].join('\n\n')
}

export const machineLine = (chromium: string, runs: number, width: number): string => {
  const [{ model } = { model: 'unknown processor' }, ...others] = cpus()
  const node = execFileSync('node', ['--version']).toString().trim().slice(1)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${others.length + 1} × ${model.trim()}, Chromium ${chromium}, Bun ${process.versions.bun}, Node ${node}; medians of ${runs}, ${width} px wide.`
}

const file = join(import.meta.dirname, '../../../docs/figures.md')
const begin = '<!-- written by npm run bench -- load -->'
const end = '<!-- end of what is written -->'

/** Throws an Error if the two marks in docs/figures.md are missing. */
export const writeFigures = async (head: string, figures: readonly PageFigures[]): Promise<void> => {
  const text = await readFile(file, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before)
    throw new Error(`${file} has no place for the figures: put back “${begin}” and “${end}”.`)
  await writeFile(
    file,
    `${text.slice(0, before)}${begin}\n\n${head}\n\n${tablesOf(figures)}\n\n${text.slice(after)}`,
  )
}
