import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'

/** Times in milliseconds, and rates per second. */
export interface SizeFigures {
  homes: number
  calls: { name: string; reach: number; median: number; p95: number }[]
  throughput:
    | {
        street: number
        streetByPgbench: { prepared: number; planned: number } | undefined
        streetOf100: number
        map: number
      }
    | undefined
  creations: { bare: number; kept: number } | undefined
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const thousands = (homes: number): string => homes.toLocaleString('en-US')
const whole = (value: number | undefined): string =>
  value === undefined ? '' : Math.round(value).toLocaleString('en-US')

const machine = (): string => {
  const [{ model } = { model: 'unknown processor' }, ...others] = cpus()
  const node = execFileSync('node', ['--version']).toString().trim().slice(1)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${others.length + 1} × ${model.trim()}, Bun ${process.versions.bun}, Node ${node}, embedded PostgreSQL 18; load average ${(loadavg()[2] ?? 0).toFixed(1)}.`
}

const callTable = (sizes: readonly SizeFigures[]): string =>
  table(
    ['ms, median / p95', ...sizes.map(({ homes }) => thousands(homes)), 'reach'],
    (sizes[0]?.calls ?? []).map(({ name, reach }) => [
      name,
      ...sizes.map(({ calls }) => {
        const found = calls.find(call => call.name === name)
        return found ? `${found.median.toFixed(1)} / ${found.p95.toFixed(1)}` : ''
      }),
      String(reach),
    ]),
  )

const throughputTable = (sizes: readonly SizeFigures[]): string =>
  table(
    ['a second, eight at once', ...sizes.map(({ homes }) => thousands(homes))],
    [
      ['a street, 20 homes', ...sizes.map(({ throughput }) => whole(throughput?.street))],
      ['… by pgbench', ...sizes.map(({ throughput }) => whole(throughput?.streetByPgbench?.prepared))],
      ['… planned each time', ...sizes.map(({ throughput }) => whole(throughput?.streetByPgbench?.planned))],
      ['a street, 100 homes', ...sizes.map(({ throughput }) => whole(throughput?.streetOf100))],
      ['map', ...sizes.map(({ throughput }) => whole(throughput?.map))],
      ['homes inserted', ...sizes.map(({ creations }) => whole(creations?.kept))],
      ['… without any upkeep', ...sizes.map(({ creations }) => whole(creations?.bare))],
    ],
  )

export const tablesOf = (sizes: readonly SizeFigures[]): string =>
  [machine(), callTable(sizes), throughputTable(sizes)].join('\n\n')
