// A reading is a text made plainer, with the way back: what in the original each of its characters stands for.

/** Half-open, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number }

export type Reading = {
  readonly original: string
  readonly text: string
  /** For each unit of `text`, where what it stands for starts and ends in `original`. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** Where a span of the reading lies in the original text. */
export function spanInOriginal(reading: Reading, span: Span): Span {
  return {
    start: reading.starts[span.start] ?? reading.original.length,
    end: reading.ends[span.end - 1] ?? reading.original.length,
  }
}

/** Whether the author wrote a capital letter where the reading, all in small letters, has `index`. */
export function isCapital(reading: Reading, index: number): boolean {
  const { start, end } = spanInOriginal(reading, { start: index, end: index + 1 })
  return /^\p{Lu}/u.test(reading.original.slice(start, end))
}

/**
 * Puts other words for what a pattern matches; each character of them stands for the whole match.
 * `pattern` needs the flag g; an answer of null leaves the match as it is.
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
