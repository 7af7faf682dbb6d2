// What a screen says about texts as they are typed (spec §5). Screens load this when the person types the first word.
import { filterParts } from './filter-parts.ts'

export interface TextInspection<Name extends string> {
  /** Clean; cleaned with a notice; or blocked from being sent. */
  readonly outcome: 'clean' | 'filtered' | 'blocked'
  /** The filter's own sentence for the outcome; null for clean texts. */
  readonly message: string | null
  /** The details found, as they were written, each listed once. */
  readonly found: readonly string[]
  /** The texts as they would be stored. */
  readonly texts: Readonly<Record<Name, string>>
}

/**
 * Judges texts as one, in the order of their names, as the server does: a detail may be split between them.
 * `ownOrigin` is the portal's own ("https://portal.example"). Never throws.
 */
export const inspectTexts = <Name extends string>(
  texts: Readonly<Record<Name, string>>,
  ownOrigin?: string,
): TextInspection<Name> => {
  const names = Object.keys(texts) as Name[] // the names of the given record
  const { parts, detections, blocked, message } = filterParts(
    names.map(name => ({ name, text: texts[name] })),
    { ownOrigin },
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
