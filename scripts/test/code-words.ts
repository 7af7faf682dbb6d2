// `npm run check` refuses comments and names that a colleague would not write.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

export interface CodeWords {
  text: string
  /** 'api/src/app.ts:47' */
  place: string
}

/** Leaves out other people's texts, and the tests of words themselves. */
const isElsewhere = /node_modules|\/dist\/|\/cases\/|scripts\/code-words|kept-portal\/kept|\.types\//

const readSources = (): ts.SourceFile[] =>
  [...new Bun.Glob('{api,e2e,mf-*,packages,scripts,shared-ui,shell}/**/*.{ts,tsx}').scanSync({ cwd: root })]
    .filter(file => !isElsewhere.test(file))
    .sort()
    .map(file =>
      ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    )

const placeOf = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line + 1}`

/** Without marks; a run of `//` lines is one comment. */
const commentsIn = (sources: ts.SourceFile[]): CodeWords[] =>
  sources.flatMap(source => {
    const found = new Map<number, CodeWords>()
    const visit = (node: ts.Node): void => {
      const ranges = [
        ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
      ]
      for (const { pos, end } of ranges) found.set(pos, words(source, pos, end))
      ts.forEachChild(node, visit)
    }
    visit(source)
    return [...found.values()]
  })

const words = (source: ts.SourceFile, start: number, end: number): CodeWords => ({
  text: source.text
    .slice(start, end)
    .replaceAll(/^\/\*+|\*\/$|^\/\/ ?/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim(),
  place: placeOf(source, start),
})

/** The names of values, types, parameters and properties, wherever they are declared or read. */
const namesIn = (sources: ts.SourceFile[]): CodeWords[] =>
  sources.flatMap(source => {
    const found: CodeWords[] = []
    const visit = (node: ts.Node): void => {
      const name = ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node
      if (name) found.push({ text: node.text, place: placeOf(source, node.getStart(source)) })
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })

/** Beginnings without a subject, or with a pronoun for an unnamed person. */
export const riddlingComments: readonly RegExp[] = [
  /^(Of|Thereof|Therein|Whoever|Whom) /,
  /\b(whoever|whomever|wherein|thereby|lest|hitherto|likest|for want of)\b/i,
  /\b(somebody|what one sees|as one would)\b/i,
]

/**
 * Names that had to be explained, and British spellings. Values on the wire and in the database can have them, and
 * `cancelledBy` is a field of an answer.
 */
export const riddlingNames: readonly RegExp[] = [
  /^(likest|isOfBefore|theOneThatCounts|inOneOrder|isListedAnew|isTold|untold|regret|mend)$/,
  /(ThatCounts|ThatTells?|ThatIsThere|OneOrder|AsBefore|WhatIsOpen|NobodyListens)$/,
  /^(usual|mended|told|regret)[A-Z]/,
  /(favourite|colour|neighbour|behaviour|centre(?!d)|cancelled(?!By$)[A-Z]|labelled(?!by)|organis|recognis)/i,
]

export const riddlesAmong = (words: CodeWords[], riddles: readonly RegExp[]): CodeWords[] =>
  words.filter(({ text }) => riddles.some(riddle => riddle.test(text)))

if (import.meta.main) {
  const sources = readSources()
  const [comments, names] = [commentsIn(sources), namesIn(sources)]
  if (comments.length < 5000 || names.length < 10_000) throw new Error('Most of the code was not read.')
  const riddles = [...riddlesAmong(comments, riddlingComments), ...riddlesAmong(names, riddlingNames)]
  for (const { text, place } of riddles) console.log(`${place}: ${text}`)
  if (riddles.length > 0) {
    console.log('Please say this as a colleague would (docs/house.md).')
    process.exit(1)
  }
}
