// Filters what an answer shows: no private details, and only links to our own pages.
import type { FilterOptions } from '@portal/language/contact-filter/filter-parts'
import { keeping, withoutPrivateDetails } from '../../platform/session/private-details.ts'
import { type KnownPages, ownPathOf } from './own-links.ts'

export interface LinkRules {
  known: KnownPages
  own: FilterOptions
}

/** A link or a picture of Markdown, without brackets in its words. */
const link =
  /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:[^()<>\s]|\([^()\s]{0,100}\)){0,500})>?(?:\s{1,9}["'][^"'\n]{0,300}["'])?\s{0,9}\)/g
/** Tags, comments, and links in angle brackets. */
const tag = /<(?:[a-z/!?])[^<>]{0,1000}>/gi
/** A reference-style link definition. */
const definition = /^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm
/** Private-use characters; the first marks a link that is allowed. */
const control = /(?![\n\t])\p{Cc}/gu
const mark = '\u0001'
const markedTarget = new RegExp(`${mark}\\([^()]*\\)`, 'g')

/** Markdown that is safe to show; a link to any other address is replaced by its words. */
const showText = (markdown: string, { known, own }: LinkRules): string => {
  const marked = markdown
    .replace(control, '')
    .replace(tag, '')
    .replace(definition, '')
    .replace(link, (whole, words: string, target: string) => {
      const path = whole.startsWith('!') ? null : ownPathOf(target, known, own.ownOrigin)
      return path === null ? words : `[${words}]${mark}(${path})`
    })
    // Anything that still looks like a link was written to slip through, so break it.
    .replaceAll('](', '] (')
  const safe = keeping(markedTarget, marked, text => withoutPrivateDetails(text, own))
  return safe.replaceAll(mark, '')
}

export const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\]\(([^()]*)\)/g)].map(([, path = '']) => path)

/** Holds back this many characters at the end, so that the start of a private detail is never shown alone. */
const heldBack = 32
/** Reads this many characters before a line too, because a detail can start there. */
const readBefore = 200
/**
 * Checks a growing line again once this part of it is new, because each check takes time proportional to its
 * length.
 */
const newPart = 1 / 16

/** The part of a growing line that can be shown: whole words, without incomplete links or tags. */
const safePart = (line: string): string => {
  const words = line.slice(0, Math.max(0, line.length - heldBack)).replace(/\S*$/, '')
  const start = Math.max(words.lastIndexOf('['), words.lastIndexOf('<'))
  return start === -1 || /[)>]/.test(words.slice(start)) ? words : words.slice(0, start)
}

/** Shows a text line by line while it is written; `tell` gets each new part, and all of it after a part was taken back. */
export class GrowingText {
  #written = ''
  #lineStart = 0
  /** For the growing line: its length at the last check, and what was sent of it. */
  #seen = 0
  #told = ''

  constructor(
    private readonly rules: LinkRules,
    private readonly tell: (text: string, isWhole?: true) => void,
  ) {}

  get length(): number {
    return this.#written.length
  }

  get isBlank(): boolean {
    return this.#written.trim() === ''
  }

  add(text: string): void {
    this.#written += text
    for (;;) {
      const end = this.#written.indexOf('\n', this.#lineStart) + 1
      if (end === 0) break
      this.#tellUpTo(end)
      this.#told = ''
      this.#seen = 0
      this.#lineStart = end
    }
    const line = this.#written.slice(this.#lineStart)
    if ((line.length - this.#seen) / line.length < newPart) return
    this.#seen = line.length
    this.#tellUpTo(this.#lineStart + safePart(line).length)
  }

  /** Forgets what was added since it had this length, at the start of a paragraph. */
  takeBack(length: number): void {
    this.#written = this.#written.slice(0, length)
    this.#lineStart = length
    this.#seen = 0
    this.#told = ''
    this.tell(this.#show(this.#written), true)
  }

  /** Starts a new paragraph. */
  breakOff(): void {
    if (!this.isBlank) this.add('\n\n')
  }

  end(): void {
    this.#tellUpTo(this.#written.length)
  }

  /** The whole text, filtered at once, which catches details that are split over lines. */
  whole(): string {
    return this.#show(this.#written).trim()
  }

  /** Sends nothing while a detail extends into the text before or after; the whole text will be right. */
  #tellUpTo(end: number): void {
    const text = this.#show(this.#written.slice(this.#lineStart, end))
    if (text === this.#told || !text.startsWith(this.#told)) return
    const before = this.#written.slice(Math.max(0, this.#lineStart - readBefore), this.#lineStart)
    const inPlace = this.#show(before + this.#written.slice(this.#lineStart))
    if (!inPlace.startsWith(this.#show(before) + text.trimEnd())) return
    this.tell(text.slice(this.#told.length))
    this.#told = text
  }

  #show(markdown: string): string {
    return showText(markdown, this.rules)
  }
}
