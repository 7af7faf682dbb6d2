// Every file, folder and test that docs/specification.md names must exist, and so must every section that code and papers
// name, as in "spec §5". `npm run check` runs it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const page = 'docs/specification.md'

/** The page's abbreviations. */
const shortForms: readonly [short: string, long: string][] = [
  ['f/', 'api/src/features/'],
  ['r/', 'api/src/renting/'],
  ['contract/', 'packages/contract/'],
  ['language/', 'packages/language/'],
  ['help/', 'packages/help/'],
  ['public/', 'mf-public/src/'],
  ['tenant/', 'mf-tenant/src/'],
  ['landlord/', 'mf-landlord/src/'],
  ['ai/', 'mf-ai/src/'],
  ['ui/', 'shared-ui/src/'],
  ['e2e/', 'e2e/specs/'],
  ['api/', 'api/src/'],
  ['shell/', 'shell/src/'],
]

const testEnding = /\.(?:test|spec)\.tsx?$/

const sources: readonly string[] = [
  ...new Bun.Glob('{api,packages,shared-ui,shell,mf-*,e2e,tools,scripts}/**/*.{ts,tsx}').scanSync({
    cwd: root,
  }),
].filter(file => !file.includes('node_modules/') && !file.includes('/dist/'))

const longForms = (name: string): string[] => [
  name,
  ...shortForms.flatMap(([short, long]) => (name.startsWith(short) ? [long + name.slice(short.length)] : [])),
]

/** A file, a folder, or the end of a file's path: `foo.ts`, `map/foo.ts`, `folder/read-*.ts`. */
const exists = (name: string): boolean =>
  longForms(name).some(path => {
    if (existsSync(join(root, path))) return true
    const glob = new Bun.Glob(`{,**/}${path.replace('/…/', '/**/')}`)
    return sources.some(file => glob.match(file))
  })

const tests = sources.filter(file => testEnding.test(file))

/** One file, those of a folder, or those of that name anywhere. */
const testsNamed = (name: string): string[] => {
  const exact = longForms(name).flatMap(path =>
    tests.filter(file => file.replace(testEnding, '') === path || file.startsWith(`${path}/`)),
  )
  if (exact.length > 0) return exact
  return tests.filter(file => `/${file.replace(testEnding, '')}`.endsWith(`/${name}`))
}

/** Ignores quotes and how they are escaped. */
const plain = (words: string): string => words.replaceAll('\\', '').replaceAll('’', "'")

/** The words between the ellipses, in this order. */
const isTitled = (files: readonly string[], title: string): boolean => {
  const parts = plain(title)
    .split('…')
    .map(part => part.trim())
    .filter(Boolean)
  const has = (line: string): boolean => {
    let from = 0
    return parts.every(part => {
      const at = line.indexOf(part, from)
      from = at + part.length
      return at >= 0
    })
  }
  return files.some(file =>
    plain(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .some(has),
  )
}

/** The errors in "file › title; › another title of it; other file; screens: later (words in brackets are only words)". */
const faultsOfTests = (cell: string): string[] => {
  let files: string[] = []
  return cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(';')
    .map(piece => piece.trim())
    .filter(piece => piece && !/\b(?:later|no test)\b/.test(piece))
    .flatMap(piece => {
      const [name = '', ...titles] = piece.split('›').map(part => part.trim())
      if (name) files = testsNamed(name)
      if (files.length === 0) return [`no test file is called “${name}”`]
      return titles
        .filter(title => !isTitled(files, title))
        .map(title => `no test of ${name || files.join(', ')} is called “${title}”`)
    })
}

const faultsOfFiles = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter(name => /^[\w@.*…-]+(?:\/[\w@.*…-]*)*$/.test(name) && /[/]|\.tsx?$/.test(name))
    .filter(name => !exists(name.replace(/\/$/, '')))
    .map(name => `there is no file ${name}`)

/**
 * What the page names and does not exist, each with its line.
 * @internal
 */
export const coverageFaults = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, clause, built, shownBy] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
    if (clause === undefined || built === undefined || shownBy === undefined || /^-+$|^$/.test(clause))
      return []
    if (shownBy === 'Shown by') return []
    const missing = shownBy === '' ? ['no test is named; write “later: why”, or “no test: why”'] : []
    return [...faultsOfFiles(built), ...faultsOfTests(shownBy), ...missing].map(
      fault => `${page}:${index + 1} (${clause}): ${fault}`,
    )
  })

const sectionsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=#+ )/m)
      .flatMap(part =>
        [...part.matchAll(/^#+ §([\d.]+) /g)].map(([, number = '']) => [number, part] as const),
      ),
  )

/**
 * The references that lead nowhere: to a section, or to a name in it as in `§5 "Login"`.
 * @internal
 */
export const referenceFaults = (file: string, text: string, specification: string): string[] => {
  const sections = sectionsOf(specification)
  return [...text.matchAll(/§(\d+(?:\.\d+)*)(?: ["']([^"'\n]+)["'])?/g)].flatMap(
    ([reference, number = '', name]) => {
      const section = sections.get(number)
      const isFound = section?.toLowerCase().includes((name ?? '').toLowerCase())
      return isFound ? [] : [`${file}: ${page} has no ${reference}`]
    },
  )
}

const allReferenceFaults = (specification: string): string[] =>
  [...sources, ...new Bun.Glob('{*.md,docs/**/*.md}').scanSync({ cwd: root })].flatMap(file =>
    referenceFaults(file, readFileSync(join(root, file), 'utf8'), specification),
  )

if (import.meta.main) {
  const specification = readFileSync(join(root, page), 'utf8')
  const faults = [...coverageFaults(specification), ...allReferenceFaults(specification)]
  for (const fault of faults) console.log(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
