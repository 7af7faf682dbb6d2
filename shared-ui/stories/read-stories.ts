import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Glob } from 'bun'
import type { ComponentType } from 'react'

export interface StoryFile {
  title: string
  components: [name: string, Story: ComponentType][]
}

const source = join(import.meta.dir, '../src')

/** Throws for a file whose default export has no title. */
export async function readStories(): Promise<StoryFile[]> {
  const paths = await Array.fromAsync(new Glob('*/*.stories.tsx').scan(source))
  return Promise.all(paths.sort().map(async path => toStoryFile(path, await import(join(source, path)))))
}

/** A folder without a component needs none. */
export async function findFoldersWithoutStories(): Promise<string[]> {
  const paths = await Array.fromAsync(new Glob('*/*.tsx').scan(source))
  return paths
    .filter(path => basename(path, '.tsx') === dirname(path))
    .map(path => dirname(path))
    .filter(name => !existsSync(join(source, name, `${name}.stories.tsx`)))
    .sort()
}

function toStoryFile(path: string, module: Record<string, unknown>): StoryFile {
  const { default: meta, ...exported } = module
  if (!isMeta(meta)) throw new Error(`${path} has no title. Give it: export default { title: '…' }`)
  const components = Object.entries(exported).filter((entry): entry is [string, ComponentType] => {
    return typeof entry[1] === 'function'
  })
  return { title: meta.title, components }
}

function isMeta(value: unknown): value is { title: string } {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
}
