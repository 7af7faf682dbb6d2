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

const decisions = pages.filter(page => /^docs\/decisions\/\d/.test(page))
const numberOf = (page: string): number => Number(page.match(/\/(\d{3})-/)?.[1])

test('every decision has a number of its own, which its heading says', () => {
  expect(decisions.length).toBeGreaterThan(80)
  expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length)
  for (const page of decisions) expect(textOf(page)).toStartWith(`# ${numberOf(page)}. `)
})

test('the list of decisions has every one, with its title, its date and whether it is in force', () => {
  const list = textOf('docs/decisions/README.md')
  const rows = list.split('\n').filter(line => /^\| \d/.test(line))
  const files = new Set(decisions.map(page => page.replace('docs/decisions/', '')))
  const listed = rows.map(row => {
    const [, number = '', link = '', date = '', status = ''] = row.split('|').map(cell => cell.trim())
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(status).toMatch(/^(in force(, amended by \[\d.*)?|superseded by \[\d.*)$/)
    for (const [, later = '', file = ''] of status.matchAll(/\[(\d+)\]\((.*?)\)/g)) {
      expect([row, Number(later), files.has(file)]).toEqual([row, numberOf(`/${file}`), true])
      expect(Number(later)).toBeGreaterThan(Number(number))
    }
    return `${number} ${link}`
  })
  const headings = decisions.map(page => {
    const [, title = ''] = /^# \d+\. (.*)$/m.exec(textOf(page)) ?? []
    return `${numberOf(page)} [${title}](${page.replace('docs/decisions/', '')})`
  })
  expect(listed).toEqual(headings)
})
