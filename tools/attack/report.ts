import type { ErrorCode } from '@portal/contract/error'

export interface Report {
  seed: number
  requests: number
  kept: number
  /** Counts by status and code, such as "422 invalid". */
  refusals: Map<string, number>
  failures: string[]
  changes: string[]
  /** Bodies that take over 2.5 times as long at twice the size. */
  slow: string[]
  longestBlock: { ms: number; during: string }
}

export const newReport = (seed: number): Report => ({
  seed,
  requests: 0,
  kept: 0,
  refusals: new Map(),
  failures: [],
  changes: [],
  slow: [],
  longestBlock: { ms: 0, during: 'nothing' },
})

export const countAnswer = (
  report: Report,
  status: number,
  code: ErrorCode | undefined,
  what: string,
): void => {
  report.requests += 1
  if (status >= 500) report.failures.push(`${status} ${code ?? ''} for ${what}`)
  else if (status >= 400) {
    const kind = `${status} ${code ?? ''}`.trim()
    report.refusals.set(kind, (report.refusals.get(kind) ?? 0) + 1)
  }
}

const listed = (found: readonly string[]): string[] =>
  found.slice(0, 10).map(one => `    ${one.slice(0, 300)}`)

export const tableOf = ({
  seed,
  requests,
  kept,
  refusals,
  failures,
  changes,
  slow,
  longestBlock,
}: Report): string =>
  [
    ['seed', seed],
    ['requests', requests],
    ['files that were kept', kept],
    ...[...refusals].sort().map(([kind, count]) => [`  refused: ${kind}`, count] as const),
    ['5xx', failures.length],
    ['longest block of the event loop', `${Math.round(longestBlock.ms)} ms, during ${longestBlock.during}`],
    ['rows changed by refused calls', changes.length],
    ['bodies that grow faster than their size', slow.length],
  ]
    .map(([name, value]) => `${String(name).padEnd(42)} ${value}`)
    .concat(listed(failures), listed(changes), listed(slow))
    .join('\n')

const maxBlockMs = 250

/** A busy machine blocks the event loop too, so a short attack does not judge that. */
export const hasHeld = ({ failures, changes, slow, longestBlock }: Report, judgesBlocks: boolean): boolean =>
  failures.length + changes.length + slow.length === 0 && (!judgesBlocks || longestBlock.ms <= maxBlockMs)
