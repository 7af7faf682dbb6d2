// An artifact as one file: `app.tgz`. Archives from elsewhere are read with care: only safe names, only
// files, and limits.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { create, Parser, type ReadEntry } from 'tar'
import * as z from 'zod/mini'
import { readArtifact } from '../artifact.ts'
import { limits } from '../limits.ts'
import { drawnAheadFile, manifestFile } from '../names.ts'

/** With the files of the archive and the server: manifest, code that draws, and checks. */
const most = { bytes: limits.artifactBytes, files: limits.files + 3 }
/** Each file has a header in blocks of 512 bytes, sometimes with one for its long name. */
const maxUnpackedBytes = most.bytes + most.files * 2048

/** Not part of the version: the same version can be built unchecked elsewhere. */
const checkedFile = 'checked.json'

/** Checks that can run where an app is built, and not later. */
const Checks = z.array(z.enum(['types']))
export type Checks = z.infer<typeof Checks>

/** The same input gives the same file, except for gzip's time stamp. */
export const pack = async (folder: string, file: string, checked: Checks): Promise<void> => {
  const files = [manifestFile, drawnAheadFile, ...Object.keys(readArtifact(folder).portal.files)]
  const box = mkdtempSync(join(tmpdir(), 'packing-'))
  try {
    for (const name of files) cpSync(join(folder, name), join(box, name))
    writeFileSync(join(box, checkedFile), JSON.stringify(checked))
    await create(
      { file, cwd: box, gzip: true, portable: true, noMtime: true },
      [checkedFile, ...files].sort(),
    )
  } finally {
    rmSync(box, { recursive: true, force: true })
  }
}

interface ArchiveEntry {
  path: string
  content: Buffer
}

const safePath = /^([\w@-][\w.@-]*\/){0,3}[\w@-][\w.@-]*$/

const readEntry = ({ path, type, size }: ReadEntry, files: number): string | null => {
  if (type === 'Directory') return null
  if (type !== 'File' && type !== 'OldFile') return `it holds ${path}, which is no file (${type})`
  if (!safePath.test(path.replace(/^\.\//, '')))
    return `it holds a file with the name ${JSON.stringify(path)}`
  if (files >= most.files) return `it holds more than ${most.files} files`
  return size > most.bytes ? `it holds more than ${most.bytes / 1_000_000} MB` : null
}

/** In memory: nothing is written before every name is known to be safe. */
const unzip = (file: string): ArchiveEntry[] => {
  if (statSync(file).size > most.bytes) throw new Error(`it is larger than ${most.bytes / 1_000_000} MB`)
  const tar = gunzipSync(readFileSync(file), { maxOutputLength: maxUnpackedBytes })
  const packed: ArchiveEntry[] = []
  const problems: string[] = []
  const parser = new Parser({
    strict: true,
    onReadEntry: entry => {
      const problem = readEntry(entry, packed.length)
      if (problem) problems.push(problem)
      if (problem || entry.type === 'Directory') return entry.resume()
      const chunks: Buffer[] = []
      entry.on('data', chunk => chunks.push(Buffer.from(chunk)))
      entry.on('end', () =>
        packed.push({ path: entry.path.replace(/^\.\//, ''), content: Buffer.concat(chunks) }),
      )
    },
  })
  parser.on('error', error => problems.push(String(error)))
  parser.end(tar)
  if (problems[0]) throw new Error(problems[0])
  return packed
}

/** The archive's top, or the one folder there. */
const topOf = (packed: ArchiveEntry[]): string => {
  const manifest = packed.find(({ path }) => path === manifestFile || path.endsWith(`/${manifestFile}`))
  const top = manifest?.path.slice(0, -manifestFile.length)
  if (top === undefined || /\/./.test(top)) throw new Error(`it holds no ${manifestFile} at its top`)
  return top
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'ERR_BUFFER_TOO_LARGE') return `it holds more than ${most.bytes / 1_000_000} MB`
  if (typeof code === 'string' && code.startsWith('Z_')) return 'it is no whole gzip file'
  return error instanceof Error ? error.message : String(error)
}

const readChecks = (folder: string): Checks => {
  const path = join(folder, checkedFile)
  return existsSync(path) ? Checks.parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** Returns what its build checked. Throws an Error of one sentence for an invalid archive. */
export const unpack = (file: string, folder: string): Checks => {
  try {
    const packed = unzip(file)
    const top = topOf(packed)
    for (const { path, content } of packed.filter(({ path }) => path.startsWith(top))) {
      const target = join(folder, path.slice(top.length))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
    readArtifact(folder)
    return readChecks(folder)
  } catch (error) {
    throw new Error(`${file} cannot be released: ${reasonOf(error)}.`)
  }
}
