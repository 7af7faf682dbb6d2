// Records which `import()`s run while pages are drawn, so that a release knows what each page loads.
import { relative } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { importName } from '../loads.ts'

const imports = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"])([^'"]+)\1\s*\)/g

/** A loader, for the compiler's output. Set `portalImports` to record the imports. */
export default function noteImports(this: LoaderContext, source: string): string {
  const from = `./${relative(this.rootContext, this.resourcePath)}`.replace(/^\.\/\.\./, '..')
  return source.replace(
    imports,
    (whole, _quote, request) =>
      `(globalThis.portalImports?.add(${JSON.stringify(importName(from, request))}),${whole})`,
  )
}
