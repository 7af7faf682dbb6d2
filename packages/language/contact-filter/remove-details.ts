// Replaces contact details with the texts of spec §5.
import { type ContactKind, weights } from './detection.ts'
import type { Span } from './reading/reading.ts'

/** `details` in text order, without overlaps. Phrases stay. */
export function removeDetails(
  text: string,
  details: readonly (Span & { readonly kind: ContactKind })[],
): string {
  let cleaned = ''
  let kept = 0
  for (const { kind, start, end } of details) {
    const { replacement } = weights[kind]
    if (replacement === null) continue
    cleaned += text.slice(kept, start) + replacement
    kept = end
  }
  return cleaned + text.slice(kept)
}
