// Reads the names in a compound file, the format of Word's .doc: a small file system with a table of sectors.

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const entryLength = 128
/** Marks the end of a chain, as do all numbers from here on. */
const lastSector = 0xfffffffa

/** Undefined for what is no compound file, or is damaged. */
export const namesInCompoundFile = (file: Buffer): readonly string[] | undefined => {
  if (!file.subarray(0, signature.length).equals(signature)) return undefined
  try {
    return readNames(file)
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined // a sector beyond its end
    throw thrown
  }
}

const readNames = (file: Buffer): readonly string[] | undefined => {
  const shift = file.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorLength = 2 ** shift
  const numbersEach = sectorLength / 4
  /** A file cannot have more sectors; a chain that is longer is a circle. */
  const maxSectors = Math.ceil(file.length / sectorLength)
  const startOf = (sector: number) => (sector + 1) * sectorLength
  const numberIn = (sector: number, index: number) => file.readUInt32LE(startOf(sector) + index * 4)

  const tables = Array.from({ length: 109 }, (_, index) => file.readUInt32LE(76 + index * 4))
  let more = file.readUInt32LE(68)
  for (let read = 0; more < lastSector; read += 1) {
    if (read > maxSectors) return undefined
    const sector = more
    for (let index = 0; index < numbersEach - 1; index += 1) tables.push(numberIn(sector, index))
    more = numberIn(sector, numbersEach - 1)
  }
  const sectorAfter = (sector: number): number =>
    numberIn(tables[Math.floor(sector / numbersEach)] ?? lastSector, sector % numbersEach)

  const names: string[] = []
  let sector = file.readUInt32LE(48)
  for (let read = 0; sector < lastSector; read += 1) {
    if (read > maxSectors) return undefined
    for (let at = startOf(sector); at < startOf(sector + 1); at += entryLength) {
      const isUsed = file.readUInt8(at + 66) !== 0
      const length = Math.min(file.readUInt16LE(at + 64), 64)
      if (isUsed && length >= 2) names.push(file.toString('utf16le', at, at + length - 2))
    }
    sector = sectorAfter(sector)
  }
  return names
}
