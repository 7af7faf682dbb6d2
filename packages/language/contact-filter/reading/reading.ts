// A simplified text that knows, for each of its characters, what it came from in the original.

/** Half-open, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number }

export const spanOf = ({ 0: { length }, index }: RegExpExecArray): Span => ({
  start: index,
  end: index + length,
})

export const spansOf = (text: string, pattern: RegExp): Span[] => [...text.matchAll(pattern)].map(spanOf)

export type Reading = {
  readonly original: string
  readonly text: string
  readonly starts: readonly number[] // for each unit of `text`, where its source in `original` starts and ends
  readonly ends: readonly number[]
}

/** The reading can run backwards. */
export function spanInOriginal({ original, starts, ends }: Reading, span: Span): Span {
  const [first, last] = [span.start, span.end - 1]
  return {
    start: Math.min(starts[first] ?? original.length, starts[last] ?? original.length),
    end: Math.max(ends[first] ?? 0, ends[last] ?? original.length),
  }
}

export const reversed = ({ original, text, starts, ends }: Reading): Reading => ({
  original,
  text: text.split('').reverse().join(''),
  starts: starts.toReversed(),
  ends: ends.toReversed(),
})

export function rewriteLines(
  { original, text, starts, ends }: Reading,
  accepts: (line: string) => boolean,
  write: (line: Reading) => Reading,
): Reading {
  const lines = [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => accepts(line))
    .map(({ 0: line, index }) => {
      const end = index + line.length
      return write({ original, text: line, starts: starts.slice(index, end), ends: ends.slice(index, end) })
    })
  return {
    original,
    text: lines.map(line => line.text).join('\n'),
    starts: lines.flatMap(line => [...line.starts, line.starts.at(-1) ?? 0]),
    ends: lines.flatMap(line => [...line.ends, line.ends.at(-1) ?? 0]),
  }
}

/** Whether the author wrote a capital letter at `index`; the reading is all in lower case. */
export function isCapital(reading: Reading, index: number): boolean {
  const { start, end } = spanInOriginal(reading, { start: index, end: index + 1 })
  return /^\p{Lu}/u.test(reading.original.slice(start, end))
}

/**
 * Each character of a replacement maps to the whole match. `pattern` needs the flag g; null leaves the match
 * unchanged.
 */
export function rewrite(
  reading: Reading,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | null,
): Reading {
  const { text } = reading
  const starts: number[] = []
  const ends: number[] = []
  let written = ''
  let kept = 0
  const keepUntil = (end: number) => {
    for (let index = kept; index < end; index += 1) {
      starts.push(reading.starts[index] ?? 0)
      ends.push(reading.ends[index] ?? 0)
    }
    written += text.slice(kept, end)
  }
  for (const match of text.matchAll(pattern)) {
    const put = replacement(match)
    if (put === null) continue
    const end = match.index + match[0].length
    keepUntil(match.index)
    const source = spanInOriginal(reading, { start: match.index, end })
    for (let index = 0; index < put.length; index += 1) {
      starts.push(source.start)
      ends.push(source.end)
    }
    written += put
    kept = end
  }
  if (kept === 0) return reading
  keepUntil(text.length)
  return { original: reading.original, text: written, starts, ends }
}

export const rewriteAll = (
  reading: Reading,
  steps: readonly (readonly [pattern: RegExp, replacement: (match: RegExpExecArray) => string | null])[],
): Reading => steps.reduce((read, [pattern, replacement]) => rewrite(read, pattern, replacement), reading)

/** Replaces what `pattern` matches inside the matches of `rows`. Both need the flag g. */
export function rewriteWithin(
  reading: Reading,
  rows: RegExp,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | null,
): Reading {
  const spans = spansOf(reading.text, rows)
  if (spans.length === 0) return reading
  let next = 0
  return rewrite(reading, pattern, match => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) next += 1
    return match.index >= (spans[next]?.start ?? Number.POSITIVE_INFINITY) ? replacement(match) : null
  })
}

const window = 48

const before = (text: string, index: number) => text.slice(Math.max(0, index - window), index)

/** `pattern` must end in `$`. */
export const endsWith = (text: string, index: number, pattern: RegExp): boolean =>
  pattern.test(before(text, index))

/** `pattern` must end in `$`. */
export function startOfMatch(text: string, index: number, pattern: RegExp): number | null {
  const match = pattern.exec(before(text, index))
  return match ? index - match[0].length : null
}

/** `pattern` must start with `^`. */
export const startsWith = (text: string, index: number, pattern: RegExp): boolean =>
  pattern.test(text.slice(index, index + window))

/** Null if the sticky pattern does not match at `index`. */
export function endOfMatch(text: string, index: number, sticky: RegExp): number | null {
  sticky.lastIndex = index
  return sticky.test(text) ? sticky.lastIndex : null
}

/** At most `limit` characters. */
export function spanBefore(
  text: string,
  index: number,
  accepts: (character: string) => boolean,
  limit: number,
): Span {
  let start = index
  while (start > 0 && index - start < limit && accepts(text.charAt(start - 1))) start -= 1
  return { start, end: index }
}
