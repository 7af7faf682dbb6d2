// Draws text as outlines, so that an image needs no installed fonts and text cannot become markup.
import { type Font, type Path, type PathCommand, parse } from 'opentype.js'

/** Latin first, then extended Latin: each file has different letters. */
const files = {
  medium: [
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff'),
  ],
  bold: [
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
  ],
}

export interface Style {
  weight: keyof typeof files
  /** In pixels. */
  size: number
  fill: string
}

export interface Typeface {
  /** The text without characters that the typeface lacks; null if letters would be missing. */
  known(text: string): string | null
  widthOf(text: string, style: Style): number
  /**
   * Breaks a text into at most `maxLines` lines of `width` pixels; the last one ends with "…" if there is more.
   */
  linesOf(text: string, style: Style, width: number, maxLines: number): string[]
  /** The outlines of a text as SVG, starting at `x` with its baseline at `y`. */
  draw(text: string, x: number, y: number, style: Style): string
}

const loadFonts = (addresses: string[]): Promise<Font[]> =>
  Promise.all(addresses.map(async address => parse(await Bun.file(new URL(address)).arrayBuffer())))

/** Our own writer, because the library's writes some numbers as NaN. */
const outlineOf = ({ commands }: Path): string =>
  commands.map(command => command.type + pointsOf(command).map(tenths).join(' ')).join('')

const pointsOf = (command: PathCommand): number[] => {
  switch (command.type) {
    case 'Z':
      return []
    case 'Q':
      return [command.x1, command.y1, command.x, command.y]
    case 'C':
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y]
    default:
      return [command.x, command.y]
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Call it once. */
export const loadTypeface = async (): Promise<Typeface> => {
  const fonts = { medium: await loadFonts(files.medium), bold: await loadFonts(files.bold) }

  const fontFor = (character: string, weight: Style['weight']): Font | undefined =>
    fonts[weight].find(font => font.charToGlyphIndex(character) > 0)

  const runsOf = (text: string, weight: Style['weight']): { font: Font; text: string }[] => {
    const runs: { font: Font; text: string }[] = []
    for (const character of text) {
      const font = fontFor(character, weight)
      const last = runs.at(-1)
      if (!font) continue
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  /** Measures each letter alone; drawn together they are slightly closer. */
  const widthOf: Typeface['widthOf'] = (text, { weight, size }) => {
    let units = 0
    for (const character of text) {
      const font = fontFor(character, weight)
      if (font) units += ((font.charToGlyph(character).advanceWidth ?? 0) * size) / font.unitsPerEm
    }
    return units
  }

  /** The longest prefix that fits together with `after`; at least one character. */
  const fitting = (text: string, style: Style, width: number, end = ''): string => {
    let fits = ''
    let left = width - widthOf(end, style)
    for (const character of text) {
      left -= widthOf(character, style)
      if (left < 0 && fits !== '') break
      fits += character
    }
    return fits.trimEnd() + end
  }

  return {
    known: text => {
      const characters = [...text.normalize('NFC')]
      const isKnown = (character: string) => fontFor(character, 'bold') !== undefined
      if (characters.some(character => /\p{L}/u.test(character) && !isKnown(character))) return null
      return characters.filter(isKnown).join('').replace(/\s+/g, ' ').trim() || null
    },
    widthOf,
    linesOf: (text, style, width, maxLines) => {
      const lines: string[] = []
      let rest = text
      while (rest !== '' && lines.length < maxLines) {
        const isLast = lines.length === maxLines - 1
        if (widthOf(rest, style) <= width) {
          lines.push(rest)
          return lines
        }
        const line = fitting(rest, style, width, isLast ? '…' : '')
        const lastSpace = line.lastIndexOf(' ')
        const isCutInWord = !isLast && rest[line.length] !== ' ' && lastSpace > 0
        const kept = isCutInWord ? line.slice(0, lastSpace) : line
        lines.push(kept)
        rest = rest.slice(kept.length).trimStart()
      }
      return lines
    },
    draw: (text, x, y, { weight, size, fill }) => {
      let from = x
      const outlines = runsOf(text, weight).map(run => {
        const outline = outlineOf(run.font.getPath(run.text, from, y, size))
        from += run.font.getAdvanceWidth(run.text, size)
        return outline
      })
      return `<path fill="${fill}" d="${outlines.join('')}"/>`
    },
  }
}
