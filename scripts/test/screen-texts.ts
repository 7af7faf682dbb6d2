// Text between tags, and every string.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

export interface ScreenText {
  /** On one line; `{}` is a placeholder for a value. */
  text: string
  /** 'mf-tenant/src/inquiries/inquiry-card.tsx:47' */
  place: string
}

/** Tests and the contact filter's rules hold other people's texts. */
const isElsewhere =
  /node_modules|\/dist\/|\/test\/|\.test\.|\.stories\.|api\/(migrations|src\/schema)|contact-filter\/(?!verdict)/

const sources = [...new Bun.Glob('{api,mf-*,packages,shared-ui,shell}/**/*.{ts,tsx}').scanSync({ cwd: root })]
  .filter(file => !isElsewhere.test(file))
  .sort()

const onOneLine = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

const textsOf = (file: string): ScreenText[] => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: ScreenText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const text = onOneLine(written(node))
    if (/[a-z]/i.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ text, place: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const written = (node: ts.Node): string => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(childWords).join('')
  return ''
}

const childWords = (child: ts.JsxChild): string => {
  if (ts.isJsxText(child)) return child.text.replaceAll(/\s*\n\s*/g, ' ')
  if (!ts.isJsxExpression(child)) return '{}'
  if (!child.expression) return ''
  return ts.isStringLiteralLike(child.expression) ? child.expression.text : '{}'
}

/** Every text, read again on each call. */
export const screenTexts = (): ScreenText[] => sources.flatMap(textsOf)
