import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { howMany } from '@portal/server/test/length'
import { type MultiStats, rspack, type StatsModule } from '@rspack/core'
import type { Recipe } from './recipe.ts'

const root = join(import.meta.dirname, '../../..')
const outputPath = mkdtempSync(join(tmpdir(), 'recipe-'))
afterAll(() => rmSync(outputPath, { recursive: true }))

const modulesOf = async (name: string): Promise<StatsModule[]> => {
  const { recipe }: { recipe: Recipe } = await import(join(root, name, 'rspack.config.ts'))
  // Numbers are given before minification, which takes most of a build.
  const compiler = rspack(
    recipe({ outputPath, mode: 'production' }).map(one => ({
      ...one,
      optimization: { ...one.optimization, minimize: false },
    })),
  )
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error))),
  )
  await new Promise<void>(resolve => compiler.close(() => resolve()))
  return stats.stats.flatMap(
    child => child.toJson({ all: false, modules: true, ids: true, modulesSpace: 100_000 }).modules ?? [],
  )
}

const packages: [name: string, count: number][] = [
  ['shell', 14],
  ['mf-ai', 0],
]

test.each(packages.slice(0, howMany(1, 2)))(
  'modules of %s whose name has a path on this machine have numbers of their own, whatever the path',
  async (name, count) => {
    const modules = await modulesOf(name)
    const numbers = modules
      .filter(module => module.name?.includes(root) && module.id !== null)
      .map(module => Number(module.id))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    expect(modules.length).toBeGreaterThan(200)
  },
  120_000,
)
