// Screens load this when the person types the first word (spec §5).
import { type FilterOptions, filterParts } from './filter-parts.ts'

export interface TextInspection<Name extends string> {
  readonly outcome: 'clean' | 'filtered' | 'blocked'
  readonly message: string | null
  /** As they were written, each once. */
  readonly found: readonly string[]
  readonly texts: Readonly<Record<Name, string>>
}

/** Judges texts as one, in the order of their names, as the server does. Never throws. */
export const inspectTexts = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
  options: FilterOptions = {},
): TextInspection<Name> => {
  const names = Object.keys(texts) as Name[] // the names of the given record
  const { parts, detections, blocked, message } = filterParts(
    names.map(name => ({ name, text: texts[name] })),
    options,
  )
  const found = detections.flatMap(({ spans }) =>
    spans.map(({ name, start, end }) => texts[name].slice(start, end).trim()),
  )
  const cleaned: Record<Name, string> = { ...texts }
  for (const { name, text } of parts) cleaned[name] = text
  return {
    outcome: blocked ? 'blocked' : detections.length > 0 ? 'filtered' : 'clean',
    message,
    found: [...new Set(found)].filter(Boolean),
    texts: cleaned,
  }
}
