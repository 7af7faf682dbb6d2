// As a build writes them, and as the entry asks for them when it runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '../artifact.ts'
import { entryFileOf } from '../names.ts'
import type { Violation } from './violation.ts'

/** `shareKey:"react",import:null,requiredVersion:"^19.3.1"` */
const rangeInEntry = /shareKey:"([^"]+)",import:null,requiredVersion:"([^"]+)"/g

/** `*` would fit anything. */
const isOfBuild = (range: string): boolean => /^\^\d+\.\d+\.\d+$/.test(range)

const likeABuild = 'a build asks for one version and those that follow it, such as ^2.1.0: build it again.'

export const otherRanges = (folder: string, { portal, shared }: Artifact): Violation[] => {
  const { name, shellApi, api } = portal
  const entry = readFileSync(join(folder, entryFileOf(name)), 'utf8')
  const inEntry = new Map([...entry.matchAll(rangeInEntry)].map(([, key = '', range = '']) => [key, range]))
  const inManifest = new Map(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))
  const ofPackages = [...new Set([...inEntry.keys(), ...inManifest.keys()])].flatMap((key): Violation[] => {
    const [own, listed] = [inEntry.get(key), inManifest.get(key)]
    if (own === listed && own !== undefined && isOfBuild(own)) return []
    const message =
      own === listed
        ? `${name} asks for ${key} ${listed}, and ${likeABuild}`
        : `The manifest of ${name} asks for ${key} ${listed ?? 'in no version'}, and its entry for ${own ?? 'none'}: build it again.`
    return [{ clause: 'shared-version', message }]
  })
  const ofApi = (clause: 'shell-api' | 'api', what: string, range: string): Violation[] =>
    isOfBuild(range)
      ? []
      : [{ clause, message: `${name} asks for version ${range} of ${what}, and ${likeABuild}` }]
  return [
    ...ofPackages,
    ...ofApi('shell-api', "the shell's API", shellApi),
    ...(api === undefined ? [] : ofApi('api', 'the API', api)),
  ]
}
