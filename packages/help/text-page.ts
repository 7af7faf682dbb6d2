// A page of text, as data: legal texts and help. text-blocks.tsx describes how links are written in it.

export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  /** What the portal cannot do yet. */
  | { comingSoon: string }

interface TextPart {
  /** Its anchor: never changed once it is published, because people link to it. */
  id: string
  title: string
  blocks: readonly Block[]
}

export interface TextPage {
  title: string
  summary: string
  /** The day of the last change, as `2026-11-21`. */
  changed: string
  parts: readonly TextPart[]
}
