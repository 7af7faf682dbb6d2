import { expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './check.ts'
import { root } from './root.ts'

const installed = join(root, 'node_modules')

const installedPackages = (): string[] =>
  readdirSync(installed).flatMap(name =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map(part => `${name}/${part}`) : [name],
  )

/** If several packages bring a program of one name, it is left to chance which one runs. */
const packagesByProgram = (): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const name of installedPackages()) {
    const file = join(installed, name, 'package.json')
    if (!existsSync(file)) continue
    const { bin } = JSON.parse(readFileSync(file, 'utf8'))
    const programs = typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin ?? {})
    for (const program of programs) found.set(program, [...(found.get(program) ?? []), name])
  }
  return found
}

test('types and walls are checked in every folder of an app', () => {
  const apps = readdirSync(root).filter(
    name => name.startsWith('mf-') && existsSync(join(root, name, 'src/pages.tsx')),
  )
  expect(apps.length).toBeGreaterThan(3)
  expect(checks.types).toEqual(expect.arrayContaining(apps))
  expect(checks.walls).toEqual(expect.arrayContaining(apps))
})

test('each check runs a program that only one installed package brings', () => {
  const found = packagesByProgram()
  expect(found.get('tsc')?.length).toBeGreaterThan(1)
  const named = Object.values(checks).flatMap(([program = '']) => (program.includes('/') ? [] : [program]))
  expect(named.length).toBeGreaterThan(2)
  for (const program of named) expect(found.get(program)).toHaveLength(1)
})
