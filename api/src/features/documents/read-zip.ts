// Reads what a ZIP file holds, as strictly as no honest program minds: two readings of one file would hide things from one of them.
import { inflateRawSync } from 'node:zlib'

interface Entry {
  /** Where its own header begins. */
  at: number
  /** In bytes, as it is stored. */
  length: number
  isDeflated: boolean
}

const endLength = 22
const longestComment = 65_535
const maxEntries = 5000

/** The entries by name; undefined for what is no ZIP file, is damaged, encrypted, or has bytes before or between its parts that no entry owns. */
export const entriesOfZip = (file: Buffer): ReadonlyMap<string, Entry> | undefined => {
  try {
    return readDirectory(file)
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined // it ends too early
    throw thrown
  }
}

const readDirectory = (file: Buffer): ReadonlyMap<string, Entry> | undefined => {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (
    !file.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) ||
    end < file.length - endLength - longestComment
  )
    return undefined
  const count = file.readUInt16LE(end + 10)
  const hasOneDisk = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count
  const directory = file.readUInt32LE(end + 16)
  const endsWhereItSays =
    end + endLength + file.readUInt16LE(end + 20) === file.length &&
    directory + file.readUInt32LE(end + 12) === end
  if (!hasOneDisk || !endsWhereItSays || count > maxEntries) return undefined
  const entries = new Map<string, Entry>()
  let place = directory
  for (let read = 0; read < count; read += 1) {
    if (file.readUInt32LE(place) !== 0x02014b50) return undefined
    const isEncrypted = (file.readUInt16LE(place + 8) & 1) === 1
    const method = file.readUInt16LE(place + 10)
    const nameEnd = place + 46 + file.readUInt16LE(place + 28)
    const name = file.toString('utf8', place + 46, nameEnd)
    if (isEncrypted || (method !== 0 && method !== 8) || entries.has(name)) return undefined
    const at = file.readUInt32LE(place + 42)
    entries.set(name, { at, length: file.readUInt32LE(place + 20), isDeflated: method === 8 })
    place = nameEnd + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32)
  }
  return place === end ? entries : undefined
}

/** The content of an entry; undefined if it is damaged or longer than `maxBytes`. */
export const readEntry = (
  file: Buffer,
  { at, length, isDeflated }: Entry,
  maxBytes: number,
): Buffer | undefined => {
  try {
    if (file.readUInt32LE(at) !== 0x04034b50) return undefined
    const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    const stored = file.subarray(from, from + length)
    if (isDeflated) return inflateRawSync(stored, { maxOutputLength: maxBytes })
    return stored.length <= maxBytes ? stored : undefined
  } catch {
    return undefined
  }
}
