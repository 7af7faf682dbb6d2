import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { type Artifact, integrityOf } from '../artifact.ts'
import { compressedPath, type Encoding, encodings, isCompressible } from './compressed-names.ts'
import type { ReleaseStore } from './release-store.ts'

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: content => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

const decompressors = { br: brotliDecompressSync, gzip: gunzipSync }

/** By path in the store. */
export type CompressedFiles = Map<string, Buffer>

const holds = (path: string, encoding: Encoding, integrity: string): boolean => {
  try {
    return integrityOf(decompressors[encoding](readFileSync(path))) === integrity
  } catch {
    return false
  }
}

/**
 * Compresses those of an artifact's files that the store lacks, on other threads: a whole app takes a second,
 * so this happens before the store is locked. Leaves out missing or damaged files, which the gate refuses.
 */
export const compressNew = async (
  store: ReleaseStore,
  folder: string,
  { portal: { name, version, files } }: Artifact,
): Promise<CompressedFiles> => {
  const compressed: CompressedFiles = new Map()
  const compress = async (file: string, integrity: string): Promise<void> => {
    const plain = store.pathOf(name, version, file)
    const missing = encodings.filter(encoding => !holds(compressedPath(plain, encoding), encoding, integrity))
    if (missing.length === 0) return
    const content = readFileSync(join(folder, file))
    if (integrityOf(content) !== integrity) return
    for (const encoding of missing)
      compressed.set(compressedPath(plain, encoding), await compressors[encoding](content))
  }
  const candidates = Object.entries(files).filter(([file]) => isCompressible(file))
  await Promise.allSettled(candidates.map(([file, integrity]) => compress(file, integrity)))
  return compressed
}

/** By renames: a running portal never reads half a file. */
export const putCompressed = (compressed: CompressedFiles): void => {
  for (const [path, content] of compressed) {
    const aside = join(dirname(path), `.${basename(path)}.${process.pid}`)
    writeFileSync(aside, content)
    renameSync(aside, path)
  }
}
