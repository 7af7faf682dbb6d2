// What is shown of an answer: without private details, and with no link but to our own pages.
import { keeping, withoutPrivateDetails } from '../../platform/private-details.ts'
import { type KnownPages, ownPathOf } from './own-links.ts'

export interface ShownBy {
  known: KnownPages
  ownOrigin: string | undefined
}

/** A link or a picture of Markdown, without brackets in its words. */
const link =
  /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?((?:[^()<>\s]|\([^()\s]{0,100}\)){0,500})>?(?:\s{1,9}["'][^"'\n]{0,300}["'])?\s{0,9}\)/g
/** Tags, comments, and links in angle brackets. */
const tag = /<(?:[a-z/!?])[^<>]{0,1000}>/gi
/** Where a link is defined apart from its words. */
const definition = /^ {0,3}\[[^\]\n]{1,300}\]:.*$/gm
/** Signs that no text has; the first of them marks a link that may stay. */
const control = /(?![\n\t])\p{Cc}/gu
const mark = '\u0001'
const markedTarget = new RegExp(`${mark}\\([^()]*\\)`, 'g')

/** Markdown as it may be shown; a link that leads elsewhere is only its words. */
const showText = (markdown: string, { known, ownOrigin }: ShownBy): string => {
  const marked = markdown
    .replace(control, '')
    .replace(tag, '')
    .replace(definition, '')
    .replace(link, (whole, words: string, target: string) => {
      const path = whole.startsWith('!') ? null : ownPathOf(target, known, ownOrigin)
      return path === null ? words : `[${words}]${mark}(${path})`
    })
    // What still looks like a link was written so that it would be missed: it is one no longer.
    .replaceAll('](', '] (')
  const shown = keeping(markedTarget, marked, text => withoutPrivateDetails(text, ownOrigin))
  return shown.replaceAll(mark, '')
}

/** The paths that shown text links to. */
export const linkedPaths = (shown: string): string[] =>
  [...shown.matchAll(/\]\(([^()]*)\)/g)].map(([, path = '']) => path)

/** The end of a text is held back for so long, in characters, that the first piece of a detail is never shown alone. */
const heldBack = 32
/** So much of what comes before a line is read with it, in characters: a detail may begin there. */
const readBefore = 200
/** A line that grows is looked at again when this part of it is new: reading takes time that grows with its length. */
const newPart = 1 / 16

/** How much of a line that still grows can be shown: whole words, and no link or tag that is not complete. */
const safePart = (line: string): string => {
  const words = line.slice(0, Math.max(0, line.length - heldBack)).replace(/\S*$/, '')
  const opened = Math.max(words.lastIndexOf('['), words.lastIndexOf('<'))
  return opened === -1 || /[)>]/.test(words.slice(opened)) ? words : words.slice(0, opened)
}

/** A text that is shown while it is written, line by line; `tell` gets what is new of it. */
export class GrowingText {
  #written = ''
  #lineStart = 0
  /** Of the line that grows: how long it was when it was looked at, and what was told of it. */
  #seen = 0
  #told = ''

  constructor(
    private readonly shownBy: ShownBy,
    private readonly tell: (text: string) => void,
  ) {}

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

  /** What comes next is a paragraph of its own. */
  breakOff(): void {
    if (!this.isBlank) this.add('\n\n')
  }

  end(): void {
    this.#tellUpTo(this.#written.length)
  }

  /** All of it, read as one: what is split over lines is found here. */
  whole(): string {
    return this.#show(this.#written).trim()
  }

  /** Nothing, while a detail reaches into what follows, or from what comes before: the whole text has it right. */
  #tellUpTo(end: number): void {
    const shown = this.#show(this.#written.slice(this.#lineStart, end))
    if (shown === this.#told || !shown.startsWith(this.#told)) return
    const before = this.#written.slice(Math.max(0, this.#lineStart - readBefore), this.#lineStart)
    const inPlace = this.#show(before + this.#written.slice(this.#lineStart))
    if (!inPlace.startsWith(this.#show(before) + shown.trimEnd())) return
    this.tell(shown.slice(this.#told.length))
    this.#told = shown
  }

  #show(markdown: string): string {
    return showText(markdown, this.shownBy)
  }
}
