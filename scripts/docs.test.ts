// The pages of docs/ only name files that exist.
import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('what an operator is told to run is there', async () => {
  const { scripts } = await Bun.file(join(root, 'package.json')).json()
  const pages = ['README.md', 'docs/when-a-release-goes-wrong.md'].map(page =>
    readFileSync(join(root, page), 'utf8'),
  )
  const named = pages.flatMap(page =>
    [...page.matchAll(/npm run ([a-z:0-9]+)/g)].flatMap(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !(name in scripts))).toEqual([])
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
