import type { Query } from '../../../api/test/search-cases.ts'

let callers = 0

/** So that no limit is reached. */
const asAnother = (): Record<string, string> => {
  callers += 1
  return { 'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` }
}

/** The raw answer: measuring does not need its content. Throws an Error if the server refuses the call. */
const call = async (origin: string, path: string, query: Query): Promise<ArrayBuffer> => {
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, { headers: asAnother() })
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(query)}: ${await response.text()}`)
  return response.arrayBuffer()
}

/** Throws an Error if the server refuses the call. */
export const ask = async (origin: string, path: string, query: Query): Promise<Record<string, unknown>> =>
  JSON.parse(new TextDecoder().decode(await call(origin, path, query)))

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

const resamples = 2000

/** The 95 % interval of how much higher the median of `ones` is, by bootstrap. */
export const intervalOfDifference = (
  ones: readonly number[],
  others: readonly number[],
): [low: number, high: number] => {
  const medianAgain = (times: readonly number[]): number => {
    const drawn = Float64Array.from(times, () => times[Math.floor(Math.random() * times.length)] ?? 0).sort()
    return percentile([...drawn], 0.5)
  }
  const differences = Float64Array.from(
    { length: resamples },
    () => medianAgain(ones) - medianAgain(others),
  ).sort()
  return [percentile([...differences], 0.025), percentile([...differences], 0.975)]
}

/** Milliseconds, after a first round that does not count. */
export const timeCalls = async (
  origin: string,
  path: string,
  queries: readonly Query[],
  atLeast = 100,
): Promise<{ median: number; p95: number; slowest: Query }> => {
  for (const query of queries) await call(origin, path, query)
  const times: { ms: number; query: Query }[] = []
  while (times.length < atLeast)
    for (const query of queries) {
      const began = performance.now()
      await call(origin, path, query)
      times.push({ ms: performance.now() - began, query })
    }
  times.sort((one, other) => one.ms - other.ms)
  const sorted = times.map(({ ms }) => ms)
  return {
    median: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    slowest: times.at(-1)?.query ?? {},
  }
}

/** Calls per second that succeed, with this many at once. */
export const countCalls = async (
  origin: string,
  path: string,
  queries: readonly Query[],
  { atOnce = 8, seconds = 5 } = {},
): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let done = 0
  const callAgain = async (first: number): Promise<void> => {
    for (let next = first; performance.now() < end; next += atOnce) {
      await call(origin, path, queries[next % queries.length] ?? {})
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => callAgain(index)))
  return done / seconds
}
