import { existsSync, readFileSync } from 'node:fs'
import { type Artifact, integrityOf } from '../artifact.ts'
import { appExpose, drawnAheadFile, entryFileOf, shellName } from '../names.ts'
import type { Violation } from './violation.ts'

const namedByManifest = ({ exposes, shared, portal }: Artifact): string[] => [
  ...[...exposes, ...shared].flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]),
  ...Object.values(portal.loads).flatMap(({ files }) => files),
]

/** The content hashes of the chunks that the entry can load: `"files/"+e+"."+{384:"77cccbd202"}[e]+".js"`. */
const hashesInEntry = (entry: string): string[] => {
  const [address = ''] = /"files\/"\+.{0,100000}?\+"\.js"/s.exec(entry) ?? []
  return [...address.matchAll(/:"([0-9a-f]{10})"/g)].flatMap(([, hash]) => hash ?? [])
}

/** In the artifact's list or, in older artifacts, its entry. */
const checksumsIn = (text: string): [file: string, integrity: string][] =>
  [...text.matchAll(/"\.\.\/(files\/[^"]+)"(?::|,import\.meta\.url\)\.href,)"(sha256-[^"]+)"/g)].map(
    ([, file = '', integrity = '']) => [file, integrity],
  )

export const missingChunks = (artifact: Artifact, pathOf: (file: string) => string): Violation[] => {
  const { name, files, drawnAhead } = artifact.portal
  const read = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : null)
  const entryFile = entryFileOf(name)
  const entry = read(entryFile)?.toString('utf8') ?? ''
  const ofEntry = checksumsIn(entry)
  const lists = ofEntry.map(([file]) => read(file)?.toString('utf8') ?? '')
  const named = [...ofEntry, ...lists.flatMap(checksumsIn)]
  const problems = [
    ...Object.entries({ [entryFile]: '', ...files, [drawnAheadFile]: drawnAhead }).flatMap(
      ([file, integrity]) => {
        const content = read(file)
        if (!content) return [`${file} is not there`]
        return integrityOf(content) === integrity ? [] : [`${file} is not as it was built`]
      },
    ),
    ...namedByManifest(artifact)
      .filter(file => !(file in files))
      .map(file => `the manifest names ${file} without its checksum`),
    ...named
      .filter(([file, integrity]) => files[file] !== integrity)
      .map(([file]) => `the entry names another ${file} than the manifest`),
    ...hashesInEntry(entry)
      .filter(hash => !Object.keys(files).some(file => file.includes(`.${hash}.`)))
      .map(hash => `the entry names a file with the hash ${hash}, which is not there`),
    ...(name === shellName || artifact.exposes.some(expose => expose.name === appExpose)
      ? []
      : [`the manifest exposes no ./${appExpose}`]),
  ]
  return [...new Set(problems)].map(problem => ({
    clause: 'missing-chunk',
    message: `In ${name}, ${problem}: build it again.`,
  }))
}
