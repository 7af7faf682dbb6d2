import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import type { ScriptBytes } from '../../../e2e/script-bytes.ts'

/** One page: bytes of scripts with gzip, and medians in milliseconds; `shift` is the largest of all visits. */
export interface PageFigures {
  path: string
  use: ScriptBytes
  map: ScriptBytes
  requests: number
  largestPaint: number
  usable: number
  mainThread: number
  response: number
  laterResponse: number
  shift: number
}

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

export const tableOf = (figures: readonly PageFigures[]): string =>
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
      (use.bytes / 1000).toFixed(1),
      String(use.requests),
      whole(requests),
      seconds(largestPaint),
      ifMeasured(shift, value => (value === 0 ? '0' : value.toFixed(4))),
      seconds(usable),
      seconds(mainThread),
      whole(Math.round(responses.response)),
      whole(Math.round(responses.laterResponse)),
    ]),
  )

export const machineLine = (chromium: string, runs: number, width: number): string => {
  const [{ model } = { model: 'unknown processor' }, ...others] = cpus()
  const node = execFileSync('node', ['--version']).toString().trim().slice(1)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${others.length + 1} × ${model.trim()}, Chromium ${chromium}, Bun ${process.versions.bun}, Node ${node}; medians of ${runs}, ${width} px wide.`
}
