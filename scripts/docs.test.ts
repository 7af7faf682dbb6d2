// Links lead somewhere, and files and commands that are named exist.
import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { apps } from './apps.ts'
import { licensesPage, listLicenses } from './licenses.ts'
import { root } from './root.ts'

const steps = readFileSync(join(root, 'docs/follow-a-rent.md'), 'utf8')
  .split('\n')
  .flatMap(line => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? [])

test('a rent is followed from the form through the search to the card in at most 20 files, all of which exist', () => {
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.length).toBeLessThanOrEqual(20)
  expect(steps.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(steps).size).toBe(steps.length)
})

/** The paths from the root; not of npm's packages or older portals. */
const pages = [...new Bun.Glob('**/*.md').scanSync({ cwd: root })]
  .filter(page => !/(^|\/)(node_modules|dist|test-results)\//.test(page))
  .sort()

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

/** As GitHub names them: small letters, and no signs but hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('every link of every page leads to a file, and to a heading of it', () => {
  const dead = pages.flatMap(page =>
    [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = '', heading]) => {
        const target = path ? join(dirname(page), path) : page
        if (!existsSync(join(root, target))) return `${page}: ${link}`
        return heading && !anchorsOf(target).includes(heading) ? `${page}: ${link}` : []
      },
    ),
  )
  expect(pages.length).toBeGreaterThan(40)
  expect(dead).toEqual([])
})

test('every command that a page names is there', async () => {
  const { scripts } = await Bun.file(join(root, 'package.json')).json()
  const named = pages.flatMap(page =>
    [...textOf(page).matchAll(/npm run ([a-z:0-9]+)/g)].map(([, name = '']) => ({ page, name })),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  const programs = pages.flatMap(page =>
    [...textOf(page).matchAll(/\bbun ([a-z0-9/-]+\.ts)\b/g)].map(([, file = '']) => ({ page, file })),
  )
  expect(programs.length).toBeGreaterThan(5)
  expect(programs.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})

test('the README is read in four minutes: it has at most 900 words', () => {
  expect(textOf('README.md').split(/\s+/).length).toBeLessThanOrEqual(900)
})

test('the map of the house names folders that exist', () => {
  const house = readFileSync(join(root, 'docs/house.md'), 'utf8')
  const folders = [...house.matchAll(/^([a-z0-9-]+\/)(?: [a-z0-9-]+\/)*/gm)].flatMap(([line]) =>
    line.split(' '),
  )
  expect(folders.length).toBeGreaterThan(8)
  expect(folders.filter(folder => !existsSync(join(root, folder)))).toEqual([])
})

test('the house says of each app, and of no other, which addresses it owns', async () => {
  const rows = [...textOf('docs/house.md').matchAll(/^\| (`.*) \| (mf-\w+) +\|$/gm)]
  const owned = rows.map(([, addresses = '', app]) => [
    app,
    [...addresses.matchAll(/`([^`]+)`/g)].map(([, address]) => address).sort(),
  ])
  const pagesOf = async (app: string) => {
    const { pages }: { pages: { path: string }[] } = await import(join(root, app, 'src/pages.tsx'))
    return [...new Set(pages.map(({ path }) => path.replace(/^\/help\/.*/, '/help/:topic')))].sort()
  }
  const truth = await Promise.all(apps.map(async app => [app, await pagesOf(app)] as const))
  expect(Object.fromEntries(owned)).toEqual(Object.fromEntries(truth))
})

/** The specification has its own check. */
const ofToday = pages.filter(page => !/^docs\/specification/.test(page))
const sources = [
  ...new Bun.Glob('{api,packages,shared-ui,shell,mf-*,e2e,tools,scripts}/**/*.{ts,tsx,sh,json,sql}').scanSync(
    {
      cwd: root,
    },
  ),
  ...['.dependency-cruiser.cjs', 'docker-compose.yml', 'package.json', 'budgets.json', 'knip.json'],
].filter(file => !/(^|\/)(node_modules|dist|kept)\/|base-map-data/.test(file))

test('every file and every name in code that a page of today names is there', () => {
  const code = sources.map(textOf).join('\n')
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  const isFile = (name: string) => {
    const path = name.replace(/\/$/, '')
    if (existsSync(join(root, path))) return true
    return sources.some(file => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path}/`))
  }
  const missing = ofToday.flatMap(page =>
    [
      ...textOf(page)
        .replaceAll(/```.*?```/gs, '')
        .matchAll(/`([^`\n]+)`/g),
    ].flatMap(([, named = '']) => {
      const isPath = /^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(named) && /\/|\.(tsx?|md|json|cjs|yml)$/.test(named)
      if (isPath) return isFile(named) || code.includes(named) ? [] : `${page}: ${named}`
      const [, name] = /^([a-z]\w*[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b/.exec(named) ?? []
      return name && !names.has(name) ? `${page}: ${named}` : []
    }),
  )
  expect(missing).toEqual([])
})

const decisions = pages.filter(page => page.startsWith('docs/decisions/') && !page.endsWith('README.md'))

test('the list of decisions has every page, and every number of before', () => {
  const rows = [...textOf('docs/decisions/README.md').matchAll(/^\| \[(.*)\]\((.*)\) +\| ([\d, ]+) \|$/gm)]
  const listed = rows.map(([, title, file]) => `${file}: # ${title}`)
  const headings = decisions.map(page => `${basename(page)}: ${textOf(page).split('\n')[0]}`)
  expect(listed.sort()).toEqual(headings.sort())
  const numbers = new Set(rows.flatMap(([, , , numbers = '']) => numbers.trim().split(', ').map(Number)))
  const unused = [53, 113, 120, 125] // were never in force
  expect([...numbers, ...unused].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 129 }, (_, index) => index + 1),
  )
})

test('decisions are read in an hour: at most 25 pages, of at most 1,000 words each', () => {
  expect(decisions.length).toBeLessThanOrEqual(25)
  for (const page of decisions) expect([page, textOf(page).split(/\s+/).length < 1010]).toEqual([page, true])
})

test('the design system lists each of its components once', () => {
  const [, list = ''] = textOf('shared-ui/README.md').split('## Components')
  const listed = [...list.matchAll(/^- ([^:]*):/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  )
  const folders = readdirSync(join(root, 'shared-ui/src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  expect(listed.sort()).toEqual(folders.sort())
})

test('the page of licenses has the packages as they are: run `bun scripts/licenses.ts`', () => {
  expect(readFileSync(licensesPage, 'utf8')).toBe(listLicenses())
})
