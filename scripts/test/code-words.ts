// The comments and the names in our sources, tests included.
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
const isElsewhere =
  /node_modules|\/dist\/|\/cases\/|scripts\/(?:code-words|without-packages)|older-portals\/kept|\.types\//

const sources: ts.SourceFile[] = [
  ...new Bun.Glob('{api,e2e,mf-*,packages,scripts,shared-ui,shell}/**/*.{ts,tsx}').scanSync({ cwd: root }),
]
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

/** Each comment as one line, without its marks; a run of `//` lines is one comment. */
export const comments = (): CodeWords[] =>
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
export const identifiers = (): CodeWords[] =>
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
