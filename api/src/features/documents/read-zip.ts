// Reads what a ZIP file holds, as strictly as no honest program minds: two readings of one file would hide things from one of them.
import { inflateRawSync } from 'node:zlib'

export interface Entry {
  /** Where its own header begins. */
  at: number
  /** In bytes, as it is stored. */
  length: number
  isDeflated: boolean
  /** Whether its sizes follow its content once more. */
  hasDescriptor: boolean
}

const endLength = 22
const longestComment = 65_535
const maxEntries = 5000
const headerLength = 30
/** The sizes after a content, with and without a signature, of four or eight bytes each. All are too short to be an entry. */
const descriptorLengths: readonly number[] = [12, 16, 20, 24]

/**
 * The entries by name; undefined for what is no ZIP file, is damaged or encrypted, whose entries overlap or have other names than its directory says,
 * or that has bytes before or between its parts that no entry owns.
 */
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
    const flags = file.readUInt16LE(place + 8)
    const isEncrypted = (flags & 1) === 1
    const hasDescriptor = (flags & 8) === 8
    const method = file.readUInt16LE(place + 10)
    const nameEnd = place + 46 + file.readUInt16LE(place + 28)
    const name = file.toString('utf8', place + 46, nameEnd)
    const next = nameEnd + file.readUInt16LE(place + 30)
    const isUnderstood = (method === 0 || method === 8) && !isEncrypted
    if (
      !isUnderstood ||
      entries.has(name) ||
      hasTwoNames(file.subarray(place + 46, nameEnd), flags, file.subarray(nameEnd, next))
    )
      return undefined
    const at = file.readUInt32LE(place + 42)
    const length = file.readUInt32LE(place + 20)
    entries.set(name, { at, length, isDeflated: method === 8, hasDescriptor })
    place = next + file.readUInt16LE(place + 32)
  }
  return place === end && ownAllBytes(file, entries, directory) ? entries : undefined
}

/** Whether programs could read another name: one in an extra field, or letters that are UTF-8 only for some. */
const hasTwoNames = (name: Buffer, flags: number, extra: Buffer): boolean => {
  const isUtf8 = (flags & 0x800) === 0x800
  if (!isUtf8 && name.some(byte => byte > 0x7f)) return true
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 0x7075) return true
  return false
}

/** Whether the entries follow one another from the first byte to the directory, each with its own name. */
const ownAllBytes = (file: Buffer, entries: ReadonlyMap<string, Entry>, directory: number): boolean => {
  const inOrder = [...entries].toSorted(([, one], [, other]) => one.at - other.at)
  return inOrder.every(([name, entry], index) => {
    const next = inOrder[index + 1]?.[1].at ?? directory
    const rest = next - (contentAt(file, entry) + entry.length)
    return (
      (index > 0 || entry.at === 0) &&
      file.readUInt32LE(entry.at) === 0x04034b50 &&
      file.toString('utf8', entry.at + headerLength, nameEndOf(file, entry)) === name &&
      (rest === 0 || (entry.hasDescriptor && descriptorLengths.includes(rest)))
    )
  })
}

const nameEndOf = (file: Buffer, { at }: Entry): number => at + headerLength + file.readUInt16LE(at + 26)

const contentAt = (file: Buffer, entry: Entry): number =>
  nameEndOf(file, entry) + file.readUInt16LE(entry.at + 28)

/** The content of an entry; undefined if it is damaged or longer than `maxBytes`. */
export const readEntry = (file: Buffer, entry: Entry, maxBytes: number): Buffer | undefined => {
  const from = contentAt(file, entry)
  const content = file.subarray(from, from + entry.length)
  try {
    if (entry.isDeflated) return inflateRawSync(content, { maxOutputLength: maxBytes })
    return content.length <= maxBytes ? content : undefined
  } catch {
    return undefined
  }
}
