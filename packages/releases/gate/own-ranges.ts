// The versions that an app says it needs: as a build writes them, and as its entry asks for them when it runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '../artifact.ts'
import { entryFileOf } from '../names.ts'
import type { Violation } from './violation.ts'

/** `shareKey:"react",import:null,requiredVersion:"^19.3.1"` */
const asked = /shareKey:"([^"]+)",import:null,requiredVersion:"([^"]+)"/g

/** A version and what follows it; `*` would fit whatever comes. */
const isOfBuild = (range: string): boolean => /^\^\d+\.\d+\.\d+$/.test(range)

const likeABuild = 'a build asks for one version and those that follow it, such as ^2.1.0: build it again.'

/** Ranges of an app's manifest that no build writes, or that are not those of its entry. */
export const otherRanges = (folder: string, { portal, shared }: Artifact): Violation[] => {
  const { name, shellApi, api } = portal
  const entry = readFileSync(join(folder, entryFileOf(name)), 'utf8')
  const inEntry = new Map([...entry.matchAll(asked)].map(([, key = '', range = '']) => [key, range]))
  const inManifest = new Map(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))
  const ofPackages = [...new Set([...inEntry.keys(), ...inManifest.keys()])].flatMap((key): Violation[] => {
    const [own, said] = [inEntry.get(key), inManifest.get(key)]
    if (own === said && own !== undefined && isOfBuild(own)) return []
    const message =
      own === said
        ? `${name} asks for ${key} ${said}, and ${likeABuild}`
        : `The manifest of ${name} asks for ${key} ${said ?? 'in no version'}, and its entry for ${own ?? 'none'}: build it again.`
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
