// What the pages say is true: links lead somewhere, and files and commands that are named exist.
import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apps } from './apps.ts'
import { root } from './root.ts'

const steps = readFileSync(join(root, 'docs/follow-a-rent.md'), 'utf8')
  .split('\n')
  .flatMap(line => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? [])

test('a rent is followed from the form to the card through at most 15 files, all of which exist', () => {
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.length).toBeLessThanOrEqual(15)
  expect(steps.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(steps).size).toBe(steps.length)
})

/** Every page in Markdown, as a path from the root; not those of packages from npm, nor what is kept of older portals. */
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
  expect(pages.length).toBeGreaterThan(100)
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

test('the house says of each app, and of no other, which addresses it owns', () => {
  const house = readFileSync(join(root, 'docs/house.md'), 'utf8')
  const owners = [...house.matchAll(/^\| .* \| (.*?) +\|$/gm)].flatMap(([, owner = '']) => owner.split(', '))
  expect(owners.filter(owner => owner.startsWith('mf-')).sort()).toEqual(apps)
})
